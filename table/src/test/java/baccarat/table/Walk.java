package baccarat.table;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.card;
import static baccarat.table.Seated.name;
import static baccarat.table.Seated.patron;

import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Two rounds of an example with every wager it offers, from the closed table on, one situation
/// after the other, each one command after the one before. In the first round both hands draw; the
/// second is a tie of naturals.
public final class Walk {

    private Walk() {}

    private static final List<Integer> SEATS = List.of(2, 5);

    private static final Map<String, List<Seated>> WALKED = new ConcurrentHashMap<>();

    public static List<Seated> through(String example) {
        return WALKED.computeIfAbsent(example, Walk::walk);
    }

    /// The same, then a card face up in the shoe, and the cover card with the round after it.
    public static List<Seated> withAMishap(String example) {
        var all = new ArrayList<>(through(example));
        Seated open = all.getLast();
        accepted(open, DEALER, new Command.ReportFaceUpInTheShoe(card("5h"))).ifPresent(all::add);
        accepted(open, DEALER, new Command.RemoveCoverCard(Optional.of("it is out")))
                .map(
                        out ->
                                out.follow(Phase.AcceptingWagers.class)
                                        .wager(2, Wager.PLAYER, 100)
                                        .dealing("2h,Ks", "9c,Kd")
                                        .playRound())
                .ifPresent(all::add);
        return List.copyOf(all);
    }

    private static Optional<Seated> accepted(Seated table, Person who, Command command) {
        return table.decide(who, command) instanceof Decision.Accepted
                ? Optional.of(table.asks(who, command))
                : Optional.empty();
    }

    private static List<Seated> walk(String example) {
        TableRules rules = Seated.rules(example);
        var walk = new ArrayList<Seated>();
        walk.add(new Seated(TableState.closed(rules), List.of(), List.of(), List.of()));
        walk.add(Seated.at(rules));
        for (int seat : SEATS) {
            sit(walk, seat);
        }
        steps(walk, Phase.AcceptingWagers.class);
        round(walk, "Ah,Ad,3h", "2c,Kd,4d");
        round(walk, "9h,Kd", "9c,Ks");
        return List.copyOf(walk);
    }

    private static void sit(List<Seated> walk, int seat) {
        var buyIn = new Command.BuyIn(name(seat), Money.dollars(50_000));
        walk.add(walk.getLast().asks(patron(seat), buyIn));
        var place = new Command.TakePlace(name(seat), Spot.seat(seat));
        walk.add(walk.getLast().asks(patron(seat), place));
    }

    private static void steps(List<Seated> walk, Class<? extends Phase> until) {
        for (int steps = 0; steps < Until.ENOUGH; steps++) {
            if (until.isInstance(walk.getLast().state().phase())) {
                return;
            }
            walk.add(walk.getLast().step());
        }
        throw new AssertionError(
                until.getSimpleName() + " never comes, now " + walk.getLast().state().phase());
    }

    private static void round(List<Seated> walk, String player, String banker) {
        walk.set(walk.size() - 1, walk.getLast().dealing(player, banker));
        for (Wager wager : Wager.values()) {
            for (int seat : SEATS) {
                wager(walk.getLast(), seat, wager).ifPresent(walk::add);
            }
        }
        steps(walk, Phase.InRound.class);
        steps(walk, Phase.Clearing.class);
        walk.add(walk.getLast().step());
        steps(walk, Phase.AcceptingWagers.class);
    }

    /// The smallest wager, unless the table does not take it.
    private static Optional<Seated> wager(Seated table, int seat, Wager wager) {
        Limits limits = table.state().rules().wagers().limits().get(wager);
        Money stake = limits == null ? Money.dollars(5) : limits.min();
        var place = new Command.PlaceWager(Spot.seat(seat), wager, stake);
        return accepted(table, patron(seat), place);
    }
}
