package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.House;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CitationsTest {

    static List<Regulation> documents() {
        return Regulations.shipped().all();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void every_cited_path_is_one_of_the_document(Regulation regulation) {
        Set<String> paths =
                regulation.clauses().stream().map(Clause::path).collect(Collectors.toSet());

        for (Provision provision : regulation.provisions()) {
            List<String> cited = regulation.paths(provision);
            assertTrue(paths.containsAll(cited), regulation.id() + " " + provision + " " + cited);
            assertEquals(Set.copyOf(cited).size(), cited.size(), provision + " names a path twice");
        }
    }

    /// So that what the table does can always be traced from the clause, and no clause is
    /// forgotten.
    @ParameterizedTest
    @MethodSource("documents")
    void every_enforced_prompted_or_configured_clause_has_a_provision(Regulation regulation) {
        var asksSomething = EnumSet.of(Kind.ENFORCED, Kind.PROMPTED, Kind.CONFIGURED);

        List<String> without =
                regulation.clauses().stream()
                        .filter(clause -> asksSomething.contains(clause.kind()))
                        .map(Clause::path)
                        .filter(path -> regulation.provisionsAt(path).findAny().isEmpty())
                        .toList();

        assertEquals(List.of(), without);
    }

    @Test
    void every_provision_but_the_houses_stands_in_some_document() {
        Set<Provision> cited = new HashSet<>();
        Regulations.shipped().all().forEach(regulation -> cited.addAll(regulation.provisions()));

        Set<Provision> all =
                Provisions.all().stream()
                        .filter(provision -> !provision.isHouse())
                        .collect(Collectors.toSet());

        assertEquals(all, cited);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void no_document_has_a_rule_of_the_house(Regulation regulation) {
        for (House house : House.values()) {
            assertEquals(Optional.empty(), regulation.clause(house));
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    BANKER_BY_TABLE_ONE          | 11(c)(2)(iii) | 10(c)(2)(iii) | 10(c)(2)(iii) | 10(c)(2)(iii) | Banker Hand Rules
                    NATURAL_STOPS_THE_DRAW       | 11(a)         | 10(a)         | 10(a)         | 10(a)         | 10
                    PLAYER_DRAWS_BELOW_SIX       | 11(b)(1)      | 10(b)(1)      | 10(b)(1)      | 10(b)(1)      | Player Hand Rules
                    WAGERS_CLOSE_AT_NO_MORE_BETS | 8(c)          | 7(c)          | 7(d)          | 7(c)          | -
                    BANKER_WINS                  | 8(a)(1)(i)    | 7(a)(1)(i)    | 7(a)(1)(i)    | 7(a)(1)(i)    | 8
                    FREE_HAND                    | -             | -             | 7(c)          | -             | Ghost hands
                    CUT_DEPTH                    | 5(d)          | 5(d)          | 5(c)          | 5(c)          | -
                    VIGORISH_BEFORE_THE_PAYOUT   | -             | 11(b)         | 11(b)         | 11(b)         | -
                    VIGORISH_AFTER_THE_PAYOUT    | 12(b)         | -             | -             | -             | -
                    MATCH_PLAY_COUPON            | 8(b)          | 7(b)          | -             | -             | -
                    ROUND_VOID_WITHOUT_CARDS     | 15(e)         | 13(e)         | 13(e)         | 13(e)         | -
                    CURATOR_PASSES_WHEN_THE_BANKER_LOSES | 14(a)(1) | -          | -             | -             | -
                    EXACT_MATCH                  | 13(i)         | 12(i)         | -             | -             | -
                    PERSONAL_ON_BANKER           | -             | -             | 12(i)         | -             | -
                    GALLERY                      | -             | -             | -             | -             | 4
                    POINT_COUNTS_ANNOUNCED       | 10(a)         | 9(a)          | 9(a)          | 9(a)          | -
                    PLAYERS_COUNT_ANNOUNCED      | 9(d)(2)       | 8(c)(1)       | 8(c)(1)       | 8(c)(1)       | -
                    BANKERS_COUNT_ANNOUNCED      | 9(d)(3)       | 8(c)(2)       | 8(c)(2)       | 8(c)(2)       | -
                    """)
    void the_documents_number_the_same_rule_differently(
            String name, String big, String midi, String mini, String earlier, String washington) {
        Provision provision = Provisions.of(name).orElseThrow();

        List<String> first =
                Regulations.shipped().all().stream()
                        .map(r -> r.clause(provision).orElse("-"))
                        .toList();

        assertEquals(List.of(big, midi, mini, earlier, washington), first);
    }
}
