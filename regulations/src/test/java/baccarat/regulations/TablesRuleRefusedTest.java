package baccarat.regulations;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Choices refused with the clause of a rule that works at the table. That the choice is refused
/// does not show the rule, so nothing is cited here.
class TablesRuleRefusedTest {

    private static final String REFUSED =
            """
            ma-midi 5(a) | ma-midi | shuffle: manual | shuffle: continuous | cards.shuffle | shuffle cannot be continuous here (acceptable: manual, machine, preshuffled)
            ma-mini 3(c) | ma-mini-everything | change-lead: 120 | change-lead: 1440 | cards.change-lead | a lead of 1440 minutes; it is 0 to 1439
            ma-mini-earlier 3(c) | ma-mini-earlier | decks: 6 | decks: 6\\n  change-lead: 1440 | cards.change-lead | a lead of 1440 minutes; it is 0 to 1439
            ma-baccarat 5(a) | ma-baccarat | lacing: true | # | cards.lacing | lacing must be stated: true for one dealer who shuffles and laces, or false for three dealers who wash and shuffle in turn
            ma-midi 5(a) | ma-midi | lacing: true | lacing: false | cards.lacing | lacing cannot be false here (acceptable: true)
            ma-baccarat 5(c) | ma-baccarat | seats: 14 | seats: 14\\n  cut: dealer | table.cut | cut cannot be dealer here (acceptable: offered)
            ma-midi 5(c) | ma-midi | seats: 9 | seats: 9\\n  cut: dealer | table.cut | cut cannot be dealer here (acceptable: offered)
            ma-mini-earlier 5(b) | ma-mini-earlier | seats: 9 | seats: 9\\n  cut: dealer | table.cut | cut cannot be dealer here (acceptable: offered)
            ma-baccarat 5(f) | ma-baccarat | recut-by: last-cutter | # | table.recut-by | recut-by must be stated: last-cutter, next-entitled
            ma-midi 5(f) | ma-midi | recut-by: next-entitled | # | table.recut-by | recut-by must be stated: last-cutter, next-entitled
            ma-mini 5(e) | ma-mini | seats: 9 | seats: 9\\n  recut-by: last-cutter | table.recut-by | recut-by cannot be last-cutter here (acceptable: next-entitled)
            ma-mini-earlier 5(e) | ma-mini-earlier | seats: 9 | seats: 9\\n  recut-by: last-cutter | table.recut-by | recut-by cannot be last-cutter here (acceptable: next-entitled)
            ma-baccarat 5(e) | ma-baccarat | seats: 14 | seats: 14\\n  burn-shown: false | table.burn-shown | burn-shown cannot be false here (acceptable: true)
            ma-midi 5(e) | ma-midi | seats: 9 | seats: 9\\n  burn-shown: false | table.burn-shown | burn-shown cannot be false here (acceptable: true)
            ma-mini-earlier 5(f) | ma-mini-earlier | seats: 9 | seats: 9\\n  burn-shown: true | table.burn-shown | burn-shown cannot be true here (acceptable: false)
            ma-midi 8(c)(1) | ma-midi | seats: 9 | seats: 9\\n  turned-by: dealer | table.turned-by | turned-by cannot be dealer here (acceptable: patrons)
            ma-mini 8(c)(1) | ma-mini | seats: 9 | seats: 9\\n  turned-by: dealer | table.turned-by | turned-by cannot be dealer here (acceptable: patrons)
            ma-mini-earlier 8(c)(1) | ma-mini-earlier | seats: 9 | seats: 9\\n  turned-by: dealer | table.turned-by | turned-by cannot be dealer here (acceptable: patrons)
            ma-baccarat 15(c) | ma-baccarat | disclosed-card: discard | # | table.disclosed-card | disclosed-card must be stated: discard, simulate
            ma-midi 13(c) | ma-midi | disclosed-card: discard | # | table.disclosed-card | disclosed-card must be stated: discard, simulate
            ma-mini 13(c) | ma-mini | disclosed-card: simulate | # | table.disclosed-card | disclosed-card must be stated: discard, simulate
            ma-mini-earlier 13(c) | ma-mini-earlier | disclosed-card: discard | # | table.disclosed-card | disclosed-card must be stated: discard, simulate
            ma-baccarat 8(a)(1) | ma-baccarat | banker: {min | # {min | wagers.banker | banker must be on offer, with min and max
            ma-midi 7(a)(2) | ma-midi | player: {min | # {min | wagers.player | player must be on offer, with min and max
            ma-mini 7(a)(3) | ma-mini | tie: {min | # {min | wagers.tie | tie must be on offer, with min and max
            ma-mini-earlier 7(a) | ma-mini-earlier | wagers: | wagers:\\n  royal-9: {} | wagers.royal-9 | royal-9 cannot be offered here (acceptable: player, banker, tie, dragon-bonus, dragon-7, panda-8, house-money)
            ma-mini 5(g) | ma-mini | lacing: false | idle-after: 0 | cards.idle-after | idle after 0 minutes; it is 1 to 1440, as in 15
            ma-mini-earlier 5(g) | ma-mini-earlier | decks: 6 | decks: 6\\n  idle-after: 1441 | cards.idle-after | idle after 1441 minutes; it is 1 to 1440, as in 15
            """;

    static Stream<Change> refused() {
        return Change.readAll(REFUSED);
    }

    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @MethodSource("refused")
    void one_change_to_an_example_is_refused_with_the_clause_of_the_rule(Change change) {
        change.isRefused();
    }
}
