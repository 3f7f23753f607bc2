package baccarat.regulations;

import static baccarat.regulations.ShapeFaults.fault;
import static baccarat.regulations.ShapeFaults.objections;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A text that is no submission at all, or has keys and values of the wrong shape.
class SubmissionShapeTest {

    /// A value that cannot be read brings one objection, and none about what depends on it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ma-mini-ez  | ez: true            | ez: yes
                    ma-mini     | smallest-chip: 1.00 | smallest-chip: 50c
                    ma-mini     | collected: marked   | collected: atpayout
                    ma-baccarat | lacing: true        | lacing: ture
                    """)
    void one_unreadable_value_is_one_objection(String example, String was, String is) {
        String rounded = example.equals("ma-mini") ? "rounding: exact" : "no such passage";
        String text =
                Examples.with(example, was, is)
                        .replace(rounded, "rounding: next-quarter-of-total")
                        .replace("reshuffle: false", "reshuffle: true");

        assertEquals(1, objections(text).size(), () -> objections(text).toString());
    }

    /// Each objection says what stands there, what may stand there and how that looks.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ma-mini-everything | combinations: [Ks9h, | combinations: Ks9h #       | "Ks9h" is not a list; write it in brackets, as in [Ks9h, Ks9d]
                    wa-mini            | face-up: none     | face-up: [all]                        | "all" is not one of player-first, banker-first, player-second, banker-second
                    wa-mini            | face-up: none     | face-up: player-first                 | "player-first" is not all, none or a list; a list stands in brackets, as in [player-first]
                    wa-mini            | face-up: none     | face-up: [player-first, player-first] | player-first stands twice in the list; once is enough
                    wa-mini            | drawn-in-error: next-hand | drawn-in-error: nexthand      | "nexthand" is not one of next-hand, discard, void; did you mean next-hand?
                    """)
    void a_message_says_what_is_wanted(String example, String was, String is, String message) {
        String text = Examples.with(example, was, is.replace("\\n", "\n"));

        assertEquals(List.of(message), objections(text).stream().map(Objection::message).toList());
    }

    /// Vigorish rounded up to 25 cents must not be more than the win. The first edition let it be.
    @ParameterizedTest
    @CsvSource({"next-quarter, 0.24, 1", "next-quarter, 0.25, 0", "exact, 0.01, 0"})
    void a_banker_minimum_covers_rounded_vigorish(String rounding, String min, int objections) {
        String text =
                Examples.with("ma-mini", "rounding: exact", "rounding: " + rounding)
                        .replace("banker: {min: 10.00", "banker: {min: " + min)
                        .replace("smallest-chip: 1.00", "smallest-chip: 0.01");

        assertEquals(objections, objections(text).size(), () -> objections(text).toString());
        assertInstanceOf(
                Review.Approved.class,
                RulesSubmission.review(text, Edition.FIRST, Regulations.shipped()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    'just words'              | 1 |     | a submission is keys and values, as in format: 1
                    '[format, 1]'             | 1 |     | a submission is keys and values, as in format: 1
                    'a: 1\\n---\\nb: 2'       | 2 |     | a second document begins; a submission is one
                    'a: &x 1'                 | 1 | a   | anchors and aliases are not accepted; write it out
                    'a: 1\\nb: {c: *x}'       | 2 | b.c | anchors and aliases are not accepted; write it out
                    'a: &x [1]'               | 1 | a   | anchors and aliases are not accepted; write it out
                    'a: !!int 8'              | 1 | a   | tags are not accepted: tag:yaml.org,2002:int
                    'a: !!map {b: 1}'         | 1 | a   | tags are not accepted: tag:yaml.org,2002:map
                    'a: !odd [1]'             | 1 | a   | tags are not accepted: !odd
                    '? [a, b]\\n: c'          | 1 |     | a key is a word
                    'a: [[[[[[[[1]]]]]]]]'    | 1 | a   | nested more than 8 levels deep
                    'cards: {decks: [8'        | 1 | cards.decks | this is not YAML: expected ',' or ']', but got <stream end>
                    'format: 1\\n  bad: 2'    | 2 |     | this is not YAML: mapping values are not allowed here
                    """)
    void a_text_that_cannot_be_read_is_answered_with_line_and_key(
            String text, int line, @Nullable String at, String message) {
        assertEquals(
                List.of(fault(message, at == null ? "" : at, line)),
                Examples.objections(text.replace("\\n", "\n")));
    }

    @Test
    void an_unknown_key_is_named_with_its_line_and_the_keys_there_are() {
        assertEquals(
                List.of(
                        fault(
                                "unknown key colour; cards takes approval, batches, change-lead, decks, idle-after, lacing, procedure,"
                                        + " reshuffle, shuffle",
                                "cards.colour",
                                9)),
                Examples.objections(
                        Examples.with(
                                "ma-mini-earlier",
                                "shuffle: manual",
                                "shuffle: manual\n  colour: red")));
        assertEquals(
                List.of(
                        fault(
                                "unknown key chairs; a submission takes cards, ez, format, modifications,"
                                        + " name, notes, regulation, table, vigorish, wagers",
                                "chairs",
                                4)),
                Examples.objections(
                        Examples.with("ma-mini-earlier", "name: Mini", "chairs: 7\nname: Mini")));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    decks: 6           | decks: six           | cards.decks  | 7 | "six" is not a whole number, as in 8
                    decks: 6           | decks: [6]           | cards.decks  | 7 | a list or section is not a whole number, as in 8
                    decks: 6           | decks: -6            | cards.decks  | 7 | "-6" is not a whole number, as in 8
                    decks: 6           | decks: 6.0           | cards.decks  | 7 | "6.0" is not a whole number, as in 8
                    decks: 6           | decks: 9999999       | cards.decks  | 7 | "9999999" is not a whole number of up to 6 digits, as in 8
                    decks: 6           | decks: ""            | cards.decks  | 7 | "" is not a whole number, as in 8
                    decks: 6           | decks: 6\\n  change-lead: soon | cards.change-lead | 8 | "soon" is not a whole number, as in 8
                    decks: 6           | decks: 6\\n  change-lead: 1h30 | cards.change-lead | 8 | "1h30" is not a whole number, as in 8
                    decks: 6           | decks: 6\\n  change-lead: -1 | cards.change-lead | 8 | "-1" is not a whole number, as in 8
                    decks: 6           | decks: 6\\n  change-lead: 90.0 | cards.change-lead | 8 | "90.0" is not a whole number, as in 8
                    shuffle: manual    | shuffle: by hand     | cards.shuffle | 8 | "by hand" is not one of manual, machine, preshuffled, continuous
                    shuffle: manual    | shuffle: MANUAL      | cards.shuffle | 8 | "MANUAL" is not one of manual, machine, preshuffled, continuous
                    disclosed-card: discard | disclosed-card: burn | table.disclosed-card | 12 | "burn" is not one of discard, simulate
                    smallest-chip: 1.00 | smallest-chip: 1.5 | table.smallest-chip | 13 | "1.5" is not an amount, as in 25.00
                    rate: 5%           | rate: 5              | vigorish.rate | 16 | "5" is not a percentage, as in 5%
                    rate: 5%           | rate: 101%           | vigorish.rate | 16 | "101%" is not a percentage from 0% to 100%, as in 5%
                    odds: 8 to 1       | odds: 8              | wagers.tie.odds | 23 | "8" is not odds, as in 8 to 1
                    odds: 8 to 1       | odds: 10000 to 1     | wagers.tie.odds | 23 | "10000 to 1" is not odds from 1 to 1 up to 9999 to 1, as in 8 to 1
                    smallest-chip: 1.00 | smallest-chip: 1000000000000.00 | table.smallest-chip | 13 | "1000000000000.00" is not an amount of up to 12 digits before the point, as in 25.00
                    odds: 8 to 1       | odds: 8:1            | wagers.tie.odds | 23 | "8:1" is not odds, as in 8 to 1
                    tie: {min: 5.00, max: 100.00, odds: 8 to 1} | tie: yes | wagers.tie | 23 | tie should hold keys of its own
                    name: Mini         | name: "" #           | name | 4 | "" is not some text
                    format: 1          | format: 2            | format | 2 | format 2; 1 is understood
                    """)
    void a_value_of_the_wrong_type_is_named_with_its_line(
            String from, String to, String at, int line, String message) {
        assertEquals(
                List.of(fault(message, at, line)),
                Examples.objections(Examples.with("ma-mini-earlier", from, to)));
    }

    @Test
    void a_key_that_stands_twice_is_named_with_both_lines() {
        assertEquals(
                List.of(fault("decks stands twice, first on line 7", "cards.decks", 8)),
                Examples.objections(
                        Examples.with("ma-mini-earlier", "decks: 6", "decks: 6\n  decks: 8")));
    }

    @Test
    void a_long_value_is_cut_short_in_the_answer() {
        String text = Examples.with("ma-mini-earlier", "decks: 6", "decks: " + "6".repeat(500));

        assertEquals(
                List.of(
                        fault(
                                "\""
                                        + "6".repeat(40)
                                        + "…\" is not a whole number of up to 6 digits, as in 8",
                                "cards.decks",
                                7)),
                Examples.objections(text));
    }

    @Test
    void without_a_known_regulation_nothing_else_is_judged() {
        String ids = "ma-baccarat, ma-midi, ma-mini, ma-mini-earlier, wa-mini";

        assertEquals(
                List.of(
                        fault("name is missing; it should be what the table is called", "name", 1),
                        fault(
                                "regulation is missing; it should be one of " + ids,
                                "regulation",
                                1)),
                Examples.objections("format: 1\ndecks: 9\n"));
        assertEquals(
                List.of(fault("\"nv-mini\" is not one of " + ids, "regulation", 3)),
                Examples.objections(
                        Examples.with(
                                "ma-mini-earlier",
                                "regulation: ma-mini-earlier",
                                "regulation: nv-mini")));
    }

    @Test
    void every_key_of_a_missing_section_is_named_at_once() {
        assertEquals(
                List.of(
                        "cards.shuffle",
                        "cards.decks",
                        "table.seats",
                        "table.disclosed-card",
                        "vigorish",
                        "wagers.player",
                        "wagers.banker",
                        "wagers.tie"),
                Examples.objections("format: 1\nregulation: ma-mini\nname: x\n").stream()
                        .map(Objection::at)
                        .toList());
        assertEquals(
                List.of(
                        fault(
                                "decks is missing; it should be a whole number, as in 8",
                                "cards.decks",
                                1)),
                Examples.objections("format: 1\nregulation: ma-mini\nname: x\n").stream()
                        .filter(one -> one.at().equals("cards.decks"))
                        .toList());
    }

    @Test
    void a_wrong_way_of_shuffling_does_not_hide_a_wrong_number_of_decks() {
        String text =
                Examples.with("ma-midi", "decks: 8", "decks: 17").replace("manual", "continuous");

        assertEquals(
                List.of(
                        new Objection(
                                Optional.empty(),
                                "17 decks; the game takes 6 to 16",
                                "cards.decks",
                                7),
                        new Objection(
                                Optional.of("5(a)"),
                                "shuffle cannot be continuous here (acceptable: manual, machine,"
                                        + " preshuffled)",
                                "cards.shuffle",
                                8)),
                Examples.objections(text));
    }

    @Test
    void ez_together_with_vigorish_is_refused() {
        String text = Examples.with("ma-mini", "vigorish:", "ez: true\nvigorish:");

        assertEquals(
                new Objection(
                        Optional.of("12(c)"),
                        "EZ Baccarat collects no vigorish; leave vigorish or ez out",
                        "vigorish",
                        20),
                Examples.objections(text).stream()
                        .filter(objection -> objection.at().equals("vigorish"))
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void objections_name_the_regulation_and_nothing_is_half_accepted() {
        var review = RulesSubmission.review(Examples.with("ma-midi", "decks: 8", "decks: 17"));
        var objected = assertInstanceOf(Review.Objected.class, review);
        assertEquals(Regulations.shipped().of("ma-midi"), objected.regulation());
    }
}
