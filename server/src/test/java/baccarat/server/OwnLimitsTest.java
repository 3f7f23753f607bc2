package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.money.HouseKind;
import baccarat.server.tables.Pace;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What patrons ask the house to hold them to holds at every door, and nobody lifts it.
class OwnLimitsTest {

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

    private static Visitor.Reply limit(Visitor who, String kind, String value) {
        return who.ask(
                "PUT",
                "/api/v1/account/limits",
                "{\"limit\":\"%s\",\"value\":\"%s\"}".formatted(kind, value));
    }

    private static JsonNode kept(Visitor who, String kind) {
        return who.get("/v1/account/limits").is(200).json().path("limits").path(kind);
    }

    private static String deposit(String amount) {
        return "{'amount':'%s','means':'cash','reason':'an envelope',%s}"
                .formatted(amount, Staff.SIGNED);
    }

    private static String player(int seat, String stake) {
        return "{'command':'PlaceWager','spot':'%d','wager':'player','stake':'%s'}"
                .formatted(seat, stake);
    }

    private static void refused(Watching table, String command, String why) {
        JsonNode answer = table.ask(command);
        assertFalse(answer.path("accepted").asBoolean(true), answer.toString());
        assertTrue(answer.toString().contains(why), answer.toString());
    }

    @Test
    void a_deposit_limit_takes_exactly_itself_in_a_day_and_staff_see_no_figure() {
        try (OpenCasino open = open(HouseKind.MONEY)) {
            Visitor floor = Staff.of(open).hire("fay", "floorperson");
            floor.post("/v1/patrons", credentials("pat")).is(201);
            Visitor pat = open.visitor().signIn("pat", Staff.PASSWORD);
            limit(pat, "deposit", "100.00").is(200);

            floor.post("/v1/people/pat/deposits", deposit("60.00")).is(201);
            Visitor.Reply above = floor.post("/v1/people/pat/deposits", deposit("40.01")).is(409);
            assertTrue(above.text().contains("own limit for deposits"), above.text());
            assertFalse(above.text().contains("100.00"), above.text());
            floor.post("/v1/people/pat/deposits", deposit("40.00")).is(201);
            floor.post("/v1/people/pat/deposits", deposit("0.01")).is(409);
            assertEquals(
                    "100.00",
                    pat.get("/v1/account/limits")
                            .is(200)
                            .json()
                            .path("day")
                            .path("deposited")
                            .asString());

            later(Duration.ofDays(1));
            Visitor again = open.visitor().signIn("fay", Staff.PASSWORD);
            again.post("/v1/people/pat/deposits", deposit("100.00")).is(201);
        }
    }

