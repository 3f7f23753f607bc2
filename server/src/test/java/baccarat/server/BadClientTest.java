package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.tables.Dealing;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Whoever sends what nobody should is refused or cut off with a clear word, and the others at the
/// table do not notice.
class BadClientTest {

    private static final String NO_MESSAGE = "1008 this message is not known";
    private static final int ROUNDS = 6;
    private static final int ATTACKS = 20;

    /// A table in play does not wait: as often as this it may be the wrong moment already.
    private static final int MOMENTS = 200;

    private static OpenCasino open;

    /// Its clock stands still: the same number of messages is too many on every machine, and
    /// nothing is sent but the table and answers.
    private static OpenCasino still;

    private static Mallory mallory;

    @BeforeAll
    static void openTheCasinos(@TempDir Path data) {
        open = OpenCasino.at(data.resolve("open"));
        Instant noon = Instant.parse("2026-01-01T12:00:00Z");
        still = OpenCasino.with(Settings.USUAL.with(data.resolve("still")), () -> noon);
        for (String id : List.of("front", "beside")) {
            open.casino()
                    .floor()
                    .add(
                            new CasinoTables.NewTable(
                                    id,
                                    id,
                                    "Main",
                                    Dealing.AUTOMATIC,
                                    FirstTables.submission("ma-mini")));
        }
        mallory = new Mallory(still.visitor().walkIn("mallory"), "ma-mini");
    }

    @AfterAll
    static void closeTheCasinos() {
        open.close();
        still.close();
    }

