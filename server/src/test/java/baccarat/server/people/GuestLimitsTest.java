package baccarat.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.OpenCasino;
import baccarat.server.Settings;
import baccarat.server.Visitor;
import baccarat.server.floor.GuestDesk;
import baccarat.server.money.Cage;
import baccarat.server.store.Ledger;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Guests are few from one address, and those who do not come back are cleared away.
class GuestLimitsTest {

    private static final GuestLimits LIMITS = new GuestLimits(3, 5, Duration.ofHours(6));

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-03-01T12:00:00Z"));

    @TempDir Path data;
    private OpenCasino open;

    @BeforeEach
    void openTheCasino() {
        open =
                OpenCasino.with(
                        Settings.USUAL
                                .with(data)
                                .with(OpenCasino.QUICK)
                                .with(LIMITS)
                                .withRegulars(0),
                        now::get);
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    private void later(Duration time) {
        now.updateAndGet(it -> it.plus(time));
    }

    private Visitor.Reply walkIn(Visitor visitor, String name) {
        return visitor.post("/v1/guests", "{'name':'%s'}".formatted(name));
    }

    private Money balance(String account) {
        return open.casino().store().read(handle -> Ledger.balance(handle, account));
    }

    private boolean isKnown(String name) {
        return open.casino().people().find(name).isPresent();
    }

    private boolean sits(String name) {
        return open.casino().table("ma-mini").orElseThrow().isAt(name).join();
    }

    private Visitor seated(String name, int seat) {
        Visitor visitor = open.visitor().walkIn(name);
        int tries = 0;
        while (!sits(name)) {
            // The table opens by itself once its clock moves on.
            later(Duration.ofSeconds(1));
            tries++;
            visitor.post(
                    "/v1/tables/ma-mini/commands",
                    "{'id':'%d','command':{'command':'TakePlace','patron':'%s','place':'%d'}}"
                            .formatted(tries, name, seat));
        }
        return visitor;
    }

    @Test
    void one_address_has_so_many_guests_and_no_more() {
        Visitor first = open.visitor();
        walkIn(first, "a").is(201);
        walkIn(open.visitor(), "b").is(201);
        walkIn(open.visitor(), "c").is(201);
        Visitor.Reply refused = walkIn(open.visitor(), "d").is(409);
        assertTrue(refused.text().contains("from your address"), refused.text());

        first.delete("/v1/session").is(204);
        new GuestDesk(open.casino()).clear();
        walkIn(open.visitor(), "d").is(201);
    }

    @Test
    void the_house_has_so_many_guests_and_no_more() {
        for (int guest = 0; guest < LIMITS.atMost(); guest++) {
            assertEquals("", admitted("10.0.0." + guest, "guest " + guest));
        }
        String refused = admitted("10.0.0.99", "one more");
        assertTrue(refused.contains("The house has 5 guests"), refused);
    }

    /// Why they are not, if so.
    private String admitted(String address, String name) {
        var walkIn = new Guests.WalkIn(address, Money.dollars(100), LIMITS);
        return switch (open.casino().people().guests().welcome(name, walkIn)) {
            case People.Outcome.Done _ -> "";
            case People.Outcome.Refused(var why) -> why;
        };
    }

    @Test
    void a_guest_who_stays_away_is_cleared_away_and_the_chips_go_back() {
        seated("anna", 1);
        var desk = new GuestDesk(open.casino());
        later(Duration.ofHours(5));
        desk.clear();
        assertTrue(isKnown("anna"));

        later(Duration.ofHours(2));
        while (isKnown("anna")) {
            desk.clear();
        }
        assertFalse(sits("anna"));
        assertEquals(Money.ZERO, balance("patron:anna"));
        assertEquals(Money.ZERO, balance(Cage.PLAY_CHIPS));
        Visitor.Reply again = walkIn(open.visitor(), "anna").is(201);
        assertEquals("5000.00", again.json().path("account").asString());
    }

    @Test
    void a_guest_who_comes_back_in_time_stays() {
        Visitor anna = open.visitor().walkIn("anna");
        var desk = new GuestDesk(open.casino());
        for (int times = 0; times < 30; times++) {
            later(Duration.ofMinutes(20));
            anna.get("/v1/session").is(200);
            desk.clear();
        }

        assertTrue(isKnown("anna"));
    }

    @Test
    void whoever_signs_out_leaves_the_tables() {
        Visitor anna = seated("anna", 1);
        assertTrue(sits("anna"));
        anna.delete("/v1/session").is(204);
        while (sits("anna")) {
            Thread.onSpinWait();
        }
        assertEquals(Money.dollars(5_000), balance("patron:anna"));
    }

    @Test
    void a_patron_whose_session_is_over_gives_up_the_place() {
        seated("anna", 1);
        later(Duration.ofMinutes(31));
        while (sits("anna")) {
            Thread.onSpinWait();
        }
        assertTrue(isKnown("anna"));
    }

    @Test
    void one_address_does_not_take_every_seat() {
        int guests = 0;
        for (int i = 0; i < 40; i++) {
            guests += walkIn(open.visitor(), "g" + i).status() == 201 ? 1 : 0;
        }

        assertEquals(LIMITS.perAddress(), guests);
    }
}
