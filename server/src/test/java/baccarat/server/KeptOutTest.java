package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.care.Away;
import baccarat.server.care.Care;
import baccarat.server.money.HouseKind;
import baccarat.server.store.Ledger;
import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who asked to be kept out stays out, whatever anybody does; who is broke gets play chips again.
class KeptOutTest {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    /// Wagers stay open for as long as a test takes.
    private static final Pace PATIENT =
            new Pace(
                    Duration.ZERO,
                    Duration.ofHours(100),
                    Duration.ZERO,
                    Duration.ZERO,
                    Duration.ZERO);

    private final AtomicReference<Instant> now = new AtomicReference<>(NOON);
    private final InstantSource clock = now::get;

    @TempDir Path data;

    private OpenCasino open(HouseKind kind) {
        Settings settings = Settings.USUAL.with(data).with(PATIENT).withRegulars(0).founded(kind);
        return OpenCasino.with(settings, clock);
    }

    private void later(Duration time) {
        now.updateAndGet(at -> at.plus(time));
    }

    private static Visitor registered(OpenCasino open, String name) {
        Visitor one = open.visitor();
        one.post("/v1/patrons", credentials(name)).is(201);
        return one;
    }

    private static String credentials(String name) {
        return "{'name':'%s','password':'%s'}".formatted(name, Staff.PASSWORD);
    }

    private static String deposit(String amount) {
        return "{'amount':'%s','means':'cash','reason':'an envelope',%s}"
                .formatted(amount, Staff.SIGNED);
    }

    @Test
    void whoever_is_kept_out_leaves_at_once_and_nobody_lets_them_in_before_the_end() {
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Staff staff = Staff.of(open);
            Visitor ada = staff.administrator();
            Visitor pat = registered(open, "pat");
            Staff.seated(pat, "pat", "ma-mini", 1);
            pat.post("/v1/account/away", "{'for':'a while'}").is(400);
            pat.post("/v1/account/away", "{'for':'half-year'}").is(200);

            pat.get("/v1/session").is(401);
            assertEquals(false, open.casino().table("ma-mini").orElseThrow().isAt("pat").join());
            Visitor.Reply out = open.visitor().post("/v1/session", credentials("pat")).is(403);
            assertTrue(out.text().contains("2026-08-30"), out.text());
            open.visitor()
                    .post("/v1/session", "{'name':'pat','password':'not the one at all'}")
                    .is(401);
            ada.post("/v1/people/pat/unlocking", "{}").is(409);
            String oneTime =
                    ada.post("/v1/people/pat/password", "{" + Staff.PROVEN + "}")
                            .is(200)
                            .json()
                            .path("password")
                            .asString();
            String again = "{'name':'pat','password':'%s'}".formatted(oneTime);
            open.visitor().post("/v1/session", again).is(403);
            assertTrue(Staff.significant(ada, "away").contains("excluded themselves"));

            later(Duration.ofDays(182).minusSeconds(1));
            open.visitor().post("/v1/session", again).is(403);
            later(Duration.ofSeconds(1));
            open.visitor().post("/v1/session", again).is(201);
        }
    }

    @Test
    void a_second_wish_makes_it_longer_and_never_shorter() {
        try (OpenCasino open = open(HouseKind.MONEY)) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            floor.post("/v1/patrons", credentials("pat")).is(201);
            Visitor pat = open.visitor().signIn("pat", Staff.PASSWORD);
            var member = open.casino().people().find("pat").orElseThrow();
            var person = new Care.Person(member.id(), "pat");
            pat.post("/v1/account/away", "{'for':'year'}").is(200);
            var kept = open.casino().around().care().keepOut(person, Away.DAY);
            assertEquals(NOON.plus(Duration.ofDays(365)), kept.until());
            floor.post("/v1/people/pat/deposits", deposit("10.00")).is(409);
        }
    }

    @Test
    void play_chips_come_at_the_start_and_again_to_the_broke_once_an_hour() {
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Visitor pat = registered(open, "pat");
            assertEquals("5000.00", account(pat));
            pat.post("/v1/account/chips", "{}").is(409);
            Watching table = pat.watch("ma-mini");
            Staff.again(table, "{'command':'BuyIn','patron':'pat','amount':'4500.00'}");
            anHourLater(pat);
            Visitor.Reply seated = pat.post("/v1/account/chips", "{}").is(409);
            assertTrue(seated.text().contains("at a table"), seated.text());
            table.must("{'command':'Leave','patron':'pat'}");
            lose(open, "pat", "4500.00");

            pat.post("/v1/account/chips", "{}").is(200);
            assertEquals("5000.00", account(pat));
            lose(open, "pat", "5000.00");
            anHourLater(pat);
            later(Duration.ofSeconds(-1));
            pat.post("/v1/account/chips", "{}").is(409);
            later(Duration.ofSeconds(1));
            pat.post("/v1/account/chips", "{}").is(200);
        }
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            floor.post("/v1/account/chips", "{}").is(403);
        }
    }

    /// Without a session that falls asleep.
    private void anHourLater(Visitor who) {
        for (int i = 0; i < 3; i++) {
            later(Duration.ofMinutes(20));
            who.get("/v1/session").is(200);
        }
    }

    private static String account(Visitor visitor) {
        return visitor.get("/v1/session").is(200).json().path("account").asString();
    }

    /// As if it had been lost at a table.
    private void lose(OpenCasino open, String name, String amount) {
        assertTrue(
                open.casino()
                        .cage()
                        .post(
                                new Ledger.Posting(
                                        clock.instant(),
                                        Optional.empty(),
                                        "patron:" + name,
                                        "table:ma-mini",
                                        Money.of(amount).orElseThrow(),
                                        "for a test"),
                                List.of()));
    }
}
