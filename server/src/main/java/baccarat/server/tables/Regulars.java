package baccarat.server.tables;

import baccarat.cards.ByteSource;
import baccarat.dealer.SimulatedPatrons;
import baccarat.rules.TableRules;
import baccarat.server.names.Asker;
import baccarat.server.people.HousePlayers;
import baccarat.server.views.Racks;
import baccarat.table.Command;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Simulated patrons who keep a table busy. They take free seats, wager at moments of their own
/// while wagers are accepted, and sometimes press House Money.
final class Regulars {

    private final SimulatedPatrons patrons;
    private final ByteSource chance;
    private final Deque<Planned> planned = new ArrayDeque<>();
    private int plannedRound = -1;
    private Instant planAgain = Instant.EPOCH;
    private int pressedRound = -1;

    /// A planned command of one of them, and a smaller one if it is refused.
    record Planned(Instant at, Person who, Command command, Optional<Command> otherwise) {}

    Regulars(TableRules rules, ByteSource chance, int number) {
        this.patrons =
                new SimulatedPatrons(
                        rules,
                        chance,
                        Math.min(
                                Math.min(number, HousePlayers.NAMES.size()),
                                SimulatedPatrons.most(rules)));
        this.chance = chance;
    }

    private Person person(SimulatedPatrons.Simulated simulated) {
        return Person.patron(
                Asker.SIMULATED + HousePlayers.NAMES.get(patrons.all().indexOf(simulated)));
    }

    /// Those who are not at the table and whose seat is free arrive.
    List<Planned> arrivals(TableState state, Instant now) {
        var plans = new ArrayList<Planned>();
        for (SimulatedPatrons.Simulated simulated : patrons.all()) {
            Person who = person(simulated);
            boolean isHere = state.roster().patron(who.name()).isPresent();
            if (isHere && Racks.of(state, who.name()).times(10).isAtMost(patrons.buyIn())) {
                plans.add(plan(now, who, new Command.BuyIn(who.name(), patrons.buyIn())));
            }
            if (!isHere && state.roster().at(simulated.seat()).isEmpty()) {
                plans.add(plan(now, who, new Command.BuyIn(who.name(), patrons.buyIn())));
                plans.add(plan(now, who, new Command.TakePlace(who.name(), simulated.seat())));
            }
        }
        return plans;
    }

    private static Planned plan(Instant at, Person who, Command command) {
        return new Planned(at, who, command, Optional.empty());
    }

    /// Plans the wagers of this round within the first two thirds of the time; plans again if no
    /// one has wagered at the end.
    void plan(TableState state, Instant now, Duration time) {
        if (!(state.phase() instanceof Phase.AcceptingWagers open)) {
            planned.clear();
            return;
        }
        int round = state.shoe().rounds();
        boolean again = open.layout().isEmpty() && !now.isBefore(planAgain);
        if (plannedRound == round && !again) {
            return;
        }
        plannedRound = round;
        planAgain = now.plus(time).plusMillis(1);
        planned.clear();
        var plans = new ArrayList<Planned>();
        for (List<SimulatedPatrons.Wish> wishes : patrons.wagers()) {
            Duration wait = time.multipliedBy(10L + chance.uniformBelow(50)).dividedBy(100);
            for (SimulatedPatrons.Wish wish : wishes) {
                plans.add(
                        new Planned(
                                now.plus(wait),
                                person(wish.by()),
                                wish.command(),
                                wish.otherwise()));
            }
        }
        plans.sort(Comparator.comparing(Planned::at));
        planned.addAll(plans);
    }

    /// The presses of this round, planned once.
    List<Planned> presses(TableState state, Instant now) {
        if (!(state.phase() instanceof Phase.SettlingHouseMoney(var play))
                || pressedRound == play.number()) {
            return List.of();
        }
        pressedRound = play.number();
        return patrons.presses(play).stream()
                .map(wish -> plan(now, person(wish.by()), wish.command()))
                .toList();
    }

    /// The next command planned for now or earlier.
    Optional<Planned> take(Instant now) {
        Planned next = planned.peek();
        return next == null || next.at().isAfter(now)
                ? Optional.empty()
                : Optional.ofNullable(planned.poll());
    }

    /// Whether one of them still has a wager planned.
    boolean hasPlans() {
        return !planned.isEmpty();
    }

    /// The next moment when one of them needs attention, at the latest.
    Instant next() {
        Planned next = planned.peek();
        return next == null ? planAgain : next.at();
    }
}
