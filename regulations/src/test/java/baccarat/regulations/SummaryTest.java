package baccarat.regulations;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.CardRules.Shuffle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SummaryTest {

    private static final String MINI =
            """
            cards.shuffle | manual, machine, preshuffled, continuous | | 5(a)
            cards.decks, manual | 6 to 8 | | 3(a)
            cards.decks, machine | 12, 14 or 16 in two equal batches | | 3(b) 3(b)(1)
            cards.decks, preshuffled | 6 to 8 | | 3(a)
            cards.decks, continuous | 6 to 8 | | 3(a)
            cards.batches | 2 with a machine, else 1 | | 3(b)(1)
            cards.lacing | false, true | false | 5(b)
            cards.reshuffle | false, true | false | 5(b)
            cards.procedure, continuous | must be stated | | 14
            cards.approval, continuous | the day of approval must be stated | | 14
            cards.procedure, machine | a text, or the other batch is spread too | | 5(g)(2)(i) 5(g)(2)(ii) 5(g)(2)
            cards.idle-after | 1 to 1440 minutes | 15 | 5(g)
            cards.change-lead | 0 to 1439 minutes | 90 | 3(c)
            table.seats | 1 to 9 | | 2(a)
            table.cut | offered, dealer | offered | 5(b)
            table.recut-by | next-entitled | next-entitled | 5(e)
            table.burn-shown | false, true | false | 5(f)
            table.turned-by | patrons | patrons | 8(c)(1) 8(c)(2)
            table.free-hands | true, false or the most | false | 7(c) 1
            table.gallery | none | |
            table.disclosed-card | discard, simulate | | 13(c)
            table.exposed-card | stays, simulate | stays | 13(d)
            table.smallest-chip | an amount | 1.00 |
            table.results-only | true, false | false |
            vigorish.rate | exactly 5% | | 12(c)
            vigorish.rounding | exact, next-quarter, next-quarter-of-total | exact | 12(c)
            vigorish.collected | at-payout, marked | | 12(d)
            ez | true, false | false | 1 11(b) 12(c)
            wagers | player, banker, tie, dragon-bonus, dragon-7, panda-8, house-money, royal-9 | | 7(a)
            wagers.*.min, wagers.*.max | an amount each, must be stated | |
            wagers.tie.odds | at least 8 to 1 | 8 to 1 | 12(b)
            wagers.dragon-bonus.pay-table | A, B, C | | 12(e)
            wagers.house-money.press | all, or a rate above 0% | all | 8(c)(3)(i)(a) 8(c)(3)(i)
            wagers.royal-9 | personal, 6 or 8 decks in the shoe, 6 seats | | 12(i)
            wagers.royal-9.combinations | six king-nines of two suits, none twice | of chairs 1 to 6 | 12(i)
            wagers.royal-9.meters | seed and rate of star, spade and heart must be stated | | 12(i)
            wagers.royal-9.must-hit | reset, ceiling and rate, or left out | | 12(j)
            wagers.royal-9.link | a name that linked tables share, or left out | |
            wagers.royal-9.meters.*.secondary | at most the meter's rate | 0% | 12(i)
            notes | a list of texts | |
            the cut is offered | highest seat clockwise | | 5(b)
            the cut is at least | 52 cards deep | | 5(c)
            a recut is ordered by | floorperson | | 5(e)
            a recut is possible until | cards are in the shoe | | 5(e)
            at the end of a shoe | reshuffle | | 5(a)
            decks are changed | within 24 hours | | 3(c)
            wagers close at | no more bets | | 7(d) 8(b)
            a match play coupon is | not taken | |
            vigorish comes | before payout | | 11(b)
            """;

    @Test
    void minibaccarat_in_a_line_each() {
        assertEquals(MINI, inLines("ma-mini"));
    }

    @Test
    void the_big_table_has_lines_of_its_own() {
        List<Summary.Line> lines =
                Summary.of(Regulations.shipped().of("ma-baccarat").orElseThrow());

        assertEquals(
                List.of(
                        line("cards.procedure, machine", "must be stated", "4(e)"),
                        line("cards.procedure, preshuffled", "must be stated", "4(d)"),
                        line("table.free-hands", "none"),
                        line("wagers.royal-9", "multi-level, 8 decks in the shoe", "13(i)"),
                        line("the shoe", "offered from seat 1", "7(b)"),
                        line("the shuffle holds for", "the whole pit", "5(b)"),
                        line("notice of a reshuffle", "30 minutes", "5(a)(1)(ii)"),
                        line("a match play coupon is", "taken", "8(b)")),
                lines.stream()
                        .filter(
                                line ->
                                        List.of(
                                                        "cards.procedure, machine",
                                                        "cards.procedure, preshuffled",
                                                        "table.free-hands",
                                                        "wagers.royal-9",
                                                        "the shoe",
                                                        "the shuffle holds for",
                                                        "notice of a reshuffle",
                                                        "a match play coupon is")
                                                .contains(line.about()))
                        .toList());
    }

    /// Reading 51: only preshuffled cards leave a choice.
    @Test
    void a_midi_is_laced_after_every_shuffle_but_preshuffled_cards_leave_a_choice() {
        assertEquals(
                """
                cards.lacing, manual or machine | true | true | 5(a)
                cards.lacing, preshuffled | false, true | false | 5(a)
                """,
                linesAbout("ma-midi", "cards.lacing"));
    }

    @Test
    void the_big_tables_cut_begins_at_the_highest_seat_or_with_the_last_curator() {
        assertEquals(
                """
                the cut is offered | first from the highest seat, later from the last curator, clockwise | | 5(c)
                """,
                linesAbout("ma-baccarat", "the cut is offered"));
    }

    @Test
    void washington_leaves_remedies_and_ghost_hands_to_the_house() {
        List<Summary.Line> lines = Summary.of(Regulations.shipped().of("wa-mini").orElseThrow());

        assertTrue(
                lines.containsAll(
                        List.of(
                                line("table.free-hands", "the most must be stated", "Ghost hands"),
                                new Summary.Line(
                                        "table.gallery",
                                        "true, false",
                                        Optional.of("false"),
                                        List.of("4", "2")),
                                line("table.face-up", "must be stated", "5"),
                                line("table.announcements", "must be stated", "Announcements"),
                                line("modifications", "a list of texts", "Modifications"),
                                line(
                                        "table.irregularities.drawn-in-error",
                                        "next-hand, discard, void",
                                        "Irregularities"),
                                line("vigorish.rate", "0% to 5%", "8"),
                                line("ez", "none"),
                                line("wagers", "player, banker, tie", "2"))),
                lines.toString());
    }

    /// Of the keys that some documents leave to the licensee and others do not.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ma-baccarat     | disclosed ez bonus royal pay-table
                    ma-midi         | disclosed ez bonus royal pay-table
                    ma-mini         | idle disclosed ez bonus royal combinations
                    ma-mini-earlier | idle disclosed ez bonus
                    wa-mini         | gallery remedies ways modifications
                    """)
    void a_key_is_listed_where_the_document_leaves_it_to_the_licensee(String id, String left) {
        var expected = new ArrayList<String>();
        Map<String, List<String>> keys =
                Map.of(
                        "disclosed", List.of("table.disclosed-card", "table.exposed-card"),
                        "ez", List.of("ez"),
                        "bonus", List.of("wagers.dragon-bonus", "wagers.dragon-7"),
                        "royal", List.of("wagers.royal-9"),
                        "pay-table", List.of("wagers.royal-9.pay-table"),
                        "combinations", List.of("wagers.royal-9.combinations"),
                        "idle", List.of("cards.idle-after", "cards.change-lead"),
                        "gallery", List.of("table.gallery"),
                        "remedies", List.of("table.irregularities.drawn-in-error"),
                        "ways", List.of("table.opening", "table.payout-order"));
        List<String> words = List.of(left.split(" "));
        words.forEach(word -> expected.addAll(keys.getOrDefault(word, List.of(word))));
        var found = new ArrayList<>(Summary.keys(Regulations.shipped().of(id).orElseThrow()));
        assertTrue(found.containsAll(List.of("cards.shuffle", "cards.decks", "wagers.tie")));
        found.retainAll(
                Stream.concat(
                                keys.values().stream().flatMap(List::stream),
                                Stream.of("modifications"))
                        .toList());

        assertEquals(Set.copyOf(expected), Set.copyOf(found));
        assertEquals(found.size(), Set.copyOf(found).size());
    }

    @Test
    void only_a_machine_of_the_minis_takes_its_decks_in_two_batches() {
        assertEquals(
                Map.of(
                        Shuffle.MANUAL, 1,
                        Shuffle.MACHINE, 2,
                        Shuffle.PRESHUFFLED, 1,
                        Shuffle.CONTINUOUS, 1),
                Regulations.shipped().of("ma-mini").orElseThrow().batches());
        assertEquals(
                Map.of(Shuffle.MANUAL, 1, Shuffle.MACHINE, 1, Shuffle.PRESHUFFLED, 1),
                Regulations.shipped().of("ma-midi").orElseThrow().batches());
    }

    /// Every key that a review knows stands in a line, so that a licensee finds it.
    @ParameterizedTest
    @ValueSource(strings = {"ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier", "wa-mini"})
    void every_key_of_a_submission_has_a_line(String id) {
        List<String> shown =
                Summary.of(Regulations.shipped().of(id).orElseThrow()).stream()
                        .map(Summary.Line::about)
                        .toList();
        List<String> missing =
                Examples.keys(id).stream()
                        .filter(key -> shown.stream().noneMatch(about -> isAbout(about, key)))
                        .toList();

        assertEquals(List.of(), missing);
    }

    /// `wagers.*.min` stands for all of them, and `wagers.royal-9.meters` for the keys in it.
    private static boolean isAbout(String about, String key) {
        return !about.equals("wagers")
                && List.of(about.split(", ")).stream()
                        .map(one -> one.replace(".", "\\.").replace("*", "[^.]+"))
                        .anyMatch(one -> key.matches(one + "(\\.[a-z]+){0,2}"));
    }

    @Test
    void the_change_lead_has_a_line_where_decks_are_changed_within_a_day() {
        List<String> documents =
                Regulations.shipped().all().stream()
                        .filter(SummaryTest::hasAChangeLead)
                        .map(Regulation::id)
                        .toList();

        assertEquals(List.of("ma-mini", "ma-mini-earlier"), documents);
    }

    private static boolean hasAChangeLead(Regulation regulation) {
        return Summary.of(regulation).stream()
                .anyMatch(line -> line.about().equals("cards.change-lead"));
    }

    private static Summary.Line line(String about, String acceptable, String... clauses) {
        return new Summary.Line(about, acceptable, Optional.empty(), List.of(clauses));
    }

    private static String linesAbout(String id, String key) {
        return inLines(id)
                .lines()
                .filter(line -> line.startsWith(key))
                .map(line -> line + "\n")
                .collect(joining());
    }

    private static String inLines(String id) {
        var lines = new StringBuilder();
        for (Summary.Line line : Summary.of(Regulations.shipped().of(id).orElseThrow())) {
            lines.append(
                    "%s | %s | %s | %s"
                            .formatted(
                                    line.about(),
                                    line.acceptable(),
                                    line.unsaid().orElse(""),
                                    String.join(" ", line.clauses()))
                            .strip()
                            .replace("|  |", "| |"));
            lines.append('\n');
        }
        return lines.toString();
    }
}
