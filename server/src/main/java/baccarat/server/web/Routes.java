package baccarat.server.web;

import baccarat.server.Casino;
import baccarat.server.floor.SlipDesk;
import java.util.ArrayList;
import java.util.List;

/// All routes of the casino.
final class Routes {

    private Routes() {}

    /// Every route except those of the sockets.
    static List<Route> all(Casino casino, Cookies cookies) {
        var routes = new ArrayList<Route>();
        var reads = new StaffReads(casino);
        routes.addAll(new HouseRoutes(casino).all());
        routes.addAll(new PrivacyRoutes(casino, reads).all());
        var people = new PeopleRoutes(casino, cookies, new Callers(casino.settings()));
        routes.addAll(people.all());
        routes.addAll(new CareRoutes(casino).all());
        routes.addAll(new PasskeyRoutes(casino, people).all());
        routes.addAll(new PinRoutes(casino).all());
        routes.addAll(new Displays(casino, people).all());
        routes.addAll(new AccountRoutes(casino, reads).all());
        routes.addAll(new TableRoutes(casino).all());
        routes.addAll(new BookRoutes(casino).all());
        routes.addAll(new AnalystRoutes(casino).all());
        routes.addAll(new SimulationRoutes(casino).all());
        routes.addAll(new RecordRoutes(casino, reads).all());
        routes.addAll(new SearchRoutes(casino, reads).all());
        routes.addAll(new CheckpointRoutes(casino).all());
        routes.addAll(new SignificantRoutes(casino).all());
        routes.addAll(new FloorRoutes(casino).all());
        var slips = new SlipDesk(casino);
        routes.addAll(new SlipRoutes(casino, slips).all());
        routes.addAll(new CageRoutes(casino, slips).all());
        routes.addAll(new HandoverRoutes(casino).all());
        routes.addAll(new CashRoutes(casino, reads).all());
        routes.addAll(new CrewRoutes(casino).all());
        routes.addAll(new ShoeRoutes(casino).all());
        routes.addAll(new PreviewRoutes(casino).all());
        routes.addAll(new CouponRoutes(casino, slips).all());
        routes.addAll(new WaitingRoutes(casino).all());
        routes.addAll(new WagerRoutes(casino).all());
        routes.addAll(new PitRoutes(casino).all());
        routes.addAll(new ReportRoutes(casino, reads).all());
        routes.addAll(new BundleRoutes(casino, reads).all());
        routes.addAll(new DayRoutes(casino, reads).all());
        return List.copyOf(routes);
    }
}
