package baccarat.server.tables;

import baccarat.cards.ByteSource;
import baccarat.dealer.Guests;
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

/// Simulated patrons who keep a table alive. They take seats that are free, wager at their own time
/// while wagers are taken, and press House Money now and then.
final class Regulars {

    private final Guests guests;
    private final ByteSource chance;
    private final Deque<Planned> planned = new ArrayDeque<>();
    private int plannedRound = -1;
    private Instant planAgain = Instant.EPOCH;
    private int pressedRound = -1;

    /// Something one of them will ask for.
    record Planned(Instant at, Person who, Command command, Optional<Command> otherwise) {}

    Regulars(TableRules rules, ByteSource chance, int number) {
        this.guests =
                new Guests(
                        rules,
                        chance,
                        Math.min(Math.min(number, HousePlayers.NAMES.size()), Guests.most(rules)));
        this.chance = chance;
    }

    private Person person(Guests.Guest guest) {
        return Person.patron(Asker.SIMULATED + HousePlayers.NAMES.get(guests.all().indexOf(guest)));
    }

    /// Those who are not at the table and whose seat is free come in.
    List<Planned> arrivals(TableState state, Instant now) {
        var plans = new ArrayList<Planned>();
        for (Guests.Guest guest : guests.all()) {
            Person who = person(guest);
            boolean isHere = state.roster().patron(who.name()).isPresent();
            if (isHere && Racks.of(state, who.name()).times(10).isAtMost(guests.buyIn())) {
                plans.add(plan(now, who, new Command.BuyIn(who.name(), guests.buyIn())));
            }
            if (!isHere && state.roster().at(guest.seat()).isEmpty()) {
                plans.add(plan(now, who, new Command.BuyIn(who.name(), guests.buyIn())));
                plans.add(plan(now, who, new Command.TakePlace(who.name(), guest.seat())));
            }
        }
        return plans;
    }

    private static Planned plan(Instant at, Person who, Command command) {
        return new Planned(at, who, command, Optional.empty());
    }

    /// Plans the wagers of this round, spread over the first two thirds of the time; again if in
    /// the end nobody has wagered.
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
        for (List<Guests.Wish> wishes : guests.wagers()) {
            Duration wait = time.multipliedBy(10L + chance.uniformBelow(50)).dividedBy(100);
            for (Guests.Wish wish : wishes) {
                plans.add(
                        new Planned(
                                now.plus(wait),
                                person(wish.guest()),
                                wish.command(),
                                wish.otherwise()));
            }
        }
        plans.sort(Comparator.comparing(Planned::at));
        planned.addAll(plans);
    }

    /// The presses of this round, once.
    List<Planned> presses(TableState state, Instant now) {
        if (!(state.phase() instanceof Phase.SettlingHouseMoney(var play))
                || pressedRound == play.number()) {
            return List.of();
        }
        pressedRound = play.number();
        return guests.presses(play).stream()
                .map(wish -> plan(now, person(wish.guest()), wish.command()))
                .toList();
    }

    /// What is planned for now or earlier.
    Optional<Planned> take(Instant now) {
        Planned next = planned.peek();
        return next == null || next.at().isAfter(now)
                ? Optional.empty()
                : Optional.ofNullable(planned.poll());
    }

    /// Whether one of them is still to wager.
    boolean hasPlans() {
        return !planned.isEmpty();
    }

    /// When there is something to do for them, at the latest.
    Instant next() {
        Planned next = planned.peek();
        return next == null ? planAgain : next.at();
    }
}