    @Test
    void a_lower_limit_holds_at_once_and_a_higher_one_a_day_later() {
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Visitor pat = registered(open, "pat");
            limit(pat, "loss", "500.00").is(200);
            limit(pat, "loss", "50.00").is(200);
            assertEquals("{\"value\":\"50.00\"}", kept(pat, "loss").toString());
            limit(pat, "loss", "").is(200);
            assertEquals("50.00", kept(pat, "loss").path("value").asString());
            limit(pat, "loss", "0.00").is(400);
            limit(pat, "loss", "-1.00").is(400);
            limit(pat, "time", "1441").is(400);
            limit(pat, "time", "1440").is(200);
            limit(pat, "luck", "1").is(400);
        }
        later(Duration.ofDays(1).minus(Duration.ofSeconds(1)));
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Visitor pat = open.visitor().signIn("pat", Staff.PASSWORD);
            assertEquals("50.00", kept(pat, "loss").path("value").asString());
            later(Duration.ofSeconds(1));
            assertEquals("{}", kept(pat, "loss").toString());
        }
    }

    @Test
    void nobody_lays_more_than_the_loss_limit_at_all_tables_together() {
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Visitor pat = registered(open, "pat");
            Watching mini = Staff.seated(pat, "pat", "ma-mini", 1);
            Watching midi = Staff.seated(pat, "pat", "ma-midi", 1);
            limit(pat, "loss", "100.00").is(200);

            refused(mini, player(1, "105.00"), "loss limit");
            mini.must(player(1, "100.00"));
            refused(midi, player(1, "50.00"), "loss limit");
            mini.must(player(1, "50.00"));
            midi.must(player(1, "50.00"));
            refused(mini, player(1, "55.00"), "loss limit");
            refused(
                    mini,
                    "{'command':'PlaceWager','spot':'1','wager':'tie','stake':'10.00'}",
                    "loss limit");
        }
    }

    @Test
    void what_was_lost_counts_for_a_day_and_then_no_chips_are_sold() {
        Settings settings = Settings.USUAL.with(data).with(OpenCasino.QUICK).withRegulars(0);
        try (OpenCasino open = OpenCasino.with(settings)) {
            Visitor pat = registered(open, "pat");
            Watching table = Staff.seated(pat, "pat", "ma-mini", 1);
            String result = "";
            while (!result.startsWith("-")) {
                Staff.played(table, 1, "tie", "10.00");
                result = results(pat).path("result").asString();
            }
            String lost = result.substring(1);
            assertEquals(result, ownRounds(pat), "round by round");
            limit(pat, "loss", lost).is(200);

            refused(table, "{'command':'BuyIn','patron':'pat','amount':'10.00'}", "loss limit");
            refused(table, player(1, "10.00"), "loss limit");
            assertEquals(
                    result,
                    pat.get("/v1/account/limits").json().path("day").path("result").asString());
        }
    }

    private static JsonNode results(Visitor who) {
        return who.get("/v1/account/results?table=ma-mini").is(200).json();
    }

    private static String ownRounds(Visitor who) {
        long cents = 0;
        for (JsonNode round : who.get("/v1/rounds?last=100").is(200).json().path("rounds")) {
            cents += Math.round(Double.parseDouble(round.path("net").asString()) * 100);
        }
        return "-" + -cents / 100 + ".00";
    }

    @Test
    void when_the_time_is_up_nobody_sits_down_buys_or_wagers() {
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Visitor pat = registered(open, "pat");
            Watching table = Staff.seated(pat, "pat", "ma-mini", 1);
            limit(pat, "time", "2").is(200);
            later(Duration.ofMinutes(2).minusSeconds(1));
            table.must(player(1, "50.00"));
            later(Duration.ofSeconds(1));
            refused(table, player(1, "55.00"), "time limit");
            refused(table, "{'command':'BuyIn','patron':'pat','amount':'10.00'}", "time limit");
            Watching midi = pat.watch("ma-midi");
            refused(midi, "{'command':'TakePlace','patron':'pat','place':'1'}", "time limit");

            Visitor elsewhere = open.visitor().signIn("pat", Staff.PASSWORD);
            assertEquals(
                    2,
                    elsewhere
                            .get("/v1/account/limits")
                            .is(200)
                            .json()
                            .path("day")
                            .path("minutes")
                            .asInt());
            table.must("{'command':'WithdrawWager','spot':'1','wager':'player'}");
        }
    }

    @Test
    void a_guest_who_registers_keeps_the_limits_and_a_guest_is_not_kept_out() {
        try (OpenCasino open = open(HouseKind.PLAY)) {
            Visitor anna = open.visitor().walkIn("anna");
            limit(anna, "loss", "25.00").is(200);
            anna.post("/v1/account/away", "{'for':'year'}").is(409);
            anna.post("/v1/session/password", "{'password':'%s'}".formatted(Staff.PASSWORD))
                    .is(200);
            assertEquals("25.00", kept(anna, "loss").path("value").asString());
            limit(anna, "loss", "30.00").is(200);
            assertEquals("25.00", kept(anna, "loss").path("value").asString());
        }
    }
}
