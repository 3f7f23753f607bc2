package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.regulations.DocumentClauses.Carrying;
import baccarat.rules.Cutting;
import baccarat.rules.Equipment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClauseLinesTest {

    private final List<Mistake> mistakes = new ArrayList<>();

    private Map<String, Carrying> read(String text, Map<String, Carrying> shared) {
        return new ClauseLines("clauses", shared, mistakes).read(text);
    }

    private List<Clause> clauses(String text) {
        return read(text, Map.of()).values().stream().map(Carrying::clause).toList();
    }

    @Test
    void a_line_is_path_kind_provisions_and_gist_and_a_part_follows_its_clause() {
        assertEquals(
                List.of(
                        new Clause("1", Kind.HEADING, "Words.", Optional.empty(), List.of()),
                        new Clause(
                                "2",
                                Kind.ENFORCED,
                                "Rule.",
                                Optional.empty(),
                                List.of(new Clause.Part("Row one", Kind.CONFIGURED, "Row."))),
                        new Clause("3", Kind.PHYSICAL, "Rack.", Optional.of("wood"), List.of())),
                clauses(
                        """
                        # A comment, and an empty line.

                        1 | heading | | Words.
                        2 | enforced | DECKS | Rule.
                        2 # Row one | configured | | Row.
                        3 | physical | | Rack. | wood
                        """));
        assertEquals(List.of(), mistakes);
    }

    @Test
    void words_that_nothing_covers_stand_with_their_clause_and_a_reason() {
        Clause cards =
                clauses(
                                """
                                3(a) | configured | DECKS | Decks.
                                3(a) ! alike | printed backs
                                """)
                        .getFirst();

        assertEquals(List.of(new Clause.NotCovered("alike", "printed backs")), cards.notCovered());
    }

    @Test
    void the_clause_that_says_it_comes_before_one_that_also_has_it() {
        var clauses =
                new DocumentClauses(
                        List.copyOf(
                                read(
                                                """
                                                1 | configured | SEATS, also DECKS | Words.
                                                2 | configured | DECKS, CUT_DEPTH | Decks.
                                                3 | configured | DECKS | More decks.
                                                """,
                                                Map.of())
                                        .values()));

        assertEquals(List.of("2", "3", "1"), clauses.paths(Equipment.DECKS));
        assertEquals(List.of("1"), clauses.paths(Equipment.SEATS));
        assertEquals(List.of(), clauses.paths(Equipment.MANUAL_SHOE));
        assertEquals(List.of(Equipment.DECKS, Cutting.CUT_DEPTH), clauses.at("2"));
        assertEquals(List.of(), clauses.at("4"));
    }

    @Test
    void a_shared_clause_is_taken_with_all_that_belongs_to_it() {
        Map<String, Carrying> shared =
                read(
                        """
                        decks | configured | DECKS, also SEATS | Decks.
                        decks # Row | configured | | Row.
                        decks ! alike | printed backs
                        """,
                        Map.of());

        Carrying taken = read("7(a) = decks", shared).get("7(a)");

        assertEquals(
                new Carrying(
                        new Clause(
                                "7(a)",
                                Kind.CONFIGURED,
                                "Decks.",
                                Optional.empty(),
                                List.of(new Clause.Part("Row", Kind.CONFIGURED, "Row.")),
                                List.of(new Clause.NotCovered("alike", "printed backs"))),
                        List.of(Equipment.DECKS),
                        List.of(Equipment.SEATS),
                        1),
                taken);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    1 | heading                           ~ 1 ~ 2 columns; a line is path | kind | provisions | gist, and a reason if the kind is physical
                    1 | physical | | a | b | c            ~ 1 ~ 6 columns; a line is path | kind | provisions | gist, and a reason if the kind is physical
                    1 | header | | Words.                 ~ 1 ~ "header" is not a kind of clause; choose one of enforced, prompted, configured, layout, physical, heading
                    1 | enforced | DECKS | Rule. | why    ~ 1 ~ only a physical clause has a fifth column, its reason
                    1 | physical | | Rack.                ~ 1 ~ a physical clause has a fifth column, the reason why it is outside
                    1 | heading | | W.;2 # R | enforced | | R. ~ 2 ~ this belongs to 2, so it stands right after that clause
                    1 | heading | | W.;2 ! words | why    ~ 2 ~ this belongs to 2, so it stands right after that clause
                    1 # R | enforced | | R.               ~ 1 ~ this belongs to 1, so it stands right after that clause
                    1 | heading | | W.;1 | heading | | W. ~ 2 ~ 1 stands twice, first on line 1; each path has one line
                    1 | heading | | W.;1 # R | enforced | | R.;1 # R | enforced | | R. ~ 3 ~ the part R stands twice
                    1 | heading | | W.;1 # R | enforced | DECKS | R. ~ 2 ~ a part is path # part | kind | | gist; provisions and reason stand with its clause
                    1 | enforced | CUT_DEPHT | Rule.      ~ 1 ~ there is no provision "CUT_DEPHT"; did you mean CUT_DEPTH?
                    1 | enforced | ZZZZZZZZZZZZZZZ | Rule. ~ 1 ~ there is no provision "ZZZZZZZZZZZZZZZ"; baccarat rules provisions lists them
                    1 | enforced | SMALLEST_CHIP | Rule.  ~ 1 ~ there is no provision "SMALLEST_CHIP"; baccarat rules provisions lists them
                    1 | enforced | DECKS, also DECKS | R. ~ 1 ~ DECKS stands twice in this line; once is enough
                    1 | enforced | DECKS |                ~ 1 ~ the last column is empty; it is the gist, one sentence in your own words
                    1 = decks                             ~ 1 ~ decks: this document shares no folder; name one under shares, or write the clause out
                    """)
    void a_line_with_a_mistake_is_named_with_what_would_be_right(
            String text, int line, String message) {
        read(text.replace(';', '\n'), Map.of());

        assertEquals(List.of(new Mistake("clauses", line, message)), mistakes);
    }

    @Test
    void an_unknown_shared_clause_is_named_with_the_nearest() {
        Map<String, Carrying> shared = read("decks | configured | DECKS | Decks.", Map.of());

        read("1 = deks", shared);

        assertEquals(
                List.of(
                        new Mistake(
                                "clauses",
                                1,
                                "the shared folder has no clause \"deks\"; did you mean decks?")),
                mistakes);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    1 | enforced | | Rule.       ~ 1 is enforced but carries no provision; name what it says, or make it a heading, layout or physical
                    1 | layout | DECKS | Rule.   ~ 1 is layout but carries DECKS; a clause that the table follows is enforced, prompted or configured
                    1 | heading | | Words.       ~ 1 is a heading but nothing stands below it; give it parts or clauses, or another kind
                    1 | enforced | also DECKS | R. ~ also DECKS: no other clause says it; leave the word also out
                    """)
    void a_kind_that_does_not_fit_is_named(String text, String message) {
        List<Carrying> lines = List.copyOf(read(text, Map.of()).values());

        ClauseChecks.of("clauses", lines, mistakes);

        assertEquals(List.of(new Mistake("clauses", 1, message)), mistakes);
    }

    @Test
    void the_nearest_words_come_first() {
        assertEquals(
                List.of("cut", "cat", "coat"), Nearest.to("cut", List.of("coat", "cat", "cut")));
        assertEquals(3, Nearest.distance("kitten", "sitting"));
        assertEquals(4, Nearest.distance("", "four"));
        assertEquals(4, Nearest.distance("four", ""));
    }
}
