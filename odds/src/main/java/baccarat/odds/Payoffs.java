package baccarat.odds;

import baccarat.rules.Money;
import baccarat.rules.Outcome;
import baccarat.rules.Round;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What a wager wins or loses for each unit of stake, asked of the rules once for each kind of
/// round.
public final class Payoffs {

    private static final Spot ANY_SEAT = Spot.seat(1);

    private final TableRules rules;
    private final Optional<Money> stake;
    private final Map<Wager, Map<Integer, Line>> known = new EnumMap<>(Wager.class);

    /// @param stake what is wagered, for vigorish that is rounded; without it vigorish is the exact
    ///   share
    public Payoffs(TableRules rules, Optional<Money> stake) {
        this.rules = rules;
        this.stake = stake;
    }

    /// What happens to `wager` in a round of that kind, and what it is worth.
    Line of(Wager wager, int pairs, int ending) {
        return known.computeIfAbsent(wager, _ -> new HashMap<>())
                .computeIfAbsent(pairs * Ending.COUNT + ending, _ -> ask(wager, pairs, ending));
    }

    private Line ask(Wager wager, int pairs, int ending) {
        return Representatives.of(pairs, ending)
                .map(round -> of(wager, round))
                .orElseThrow(() -> new IllegalStateException("there is no such round: " + ending));
    }

    /// What a round makes of `wager`; Royal 9 alone needs the suits and is counted elsewhere.
    public Line of(Wager wager, Round round) {
        return line(wager, Outcome.of(wager, ANY_SEAT, round, rules));
    }

    /// A line of a wager's distribution: the outcome in words, and the net payoff for each unit of
    /// stake.
    public record Line(String outcome, Fraction pays) {}

    private Line line(Wager wager, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Wins wins -> new Line(OutcomeWords.of(wager, wins), net(wager, wins));
            case Outcome.Loses _ -> new Line("lose", Fraction.ONE.negated());
            case Outcome.Pushes pushes -> new Line(OutcomeWords.of(pushes), Fraction.ZERO);
            case Outcome.WinsAward _ ->
                    throw new IllegalStateException("Royal 9 is counted by the card");
        };
    }

    private Fraction net(Wager wager, Outcome.Wins wins) {
        Fraction odds = Fraction.of(wins.odds().toOne(), 1);
        return wager == Wager.BANKER ? odds.minus(vigorish(odds)) : odds;
    }

    private Fraction vigorish(Fraction won) {
        if (!(rules.vigorish() instanceof Vigorish.Share share)) {
            return Fraction.ZERO;
        }
        return stake.map(amount -> Fraction.of(share.on(amount).cents(), amount.cents()))
                .orElseGet(() -> won.times(Fraction.of(share.rate().basisPoints(), 10_000)));
    }
}
