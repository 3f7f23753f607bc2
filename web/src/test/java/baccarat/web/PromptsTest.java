package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import baccarat.cites.Cites;
import baccarat.regulations.Kind;
import baccarat.regulations.Regulations;
import baccarat.server.Watching;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What each document has its people do, the console of a real table orders: in the order of the
/// document, and with the clause. Each file under `src/test/prompts` has what one table's console
/// said, step by step.
@Tag("slow")
class PromptsTest {

    private static final String WAGER =
            "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'100.00'}";

    private static final String PROCEDURE = "as it was approved";

    private static OpenPage open;
    private static RealCards cards;

    @BeforeAll
    static void open(@TempDir Path data) {
        open = OpenPage.alone(data);
        cards = new RealCards(open);
    }

    @AfterAll
    static void close() {
        open.close();
    }

    @Test
    @Cites({
        "ma-baccarat 4(a)",
        "ma-baccarat 4(b)",
        "ma-baccarat 4(c)",
        "ma-baccarat 5(a)(1)",
        "ma-baccarat 5(a)(2)",
        "ma-baccarat 9(b)",
        "ma-baccarat 10(a)",
        "ma-baccarat 12(a)"
    })
    void the_console_at_the_big_table_orders_what_the_document_prescribes() throws IOException {
        PromptedTable laced = cards.table("ma-baccarat");
        playsARound(laced, opens(laced));

        PromptedTable byThree = cards.table("ma-baccarat-ez");
        Watching rea = opens(byThree);
        byThree.until("A second dealer shuffles");
        assertEquals(
                "Dan has already shuffled this stack; another dealer must do it now.",
                byThree.refused());
        byThree.takes(cards.another("dora", byThree.id()));
        byThree.until("A third dealer shuffles");
        byThree.takes(cards.another("dirk", byThree.id()));
        callsEzResults(byThree, rea);

        prompts("ma-baccarat", List.of(laced, byThree, preshuffled("ma-baccarat")));
    }

    @Test
    @Cites({
        "ma-midi 4(a)",
        "ma-midi 4(b)",
        "ma-midi 4(c)",
        "ma-midi 5(a)",
        "ma-midi 5(g)",
        "ma-midi 5(g)(2)",
        "ma-midi 5(g)(3)",
        "ma-midi 5(g)(4)",
        "ma-midi 5(g)(5)",
        "ma-midi 8(b)",
        "ma-midi 9(a)",
        "ma-midi 11(a)"
    })
    void the_console_of_midi_orders_what_the_document_prescribes() throws IOException {
        PromptedTable byHand = cards.table("ma-midi");
        playsARound(byHand, opens(byHand));

        PromptedTable machine = cards.table("ma-midi-ez");
        callsEzResults(machine, opens(machine));

        prompts("ma-midi", List.of(byHand, machine, preshuffled("ma-midi")));
    }

    @Test
    @Cites({
        "ma-mini 3(b)(3)",
        "ma-mini 3(b)(5)",
        "ma-mini 4(a)",
        "ma-mini 4(b)",
        "ma-mini 4(c)",
        "ma-mini 4(d)",
        "ma-mini 5(a)",
        "ma-mini 5(g)",
        "ma-mini 5(g)(1)",
        "ma-mini 5(g)(2)",
        "ma-mini 5(h)",
        "ma-mini 5(h)(1)",
        "ma-mini 5(h)(2)",
        "ma-mini 5(h)(3)",
        "ma-mini 5(h)(4)",
        "ma-mini 5(h)(5)",
        "ma-mini 8(b)",
        "ma-mini 9(a)",
        "ma-mini 11(a)"
    })
    void the_console_of_mini_orders_what_the_document_prescribes() throws IOException {
        mini("ma-mini", "ma-mini-ez", UnaryOperator.identity());
    }

    @Test
    @Cites({
        "ma-mini-earlier 3(b)(3)",
        "ma-mini-earlier 3(b)(5)",
        "ma-mini-earlier 4(a)",
        "ma-mini-earlier 4(b)",
        "ma-mini-earlier 4(c)",
        "ma-mini-earlier 4(d)",
        "ma-mini-earlier 5(a)",
        "ma-mini-earlier 5(g)",
        "ma-mini-earlier 5(g)(1)",
        "ma-mini-earlier 5(g)(2)",
        "ma-mini-earlier 5(h)",
        "ma-mini-earlier 5(h)(1)",
        "ma-mini-earlier 5(h)(2)",
        "ma-mini-earlier 5(h)(3)",
        "ma-mini-earlier 5(h)(4)",
        "ma-mini-earlier 5(h)(5)",
        "ma-mini-earlier 8(b)",
        "ma-mini-earlier 9(a)",
        "ma-mini-earlier 11(a)"
    })
    void the_console_of_the_earlier_mini_orders_what_the_document_prescribes() throws IOException {
        mini(
                "ma-mini-earlier",
                "ma-mini-earlier-ez",
                text ->
                        text.replaceAll("decks: 8", "decks: 16\n  batches: 2")
                                .replaceAll("shuffle: continuous.*", "shuffle: machine")
                                .replaceAll("  approval: .*\n", ""));
    }

