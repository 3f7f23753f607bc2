package baccarat.checks;

import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.odds.Fraction;
import baccarat.rules.CardRules;
import baccarat.rules.Money;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.simulation.KernelKind;
import baccarat.simulation.Plan;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// One shoe of a real table, with an automatic dealer and two patrons who put every wager on offer
/// between them, the same in each round: what was dealt, and what the dealer paid and took.
final class PlayedTable {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    private static final Money TRAY = Money.dollars(100_000_000);
    private static final Money CHIPS = Money.dollars(1_000_000);

    /// The one in seat 1 wagers on everything but Player, which some tables allow only apart.
    private static final Map<Spot, Person> PATRONS =
            Map.of(Spot.seat(1), Person.patron("one"), Spot.seat(4), Person.patron("four"));

    private final TableRules rules;
    private final AutomaticDealer dealer;
    private TableState state;
    private int shoesEnded;
    private String award = "lose";
    private final Map<Wager, Money> net = new EnumMap<>(Wager.class);

    /// The rounds with their cards.
    final List<Round> rounds = new ArrayList<>();

    /// By wager and outcome, how often it came: what it paid for each unit in words, or the line of
    /// Royal 9, whose awards change with the meters.
    final Map<Wager, Map<String, Long>> outcomes = new EnumMap<>(Wager.class);

    PlayedTable(TableRules rules, KernelKind kernel, long seed, long shoe) {
        this.rules = rules;
        long first = isContinuous() ? (shoe - 1) * Plan.RUN + 1 : shoe;
        dealer = new AutomaticDealer(rules, new SeededShoes(seed, kernel::order), first, TRAY);
        state = TableState.closed(rules);
        open();
        while (!isOver()) {
            dealer.next(state).ifPresentOrElse(act -> ask(act.who(), act.command()), this::wager);
        }
    }

    private boolean isContinuous() {
        return rules.cards().shuffle() == CardRules.Shuffle.CONTINUOUS;
    }

    private boolean isOver() {
        return shoesEnded == 1 || (isContinuous() && rounds.size() == Plan.RUN);
    }

    private void open() {
        var act = dealer.next(state).orElseThrow();
        ask(act.who(), act.command());
        PATRONS.forEach(
                (seat, patron) -> {
                    ask(patron, new Command.BuyIn(patron.name(), CHIPS));
                    ask(patron, new Command.TakePlace(patron.name(), seat));
                });
    }

    private void wager() {
        for (Wager wager : Wager.values()) {
            if (rules.wagers().include(wager)) {
                Spot seat = Spot.seat(wager == Wager.PLAYER ? 4 : 1);
                ask(patron(seat), new Command.PlaceWager(seat, wager, stake(wager)));
            }
        }
    }

    private static Person patron(Spot seat) {
        return Optional.ofNullable(PATRONS.get(seat)).orElseThrow();
    }

    /// The smallest, which is a whole number of chips in every example.
    Money stake(Wager wager) {
        return Optional.ofNullable(rules.wagers().limits().get(wager)).orElseThrow().min();
    }

    private void ask(Person who, Command command) {
        if (!(Table.decide(state, new Asked(who, NOON, command))
                instanceof Decision.Accepted(var events, var after))) {
            throw new AssertionError(who + " may not " + command + " in " + state.phase());
        }
        dealer.saw(events);
        events.forEach(happened -> saw(happened.event()));
        state = after;
    }

    private void saw(Event event) {
        switch (event) {
            case Event.Settled(var step) -> settled(step);
            case Event.HouseMoneySettled(_, _, var steps) -> steps.forEach(this::settled);
            case Event.CardsCleared _ -> roundIsOver();
            case Event.ShoeEnded _ -> shoesEnded++;
            default -> {}
        }
    }

    private void settled(Step step) {
        Money amount =
                switch (step.action()) {
                    case PAY -> step.amount();
                    case COLLECT, VIGORISH, MARK -> step.amount().times(-1);
                    case RETURN -> Money.ZERO;
                    case AWARD, PRESS -> Money.ZERO;
                };
        net.merge(step.wager(), amount, Money::plus);
        if (step.action() == Step.Action.AWARD) {
            award = step.because().getFirst().gist();
        }
    }

    private void roundIsOver() {
        var play = ((Phase.InRound) state.phase()).play();
        rounds.add(new Round(play.hand(Side.PLAYER), play.hand(Side.BANKER)));
        net.forEach(
                (wager, won) ->
                        outcomes.computeIfAbsent(wager, _ -> new TreeMap<>())
                                .merge(outcome(wager, won), 1L, Long::sum));
        net.clear();
        award = "lose";
    }

    private String outcome(Wager wager, Money won) {
        return wager == Wager.ROYAL_9
                ? award
                : Fraction.of(won.cents(), stake(wager).cents()).toString();
    }
}
