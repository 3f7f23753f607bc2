package baccarat.regulations;

import baccarat.cites.Cites;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a document does not let a licensee choose for its wagers.
class WagersRefusedTest {

    /// The clause that is broken, the example, the passage that is replaced and by what, the key
    /// and the message.
    private static final String REFUSED =
            """
            ma-baccarat 13(b) | ma-baccarat | odds: 8 to 1 | odds: 7 to 1 | wagers.tie.odds | tie pays 7 to 1; it is at least 8 to 1
            ma-midi 12(b) | ma-midi | odds: 8 to 1 | odds: 7 to 1 | wagers.tie.odds | tie pays 7 to 1; it is at least 8 to 1
            ma-mini 12(b) | ma-mini | odds: 8 to 1 | odds: 7 to 1 | wagers.tie.odds | tie pays 7 to 1; it is at least 8 to 1
            ma-mini-earlier 12(b) | ma-mini-earlier | odds: 8 to 1 | odds: 7 to 1 | wagers.tie.odds | tie pays 7 to 1; it is at least 8 to 1
            wa-mini 8 | wa-mini | odds: 8 to 1 | odds: 7 to 1 | wagers.tie.odds | tie pays 7 to 1; it is at least 8 to 1
            ma-mini 12(a) | ma-mini | player: {min: 10.00, | player: {odds: 2 to 1, min: 10.00, | wagers.player.odds | player pays 1 to 1, not 2 to 1
            ma-mini 12(c) | ma-mini | banker: {min: 10.00, | banker: {odds: 2 to 1, min: 10.00, | wagers.banker.odds | banker pays 1 to 1, not 2 to 1
            ma-mini 12(f) | ma-mini-ez | dragon-7: {min: 1.00, | dragon-7: {odds: 41 to 1, min: 1.00, | wagers.dragon-7.odds | dragon-7 pays 40 to 1, not 41 to 1
            ma-mini 12(g) | ma-mini-ez | panda-8: {min: 1.00, | panda-8: {odds: 24 to 1, min: 1.00, | wagers.panda-8.odds | panda-8 pays 25 to 1, not 24 to 1
            wa-mini 2 | wa-mini | tie: {min | # {min | wagers.tie | tie must be on offer, with min and max
            ma-baccarat 8(a)(5) | ma-baccarat-ez | dragon-7: | # | wagers.dragon-7 | dragon-7 must be on offer, with min and max
            ma-baccarat 8(a)(6) | ma-baccarat-ez | panda-8: | # | wagers.panda-8 | panda-8 must be on offer, with min and max
            ma-midi 7(a)(5) | ma-midi-ez | dragon-7: | # | wagers.dragon-7 | dragon-7 must be on offer, with min and max
            ma-midi 7(a)(6) | ma-midi-ez | panda-8: | # | wagers.panda-8 | panda-8 must be on offer, with min and max
            ma-mini 7(a)(5) | ma-mini-ez | dragon-7: | # | wagers.dragon-7 | dragon-7 must be on offer, with min and max
            ma-mini 7(a)(6) | ma-mini-ez | panda-8: | # | wagers.panda-8 | panda-8 must be on offer, with min and max
            ma-mini-earlier 7(a)(5) | ma-mini-earlier-ez | dragon-7: | # | wagers.dragon-7 | dragon-7 must be on offer, with min and max
            ma-mini-earlier 7(a)(6) | ma-mini-earlier-ez | panda-8: | # | wagers.panda-8 | panda-8 must be on offer, with min and max
            ma-baccarat 8(a)(5) | ma-baccarat | wagers: | wagers:\\n  dragon-7: {min: 5.00, max: 50.00} | wagers.dragon-7 | dragon-7 belongs to EZ Baccarat; leave it out or set ez: true
            ma-midi 7(a)(6) | ma-midi | wagers: | wagers:\\n  panda-8: {min: 5.00, max: 50.00} | wagers.panda-8 | panda-8 belongs to EZ Baccarat; leave it out or set ez: true
            ma-mini 7(a)(5) | ma-mini | wagers: | wagers:\\n  dragon-7: {min: 5.00, max: 50.00} | wagers.dragon-7 | dragon-7 belongs to EZ Baccarat; leave it out or set ez: true
            ma-mini-earlier 7(a)(6) | ma-mini-earlier | wagers: | wagers:\\n  panda-8: {min: 5.00, max: 50.00} | wagers.panda-8 | panda-8 belongs to EZ Baccarat; leave it out or set ez: true
            wa-mini 2 | wa-mini | wagers: | wagers:\\n  dragon-bonus: {min: 5.00, max: 50.00, pay-table: A} | wagers.dragon-bonus | dragon-bonus cannot be offered here (acceptable: player, banker, tie)
            ma-baccarat 13(e) | ma-baccarat-everything | , pay-table: A | ~ | wagers.dragon-bonus.pay-table | pay-table must be stated: A, B or C
            ma-midi 12(e) | ma-midi | , pay-table: B | ~ | wagers.dragon-bonus.pay-table | pay-table must be stated: A, B or C
            ma-mini 12(e) | ma-mini | , pay-table: A | ~ | wagers.dragon-bonus.pay-table | pay-table must be stated: A, B or C
            ma-mini-earlier 12(e) | ma-mini-earlier | , pay-table: A | ~ | wagers.dragon-bonus.pay-table | pay-table must be stated: A, B or C
            ma-baccarat 9(e)(1)(a) | ma-baccarat-everything | press: all | press: 0% | wagers.house-money.press | a patron may press all of a payout or a portion of it, not nothing
            ma-midi 8(c)(3)(i)(a) | ma-midi | press: 50% | press: 0% | wagers.house-money.press | a patron may press all of a payout or a portion of it, not nothing
            ma-mini 8(c)(3)(i)(a) | ma-mini | press: all | press: 0% | wagers.house-money.press | a patron may press all of a payout or a portion of it, not nothing
            ma-mini-earlier 8(c)(3)(i)(a) | ma-mini-earlier-ez | press: all | press: 0% | wagers.house-money.press | a patron may press all of a payout or a portion of it, not nothing
            ma-baccarat 13(i) | ma-baccarat-everything | decks: 8 | decks: 7 | wagers.royal-9 | Royal 9 with 7 decks in the shoe; it takes 8
            ma-midi 12(i) | ma-midi-ez | decks: 8 | decks: 6 | wagers.royal-9 | Royal 9 with 6 decks in the shoe; it takes 8
            ma-mini 12(i) | ma-mini-everything | decks: 8 | decks: 7 | wagers.royal-9 | Royal 9 with 7 decks in the shoe; it takes 6 or 8
            ma-mini 12(i) | ma-mini-everything | seats: 6 | seats: 7 | wagers.royal-9 | Royal 9 with 7 seats; it takes 6
            ma-mini 12(i) | ma-mini-everything | Kh9s, Kh9c] | Kh9s, Ks9h] | wagers.royal-9.combinations | Ks9h is at two chairs; each has its own
            ma-mini 12(i) | ma-mini-everything | Kh9s, Kh9c] | Kh9s, Kh9h] | wagers.royal-9.combinations | Kh9h is suited; king and nine are of two suits
            ma-mini 12(i) | ma-mini-everything | Kh9s, Kh9c] | Kh9s] | wagers.royal-9.combinations | 5 combinations; each of 6 chairs has one
            ma-mini 12(i) | ma-mini-everything | decks: 8               # Royal 9 takes six or eight: 12(i)\\n  shuffle: manual | decks: 14\\n  shuffle: machine | wagers.royal-9 | Royal 9 with 7 decks in the shoe; it takes 6 or 8
            ma-mini 12(i) | ma-mini-everything | royal-9:\\n | royal-9:\\n    min: 1.00\\n | wagers.royal-9.min | a Royal 9 wager is 5.00, not 1.00
            ma-midi 12(i) | ma-midi-ez | royal-9:\\n | royal-9:\\n    max: 10.00\\n | wagers.royal-9.max | a Royal 9 wager is 5.00, not 10.00
            ma-midi 12(i) | ma-midi-ez | pay-table: 2 | # | wagers.royal-9.pay-table | pay-table must be stated: 1 or 2
            ma-baccarat 13(i) | ma-baccarat-everything | royal-9: {pay-table: 1} | royal-9: {min: 5.00} | wagers.royal-9.pay-table | pay-table must be stated: 1 or 2
            ma-midi 12(i) | ma-midi-ez | major: {secondary | major: {seed: 1.00, secondary | wagers.royal-9.meters.major.seed | the pay table's seed is 25000.00, not 1.00
            ma-midi 12(i) | ma-midi-ez | major: {secondary | major: {rate: 9%, secondary | wagers.royal-9.meters.major.rate | the pay table's rate is 9.6%, not 9%
            ma-midi 12(i) | ma-midi-ez | royal-9:\\n | royal-9:\\n    combinations: [Ks9h]\\n | wagers.royal-9.combinations | the document gives the combinations of the chairs; leave them out
            ma-mini 12(j) | ma-mini-everything | ceiling: 500.00 | ceiling: 200.00 | wagers.royal-9.must-hit.ceiling | a ceiling of 200.00 is not above the reset of 200.00
            ma-mini 12(i) | ma-mini-everything | star: {seed: 50000.00, rate: 9%} | star: {seed: 50000.00} | wagers.royal-9.meters.star.rate | rate must be stated: a percentage, as in 9%
            ma-mini 12(i) | ma-mini-everything | heart: {seed: 350.00, rate: 5%} | # | wagers.royal-9.meters.heart | heart must be stated: a meter with seed and rate
            ma-mini 12(j) | ma-mini-everything | must-hit: {reset: 200.00, ceiling: 500.00, rate: 1%} | must-hit: {reset: 200.00, ceiling: 500.00, rate: 0%} | wagers.royal-9.must-hit.rate | a rate of 0%: a Must Hit that nothing is added to is never hit, as in rate: 1%
            ma-mini 12(j) | ma-mini-everything | {reset: 200.00, | { | wagers.royal-9.must-hit.reset | reset must be stated: an amount, as in 100.00
            ma-mini 12(j) | ma-mini-everything | ceiling: 500.00, | ~ | wagers.royal-9.must-hit.ceiling | ceiling must be stated: an amount, as in 500.00
            ma-mini 12(j) | ma-mini-everything | ceiling: 500.00, rate: 1% | ceiling: 500.00 | wagers.royal-9.must-hit.rate | rate must be stated: a percentage, as in 1%
            ma-mini 12(j) | ma-mini-everything | ceiling: 500.00 | ceiling: 200.29 | wagers.royal-9.must-hit.ceiling | a ceiling of 200.29 above a reset of 200.00; one round of 6 wagers adds 0.30, so the ceiling is at least 200.30
            ma-mini 12(i) | ma-mini-everything | star: {seed: 50000.00, rate: 9%} | star: {seed: 0.00, rate: 0%} | wagers.royal-9.meters.star.seed | a seed of 0.00 and a rate of 0%: this meter would never pay anything; raise one of them
            ma-mini 12(i) | ma-mini-everything | star: {seed: 50000.00, | star: { | wagers.royal-9.meters.star.seed | seed must be stated: an amount, as in 50000.00
            ma-mini 12(e) | ma-mini | pay-table: A | pay-table: D | wagers.dragon-bonus.pay-table | "D" is not A, B or C
            ma-midi 12(i) | ma-midi-ez | pay-table: 2 | pay-table: 3 | wagers.royal-9.pay-table | "3" is not 1 or 2
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