    @Test
    @Cites({"wa-mini Announcements 1", "wa-mini Announcements 2", "wa-mini Announcements 3"})
    void the_console_in_washington_orders_the_announcements_of_the_house() throws IOException {
        PromptedTable table = cards.table("wa-mini");
        Watching rea = cards.guest(table);
        table.skipTo("LOAD_THE_SHOE");
        table.until("Call “place your wagers”");
        table.take();
        table.asks(rea, WAGER);
        table.deals("2h Kd 6h", "3c 2d 4h");
        table.until("Cards to the discards");
        prompts("wa-mini", List.of(table));
    }

    /// A table by hand, one with a machine, and one with preshuffled cards.
    private static void mini(String plain, String ez, UnaryOperator<String> otherwise)
            throws IOException {
        PromptedTable byHand =
                cards.table(plain, text -> text.replace("shuffle:", "idle-after: 1\n  shuffle:"));
        Watching rea = opens(byHand);
        playsARound(byHand, rea);
        byHand.skipToWagers();
        cards.shuffleIsOrdered(byHand);
        byHand.until("Riffle");
        byHand.skipToWagers();
        open.later();
        byHand.comes("SPREAD_IDLE_CARDS");
        byHand.take();
        byHand.asks(rea, "{'command':'AskFaceUp'}");
        assertEquals("▲ A patron asks: turn the cards face up.", byHand.look().how());
        byHand.until("Riffle");

        PromptedTable machine = cards.table(ez, otherwise);
        Watching sam = opens(machine);
        callsEzResults(machine, sam);
        machine.skipToWagers();
        cards.shuffleIsOrdered(machine);
        machine.until("Place both cover cards");
        machine.skipToWagers();
        machine.asks(machine.dealer(), "{'command':'Confirm','duty':'SPREAD_IDLE_CARDS'}");
        machine.asks(sam, "{'command':'AskForASpread'}");
        assertEquals("▲ The other batch is spread too.", machine.look().how());
        machine.until("Place both cover cards");

        prompts(plain, List.of(byHand, machine, preshuffled(plain)));
    }

    /// Up to the patron who has to look at the cards, and who comes then.
    private static Watching opens(PromptedTable table) {
        table.until("Let the first patron look");
        assertEquals("No patron has come to the table yet.", table.refused());
        return cards.guest(table);
    }

    /// A round with two third cards, from the decks to the discards; when wagers are closed none is
    /// taken.
    private static void playsARound(PromptedTable table, Watching rea) {
        table.until("Wagers are open");
        table.asks(rea, WAGER);
        table.until("Call “no more bets”");
        table.take();
        String closed = table.wagers();
        JsonNode more = rea.ask(WAGER.replace("banker", "tie"));
        assertFalse(more.path("accepted").asBoolean(true));
        assertEquals("Wagers are closed.", more.path("detail").asString());
        assertEquals(closed, table.wagers());
        table.deals("2h Kd 6h", "3c 2d 4h");
        table.until("Cards to the discards");
    }

    /// The words of three results, from the decks on.
    private static void callsEzResults(PromptedTable table, Watching rea) {
        table.until("Place both cover cards");
        for (List<String> hands :
                List.of(
                        List.of("6c Kh", "2c 2d 3s"),
                        List.of("2c 3h 3d", "7c Kd"),
                        List.of("7c Kh", "7d Ks"))) {
            table.skipToWagers();
            table.deals(hands.getFirst(), hands.getLast());
            table.asks(rea, WAGER);
            table.skipTo("RESULT");
            table.take();
        }
    }

    private static PromptedTable preshuffled(String example) {
        PromptedTable table =
                cards.table(
                        example + "-preshuffled",
                        example,
                        text ->
                                text.replaceAll("shuffle: manual.*", "shuffle: preshuffled")
                                        .replaceAll("lacing: true.*", "procedure: " + PROCEDURE));
        table.until("Cut the cards");
        return table;
    }

    /// Every table's console said what its file has, and together they named every clause of the
    /// document that is to be prompted. What was said is also under `target/prompts`.
    private static void prompts(String document, List<PromptedTable> tables) throws IOException {
        var missing = new TreeSet<String>();
        Regulations.shipped().of(document).orElseThrow().clauses().stream()
                .filter(clause -> clause.kind() == Kind.PROMPTED)
                .forEach(clause -> missing.add(clause.path()));
        tables.forEach(table -> missing.removeAll(table.clauses()));
        assertEquals(Set.of(), missing, "on no card of the console");

        Path said = Files.createDirectories(Path.of("target", "prompts"));
        for (PromptedTable table : tables) {
            Files.writeString(said.resolve(table.id() + ".txt"), table.shown());
            Path file = Path.of("src", "test", "prompts", table.id() + ".txt");
            assertEquals(Files.readString(file), table.shown(), file.toString());
        }
        open.complainsOfNothing();
    }
}
