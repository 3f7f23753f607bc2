package baccarat.server.security;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.server.OpenCasino;
import baccarat.server.Powers;
import baccarat.server.Settings;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.money.HouseKind;
import baccarat.server.store.Ledger;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A casino with staff who try what is not theirs to do alone.
abstract class PowersCase {

    static final String PATRONS_PASSWORD = "a password of nobody else";

    @TempDir Path data;

    final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-03-01T12:00:00Z"));

    int asked;
    OpenCasino open;
    Staff staff;
    Visitor floor;
    Visitor dealer;

    /// The clock moves with every look at it, so that nothing waits for it.
    @BeforeEach
    void openForPlay() {
        open(Settings.USUAL.with(data));
    }

    void openForMoney() {
        open.close();
        open(Settings.USUAL.with(data.resolve("money")).founded(HouseKind.MONEY));
        floor.post("/v1/patrons", "{'name':'pat','password':'%s'}".formatted(PATRONS_PASSWORD))
                .is(201);
    }

    final void open(Settings settings) {
        open =
                OpenCasino.with(
                        settings.with(OpenCasino.QUICK).with(new Powers(Money.dollars(1_000))),
                        () -> now.updateAndGet(it -> it.plusMillis(20)));
        staff = Staff.of(open);
        floor = staff.hire("fay", "floorperson");
        dealer = staff.hire("dan", "dealer");
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    void sealedTable(String id) {
        Staff.table(floor, id, "West", "sealed", Staff.submission(floor, "ma-mini")).is(201);
        Staff.slip(dealer, floor, "/v1/tables/" + id + "/opening", "{'tray':'100000.00'}").is(200);
    }

    static String ask(String id, String command) {
        return "{'id':'%s','command':%s}".formatted(id, command);
    }

    static String order(String command) {
        return "{'command':%s}".formatted(command);
    }

    void refused(Visitor who, String table, String command, String detail) {
        JsonNode answer =
                who.post("/v1/tables/" + table + "/commands", ask("x" + asked++, command))
                        .is(409)
                        .json();
        assertEquals(detail, answer.path("detail").asString(), answer.toString());
    }

    static String money(String amount, String more) {
        return "{'amount':'%s','means':'cash','reason':'a suitcase'%s,%s}"
                .formatted(amount, more, Staff.SIGNED);
    }

    Money account(String patron) {
        return open.casino().store().read(handle -> Ledger.balance(handle, "patron:" + patron));
    }
}
