package baccarat.simulation.strategy;

import baccarat.cards.Card;
import baccarat.cards.DrawnShoe;
import baccarat.odds.Fraction;
import baccarat.rules.CardRules;
import baccarat.rules.Hand;
import baccarat.rules.HouseMoneySettlement;
import baccarat.rules.HouseWays;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Round;
import baccarat.rules.Settlement;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.simulation.Plan;
import baccarat.simulation.SlowWalk;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A session played in the plainest way: cards as objects, every round dealt through the rules, and
/// chips of a hundred dollars that the dealer collects and pays step by step.
final class PlainPatron {

    private static final Money UNIT = Money.dollars(100);
    private static final Spot SEAT = Spot.seat(1);

    private final Plan plan;
    private final Optional<Long> bankroll;
    private final PlainStrategy strategy;
    private final List<Fraction> won = new ArrayList<>();
    private Fraction has;
    private long staked;
    private long wagers;
    private int shoes;
    private boolean isRuined;

    private PlainPatron(Plan plan, Optional<Long> bankroll, PlainStrategy strategy) {
        this.plan = plan;
        this.bankroll = bankroll;
        this.strategy = strategy;
        has = Fraction.of(bankroll.orElse(0L), 1);
    }

    /// What to wager, made up from everything that has happened.
    interface PlainStrategy {

        Map<Wager, Long> wagers(Situation situation);
    }

    /// @param won in each round of the session so far
    /// @param faced the cards seen in this shoe that are out of it
    record Situation(List<Fraction> won, List<Round> rounds, List<Card> faced, int cardsLeft) {}

    /// @param won in each round
    record Session(List<Fraction> won, long staked, long wagers, int shoes, boolean isRuined) {

        Fraction total() {
            return won.stream().reduce(Fraction.ZERO, Fraction::plus);
        }

        Fraction drawdown() {
            Fraction now = Fraction.ZERO;
            Fraction peak = Fraction.ZERO;
            Fraction deepest = Fraction.ZERO;
            for (Fraction round : won) {
                now = now.plus(round);
                peak = max(peak, now);
                deepest = max(deepest, peak.minus(now));
            }
            return deepest;
        }

        private static Fraction max(Fraction one, Fraction other) {
            return one.compareTo(other) > 0 ? one : other;
        }
    }

    static List<Session> sessions(Plan plan, Sessions sessions, PlainStrategy strategy) {
        var all = new ArrayList<Session>();
        for (long first = 0; first < plan.shoes(); first += sessions.shoesEach()) {
            var patron = new PlainPatron(plan, sessions.bankroll(), strategy);
            for (int shoe = 0; shoe < sessions.shoesEach() && !patron.isRuined; shoe++) {
                patron.shoe(plan.first() + first + shoe);
            }
            all.add(
                    new Session(
                            patron.won,
                            patron.staked,
                            patron.wagers,
                            patron.shoes,
                            patron.isRuined));
        }
        return all;
    }

    private void shoe(long number) {
        shoes++;
        CardRules cards = plan.rules().cards();
        int decks = cards.decksInTheShoe();
        if (cards.shuffle() == CardRules.Shuffle.CONTINUOUS) {
            long firstRound = (number - 1) * Plan.RUN + 1;
            rounds(
                    SlowWalk.ofRun(plan.seed(), firstRound, decks, Plan.RUN),
                    Optional.empty(),
                    true);
        } else {
            List<Card> order = new DrawnShoe(plan.seed(), number).order(decks).cards();
            HouseWays ways = plan.rules().handling().ways();
            rounds(
                    SlowWalk.ofShoe(order, ways),
                    ways.burn() ? Optional.of(order.getFirst()) : Optional.empty(),
                    false);
        }
    }

    /// @param burned the first card of a shoe, where it is burned
    /// @param isContinuous whether the cards of a round go back after the next one
    private void rounds(List<Round> rounds, Optional<Card> burned, boolean isContinuous) {
        int size = plan.rules().cards().decksInTheShoe() * 52;
        for (int round = 0; round < rounds.size() && !isRuined; round++) {
            List<Round> before = rounds.subList(0, round);
            List<Round> out =
                    !isContinuous || round == 0 ? before : before.subList(round - 1, round);
            List<Card> dealt = out.stream().flatMap(PlainPatron::cards).toList();
            int left = size - dealt.size() - burned.map(PlainPatron::burnedWith).orElse(0);
            List<Card> faced = Stream.concat(burned.stream(), dealt.stream()).toList();
            round(rounds.get(round), new Situation(won, before, faced, left));
        }
    }

    private static int burnedWith(Card first) {
        return 1 + first.rank().burnCount();
    }

    private static Stream<Card> cards(Round round) {
        return Stream.concat(round.player().cards().stream(), round.banker().cards().stream());
    }

    private void round(Round round, Situation situation) {
        Map<Wager, Long> units = strategy.wagers(situation);
        long all = units.values().stream().mapToLong(Long::longValue).sum();
        if (bankroll.isPresent() && has.compareTo(Fraction.of(all, 1)) < 0) {
            isRuined = true;
            return;
        }
        staked += all;
        wagers += units.size();
        Fraction here = settled(round, units, plan.rules());
        won.add(here);
        has = has.plus(here);
    }

    private static Fraction settled(Round round, Map<Wager, Long> units, TableRules rules) {
        List<Placed> layout =
                units.entrySet().stream()
                        .map(bet -> Placed.of(SEAT, bet.getKey(), times(bet.getValue())))
                        .toList();
        HouseMoneySettlement first =
                HouseMoneySettlement.of(
                        firstTwo(round.player()),
                        firstTwo(round.banker()),
                        layout,
                        Map.of(),
                        rules);
        List<Step> last = Settlement.of(round, first.layout(), rules, Map.of(), Optional.empty());
        long cents =
                Stream.concat(first.steps().stream(), last.stream())
                        .mapToLong(PlainPatron::cents)
                        .sum();
        return Fraction.of(cents, UNIT.cents());
    }

    private static Money times(long units) {
        return new Money(UNIT.cents() * units);
    }

    private static Hand firstTwo(Hand hand) {
        return new Hand(hand.cards().subList(0, 2));
    }

    private static long cents(Step step) {
        return switch (step.action()) {
            case PAY -> step.amount().cents();
            case COLLECT, VIGORISH, MARK -> -step.amount().cents();
            case RETURN -> 0;
            case PRESS, AWARD -> throw new IllegalStateException("nobody asked for that: " + step);
        };
    }
}
