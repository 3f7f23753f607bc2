package baccarat.regulations;

import baccarat.cites.Cites;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a document does not let a licensee choose for its vigorish.
class VigorishRefusedTest {

    /// The clause that is broken, the example, the passage that is replaced and by what, the key
    /// and the message.
    private static final String REFUSED =
            """
            ma-baccarat 13(c) | ma-baccarat | rate: 5% | rate: 6% | vigorish.rate | vigorish of 6%; it is exactly 5%
            ma-baccarat 13(c) | ma-baccarat | rate: 5% | rate: 4% | vigorish.rate | vigorish of 4%; it is exactly 5%
            ma-midi 12(c) | ma-midi | rate: 5% | rate: 6% | vigorish.rate | vigorish of 6%; it is exactly 5%
            ma-midi 12(c) | ma-midi | rate: 5% | rate: 4% | vigorish.rate | vigorish of 4%; it is exactly 5%
            ma-mini 12(c) | ma-mini | rate: 5% | rate: 5.01% | vigorish.rate | vigorish of 5.01%; it is exactly 5%
            ma-mini 12(c) | ma-mini | rate: 5% | rate: 4.99% | vigorish.rate | vigorish of 4.99%; it is exactly 5%
            ma-mini-earlier 12(c) | ma-mini-earlier | rate: 5% | rate: 6% | vigorish.rate | vigorish of 6%; it is exactly 5%
            wa-mini 8 | wa-mini | rate: 5% | rate: 5.01% | vigorish.rate | vigorish of 5.01%; it is 0% to 5%
            wa-mini 8 | wa-mini | collected: at-payout | rounding: next-quarter | vigorish.rounding | rounding cannot be next-quarter here (acceptable: exact)
            ma-baccarat 13(d) | ma-baccarat | collected: marked | # | vigorish.collected | collected must be stated: at-payout, marked
            ma-midi 12(d) | ma-midi | collected: at-payout | # | vigorish.collected | collected must be stated: at-payout, marked
            ma-mini 12(d) | ma-mini | collected: marked | # | vigorish.collected | collected must be stated: at-payout, marked
            ma-mini-earlier 12(d) | ma-mini-earlier | collected: at-payout | # | vigorish.collected | collected must be stated: at-payout, marked
            ma-mini 12(d) | ma-mini | vigorish:\\n  rate: 5%\\n  rounding: exact\\n  collected: marked | ez: false | vigorish | vigorish must state rate and collected, or ez be true
            ma-mini 14 | ma-mini | shuffle: manual        # or machine (12 to 16 decks in two batches), preshuffled, continuous\\n  lacing: false          # an option: 5(b)\\n\\ntable:\\n  seats: 9               # at most nine: 2(a)\\n  cut: offered           # or dealer: 5(b)\\n  burn-shown: true       # an option: 5(f) | shuffle: continuous\\n  procedure: as approved\\n  approval: 2026-03-02\\n\\ntable:\\n  seats: 9 | vigorish.collected | a continuous shuffler has no end of a shoe to collect at; use at-payout
            wa-mini 8 | wa-mini-no-commission | name: Card | ez: true\\nname: Card | ez | this game has no EZ Baccarat; leave ez out
            """;

    static Stream<Change> refused() {
        return Change.readAll(REFUSED);
    }

    @Cites("{row}")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @MethodSource("refused")
    void one_change_to_an_example_is_refused_with_its_clause(Change change) {
        change.isRefused();
    }
}