    /// Nobody who looks at a table is welcomed twice, unless it failed and was loaded anew.
    private static void assertNeverFailed(Watching watching) {
        long welcomes =
                watching.texts().stream().filter(it -> it.contains("\"type\":\"welcome\"")).count();
        assertEquals(1, welcomes, "the table was loaded anew");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "nonsense",
                "null",
                "7",
                "[]",
                "'text'",
                "{}",
                "{'type':'command'}",
                "{'type':7,'id':'a','command':{}}",
                "{'type':'command','id':'a'}",
                "{'type':'command','id':'a','command':'Leave'}",
                "{'type':'command','id':['a'],'command':{}}",
                "{'type':'command','id':'','command':{}}",
                "{'type':'command','id':'a b','command':{}}",
                "{'type':'command','id':'a','command':{}} and more",
                "{'type':'peel'}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':21}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':-1}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':0.5}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':'7'}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'As','far':7}",
                "{'type':'peel','place':'PLAYER_FOURTH','from':'TOP','far':7}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':7,'face':'As'}"
            })
    void what_is_no_message_ends_the_connection(String text) {
        assertEquals(NO_MESSAGE, mallory.says(text));
    }

    @Test
    void what_is_nested_too_deeply_ends_the_connection() {
        assertEquals(NO_MESSAGE, mallory.says("[".repeat(10_000)));
    }

    @Test
    void ten_megabytes_end_the_connection_whole_or_in_parts() {
        assertTrue(mallory.sendsALargeFrame().startsWith("1009 "), "in one frame");
        assertTrue(mallory.sendsALargeMessageInParts().startsWith("1009 "), "in parts");
    }

    @Test
    void ten_thousand_messages_at_once_end_the_connection() {
        assertEquals("1008 too many messages", mallory.floods());
    }

    @Test
    void a_socket_from_another_page_is_not_opened() {
        String answer = mallory.comesFromAnotherPage();

        assertTrue(answer.startsWith("HTTP/1.1 403"), answer);
        assertTrue(answer.contains("a page of another site"), answer);
    }

    @Tag("slow")
    @Test
    void an_error_in_any_field_of_a_command_changes_nothing() {
        Watching bystander = open.visitor().walkIn("bystander").watch("front");
        Visitor wrong = open.visitor().walkIn("wrong");
        List<String> commands = WrongCommands.all();
        for (int from = 0; from < commands.size(); from += 50) {
            Watching table = wrong.watch("front");
            for (String command : commands.subList(from, Math.min(from + 50, commands.size()))) {
                JsonNode answer = table.ask(command);
                String detail = answer.path("detail").asString("");
                assertFalse(answer.path("accepted").asBoolean(true), command);
                assertTrue(detail.length() > 5, command + detail);
                assertFalse(detail.contains("Exception") || detail.contains("judge"), detail);
            }
            table.leave();
        }
        bystander.untilEvent("CardsCleared");
        assertTrue(commands.size() > 800, "" + commands.size());
        assertNeverFailed(bystander);
    }

    @Test
    void nobody_acts_for_somebody_else() {
        Watching bea = Staff.seated(open.visitor().walkIn("bea"), "bea", "ma-midi", 1);
        Watching other = open.visitor().walkIn("eve").watch("ma-midi");
        String rack = bea.you().path("rack").asString();
        for (String command :
                List.of(
                        "{'command':'PlaceWager','spot':'1','wager':'player','stake':'50.00'}",
                        "{'command':'TakeChipsAway','patron':'bea','amount':'50.00'}",
                        "{'command':'BuyIn','patron':'bea','amount':'50.00'}",
                        "{'command':'GiveUpPlace','patron':'bea','place':'1'}",
                        "{'command':'Leave','patron':'bea'}",
                        "{'command':'TakePlace','patron':'eve','place':'1'}",
                        "{'command':'CorrectPayout','round':1,'spot':'1','wager':'player','amount':'50.00',"
                                + "'toThePatron':true,'reason':'please'}")) {
            JsonNode answer = other.ask(command);
            assertFalse(answer.path("accepted").asBoolean(true), command);
            assertTrue(answer.path("detail").asString("").length() > 5, answer.toString());
        }
        bea.untilEvent("CardsCleared");
        assertEquals("1000.00", rack);
        assertEquals(rack, bea.you().path("rack").asString());
    }

    @Test
    void a_wager_after_no_more_bets_is_refused_with_its_clause() {
        Watching late = Staff.seated(open.visitor().walkIn("lena"), "lena", "wa-mini", 1);
        JsonNode answer = late.view();
        for (int tries = 0; tries < MOMENTS && answer.path("clauses").isEmpty(); tries++) {
            late.until(
                    message ->
                            message.path("changed").path("phase").has("name")
                                    && !message.toString().contains("\"AcceptingWagers\""));
            answer =
                    late.ask(
                            "{'command':'PlaceWager','spot':'1','wager':'banker','stake':'50.00'}");
        }

        assertFalse(answer.path("accepted").asBoolean(true), answer.toString());
        assertFalse(answer.path("clauses").isEmpty(), answer.toString());
    }

    @Test
    void one_id_at_two_tables_at_once_has_one_effect_and_stops_neither() {
        Visitor ida = open.visitor().walkIn("ida");
        Watching front = ida.watch("front");
        Watching beside = ida.watch("beside");
        int effects = 0;
        for (int i = 0; i < 1_000 && effects < 25; i++) {
            String id = "both" + i;
            String buyIn = "{'command':'BuyIn','patron':'ida','amount':'10.00'}";
            var one = CompletableFuture.supplyAsync(() -> front.ask(id, buyIn));
            JsonNode other = beside.ask(id, buyIn);
            JsonNode first = one.join();
            List<JsonNode> accepted =
                    IntStream.range(0, 2)
                            .mapToObj(which -> which == 0 ? first : other)
                            .filter(answer -> answer.path("accepted").asBoolean(false))
                            .toList();
            assertTrue(accepted.stream().distinct().count() <= 1, first + " " + other);
            if (accepted.isEmpty()) {
                front.until(Staff::isAMomentForPatrons);
            } else {
                effects++;
            }
        }

        assertEquals(25, effects);
        assertEquals(
                5_000 - 10 * effects,
                Math.round(
                        Double.parseDouble(
                                ida.get("/v1/session").json().path("account").asString())));
        assertNeverFailed(front);
        assertNeverFailed(beside);
    }

    /// Round for round: the attacks go on for as long as both tables play.
    @Tag("slow")
    @Test
    void a_table_under_attack_plays_on_like_the_one_beside_it() {
        Watching anna = Staff.seated(open.visitor().walkIn("anna"), "anna", "front", 1);
        Watching bob = Staff.seated(open.visitor().walkIn("bob"), "bob", "beside", 1);
        var attacker = new Mallory(open.visitor().walkIn("trudy"), "front");
        var isOver = new AtomicBoolean();
        var attacks = new AtomicInteger();
        List<Runnable> kinds =
                List.of(
                        () -> attacker.says("{"),
                        attacker::floods,
                        attacker::sendsALargeFrame,
                        attacker::sendsALargeMessageInParts,
                        attacker::comesFromAnotherPage);
        try (RawSocket _ = attacker.neverReads();
                var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            List<CompletableFuture<Void>> crowded =
                    kinds.stream()
                            .map(
                                    attack ->
                                            CompletableFuture.runAsync(
                                                    () -> {
                                                        while (!isOver.get()) {
                                                            attack.run();
                                                            attacks.incrementAndGet();
                                                        }
                                                    },
                                                    crowd))
                            .toList();
            try {
                for (int round = 0; round < ROUNDS || attacks.get() <= ATTACKS; round++) {
                    Staff.played(bob, 1, "player", "25.00");
                    Staff.played(anna, 1, "player", "25.00");
                }
            } finally {
                isOver.set(true);
            }
            crowded.forEach(Patience::got);
        }

        assertNeverFailed(anna);
    }
}
