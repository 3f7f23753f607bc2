package baccarat.server.web;

import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.floor.Draft;
import baccarat.server.floor.SlipDesk;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Match play coupons, issued by the floor or the house to a patron at a table. Each is a slip;
/// above what one person may issue alone it waits for a second signature.
final class CouponRoutes {

    private final Casino casino;
    private final SlipDesk desk;

    CouponRoutes(Casino casino, SlipDesk desk) {
        this.casino = casino;
        this.desk = desk;
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        "/tables/{table}/coupons",
                        FloorRoutes.THE_FLOOR,
                        "issue a match play coupon to a patron at the table",
                        this::issue));
    }

    private void issue(Call call) {
        String table = TableRoutes.table(casino, call).setting().id();
        JsonNode body = call.body();
        Money value = call.money(body, "value");
        Draft draft =
                Draft.coupon(table, call.text(body, "patron"), value, call.reason(body, "reason"));
        SlipAnswer.ask(call, casino, desk, draft);
    }
}
