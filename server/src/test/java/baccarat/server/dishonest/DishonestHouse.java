package baccarat.server.dishonest;

import baccarat.rules.Money;
import baccarat.server.Limits;
import baccarat.server.OpenCasino;
import baccarat.server.Powers;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.money.HouseKind;
import baccarat.server.store.Micros;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/// A house a day after it was founded, with honest people in it and a gang: automatic tables, one
/// with a sealed shoe and one with real cards.
final class DishonestHouse implements AutoCloseable {

    static final String AUTOMATIC = "ma-mini";
    static final String SEALED = "sealed-1";
    static final String REAL = "real-1";

    /// A name that stands in nothing else the casino says.
    static final String BYSTANDER = "Quenby";

    /// Sits nowhere; in a house for money her account has nothing in it.
    static final String ABSENT = "Wilhelmina";

    static final int BYSTANDERS_SEAT = 4;
    static final Money ALONE = Money.dollars(1_000);

    private static final Limits.Rate ANY_NUMBER = new Limits.Rate(1_000_000, 60_000_000);
    private static final Duration FIRST_DAY = Duration.ofHours(25);

    private final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);
    private final OpenCasino open;
    private final Gang gang;
    private final HouseKind kind;
    private final Staff staff;
    private final String code;
    private final List<Someone> honest = new ArrayList<>();
    private final List<Someone> dishonest = new ArrayList<>();
    private final Instant begun;
    private final Watching bystander;

    DishonestHouse(Path data, Gang gang, HouseKind kind) {
        this.gang = gang;
        this.kind = kind;
        Settings settings =
                Settings.USUAL
                        .with(data)
                        .founded(kind)
                        .with(OpenCasino.QUICK)
                        .with(Limits.USUAL.withRequests(ANY_NUMBER))
                        .with(new Powers(ALONE));
        open = OpenCasino.with(settings, () -> Instant.now().plus(ahead.get()));
        code = open.casino().code().orElseThrow();
        staff = Staff.of(open);
        honest.add(new Someone("ada", "administrator", Staff.PASSWORD, staff.administrator()));
        honest.add(hired("Hank", "dealer"));
        honest.add(hired("Flora", "floorperson"));
        honest.add(hired("Evan", "surveillance"));
        for (int i = 0; i < gang.posts().size(); i++) {
            dishonest.add(hired("gangster " + i, gang.posts().get(i)));
        }
        openTables();
        patrons();
        ahead.set(FIRST_DAY);
        everybody().forEach(Someone::signIn);
        String pin = "{'pin':'481529','password':'%s'}".formatted(honest("Flora").password());
        honest("Flora").browser().post("/v1/session/pin", pin).is(204);
        bystander =
                Staff.seated(honest(BYSTANDER).browser(), BYSTANDER, AUTOMATIC, BYSTANDERS_SEAT);
        honest("Hank").browser().post("/v1/tables/" + SEALED + "/crew", "{}").is(200);
        begun = open.casino().clock().instant();
    }

    private Someone hired(String name, String post) {
        String password = "the password of " + name;
        staff.administrator()
                .post(
                        "/v1/staff",
                        "{'name':'%s','password':'%s','post':'%s',%s}"
                                .formatted(name, password, post, Staff.PROVEN))
                .is(201);
        return new Someone(name, post, password, open.visitor().signIn(name, password));
    }

    private void openTables() {
        Visitor floor = honest("Flora").browser();
        String rules = Staff.submission(floor, AUTOMATIC).replace("decks: 8", "decks: 6");
        for (String table : List.of(SEALED, REAL)) {
            String dealing = table.equals(REAL) ? "real-cards" : "sealed";
            Staff.table(floor, table, "West", dealing, rules).is(201);
            opening(floor, honest("Hank").browser(), table);
        }
    }

    private void opening(Visitor floor, Visitor dealer, String table) {
        dealer.post("/v1/tables/" + table + "/crew", "{}").is(200);
        String path = "/v1/tables/%s/opening".formatted(table);
        String id =
                dealer.post(
                                path,
                                "{'tray':'100000.00','password':'%s'}"
                                        .formatted(honest("Hank").password()))
                        .is(201)
                        .json()
                        .path("id")
                        .asString();
        floor.post(
                        "/v1/slips/" + id + "/signatures",
                        "{'password':'%s'}".formatted(honest("Flora").password()))
                .is(200);
    }

    /// Everybody has a password, by the way their kind of house has for it, and most 5,000.00.
    private void patrons() {
        honest.add(patron(BYSTANDER));
        fund(BYSTANDER);
        honest.add(patron(ABSENT));
        int accomplices = gang == Gang.PATRONS ? 3 : 1;
        for (int i = 0; i < accomplices; i++) {
            dishonest.add(patron("accomplice " + i));
            fund("accomplice " + i);
        }
        limits();
    }

    /// A house for play has given whoever registers as much.
    private void fund(String name) {
        if (kind == HouseKind.MONEY) {
            Staff.fund(open, name);
        }
    }

    private void limits() {
        for (String limit : List.of("'loss','value':'9000.00'", "'time','value':'1440'")) {
            String body = "{'limit':%s}".formatted(limit).replace('\'', '"');
            for (String name : List.of(BYSTANDER, ABSENT)) {
                honest(name).browser().ask("PUT", "/api/v1/account/limits", body).is(200);
            }
        }
    }

    private Someone patron(String name) {
        String password = "the password of " + name;
        Visitor browser = open.visitor();
        String account = "{'name':'%s','password':'%s'}".formatted(name, password);
        Visitor desk = kind == HouseKind.MONEY ? honest("Flora").browser() : browser;
        desk.post("/v1/patrons", account).is(201);
        browser.signIn(name, password);
        return new Someone(name, "patron", password, browser);
    }

    /// The code for the first administrator, which was used up and stands in an old terminal.
    String code() {
        return code;
    }

    Gang gang() {
        return gang;
    }

    HouseKind kind() {
        return kind;
    }

    OpenCasino open() {
        return open;
    }

    List<Someone> honest() {
        return honest;
    }

    Someone honest(String name) {
        return honest.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    }

    List<Someone> dishonest() {
        return dishonest;
    }

    List<Someone> everybody() {
        var all = new ArrayList<>(honest);
        all.addAll(dishonest);
        return all;
    }

    Watching bystander() {
        return bystander;
    }

    /// From when on the gang is at work, as the store writes it.
    long begun() {
        return Micros.of(begun);
    }

    @Override
    public void close() {
        open.close();
    }
}
