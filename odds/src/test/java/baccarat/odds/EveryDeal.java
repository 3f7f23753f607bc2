package baccarat.odds;

import baccarat.cards.Card;
import baccarat.rules.Award;
import baccarat.rules.Hand;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Outcome;
import baccarat.rules.Round;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/// The second opinion: a shoe of a few cards dealt in every order, by the card and by the rules.
final class EveryDeal {

    /// A finished round with the number of ordered six-card deals that lead to it.
    record Dealt(Round round, long ways) {}

    private final List<Card> shoe;
    private final Map<Round, Long> dealt = new LinkedHashMap<>();

    private EveryDeal(List<Card> shoe) {
        this.shoe = shoe;
    }

    static List<Dealt> of(List<Card> shoe) {
        var deals = new EveryDeal(shoe);
        deals.next(List.of());
        return deals.dealt.entrySet().stream()
                .map(deal -> new Dealt(deal.getKey(), deal.getValue()))
                .toList();
    }

    /// All deals in which the known cards lie where they are known to lie.
    static List<Dealt> of(List<Card> shoe, Known known) {
        return of(shoe).stream().filter(deal -> agrees(deal.round(), known)).toList();
    }

    static List<Card> cards(String text) {
        return Card.listOf(text).orElseThrow();
    }

    private static boolean agrees(Round round, Known known) {
        return startsWith(round.player().cards(), known.players())
                && startsWith(round.banker().cards(), known.bankers());
    }

    private static boolean startsWith(List<Card> cards, List<Card> known) {
        return known.size() <= cards.size() && cards.subList(0, known.size()).equals(known);
    }

    /// Deals one more card: the Player's first, the Banker's first, and so on.
    private void next(List<Integer> places) {
        if (places.size() >= 4 && isFinished(places)) {
            return;
        }
        for (int place = 0; place < shoe.size(); place++) {
            if (!places.contains(place)) {
                var more = new ArrayList<>(places);
                more.add(place);
                next(more);
            }
        }
    }

    private boolean isFinished(List<Integer> places) {
        List<Card> cards = places.stream().map(shoe::get).toList();
        Hand player = new Hand(List.of(cards.get(0), cards.get(2)));
        Hand banker = new Hand(List.of(cards.get(1), cards.get(3)));
        int next = 4;
        if (ThirdCard.forPlayer(player, banker).action() == ThirdCard.Action.DRAW) {
            if (next == cards.size()) {
                return false;
            }
            player = new Hand(List.of(cards.get(0), cards.get(2), cards.get(next)));
            next++;
        }
        if (ThirdCard.forBanker(player, banker).action() == ThirdCard.Action.DRAW) {
            if (next == cards.size()) {
                return false;
            }
            banker = new Hand(List.of(cards.get(1), cards.get(3), cards.get(next)));
        }
        dealt.merge(new Round(player, banker), waysToSix(cards.size()), Long::sum);
        return true;
    }

    private long waysToSix(int used) {
        long ways = 1;
        for (int taken = used; taken < 6; taken++) {
            ways *= shoe.size() - taken;
        }
        return ways;
    }

    static int pairs(Round round) {
        return Tally.pairs(round.player().isPair(), round.banker().isPair());
    }

    /// Its number among the endings.
    static int ending(Round round) {
        int player = round.player().pointCount().value();
        int banker = round.banker().pointCount().value();
        if (round.player().isNatural() || round.banker().isNatural()) {
            return round.isTie()
                    ? Ending.NATURAL_TIE
                    : player > banker ? Ending.NATURAL_PLAYER : Ending.NATURAL_BANKER;
        }
        int end = round.banker().hasDrawn() ? banker : Ending.bankerStayed(banker);
        return round.player().hasDrawn() ? Ending.drew(player, end) : Ending.stayed(player, end);
    }

    /// What a unit on `wager` wins in a round, vigorish being an exact 5% or none.
    static Fraction net(
            Wager wager, Spot seat, Round round, TableRules rules, Map<Meter, Money> meters) {
        return switch (Outcome.of(wager, seat, round, rules)) {
            case Outcome.Wins _ when wager == Wager.BANKER && !rules.isEz() -> Fraction.of(95, 100);
            case Outcome.Wins wins -> Fraction.of(wins.odds().toOne(), 1);
            case Outcome.Loses _ -> Fraction.of(-1, 1);
            case Outcome.Pushes _ -> Fraction.ZERO;
            case Outcome.WinsAward(var line) -> award(line, meters).minus(Fraction.ONE);
        };
    }

    /// For each of the five dollars.
    static Fraction award(Royal9.Line line, Map<Meter, Money> meters) {
        return switch (line.award()) {
            case Award.Fixed(var amount) -> Fraction.of(amount.cents(), 500);
            case Award.OfMeter(var meter, var share) ->
                    Fraction.of(Objects.requireNonNull(meters.get(meter)).cents(), 500)
                            .times(Fraction.of(share.basisPoints(), 10_000));
        };
    }

    /// All deals by a property of the round, in how many ways each.
    static <T> Map<T, Long> grouped(List<Dealt> deals, Function<Round, T> property) {
        var groups = new LinkedHashMap<T, Long>();
        deals.forEach(deal -> groups.merge(property.apply(deal.round()), deal.ways(), Long::sum));
        return groups;
    }

    /// The mean of `value` over all deals.
    static <T> Fraction mean(Map<T, Long> groups, Function<T, Fraction> value) {
        Fraction sum = Fraction.ZERO;
        long all = 0;
        for (var group : groups.entrySet()) {
            sum = sum.plus(value.apply(group.getKey()).times(Fraction.of(group.getValue(), 1)));
            all += group.getValue();
        }
        return sum.over(Fraction.of(all, 1));
    }
}
