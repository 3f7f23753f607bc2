package baccarat.table.settlement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Marker;
import baccarat.table.Phase;
import baccarat.table.Seated;
import java.util.List;
import java.util.Optional;

/// Rounds that the Banker's Hand wins, and the vigorish of them.
final class VigorishRounds {

    static final Spot SEAT = Spot.seat(5);

    /// What a submission says becomes of 5% that is no whole coin.
    static final List<String> ROUNDINGS = List.of("exact", "next-quarter", "next-quarter-of-total");

    static final Command COLLECT = new Command.CollectVigorish(SEAT);

    private VigorishRounds() {}

    /// Basis points of a win in cents, to the cent or up to the next quarter.
    static long share(long won, int basisPoints, String rounding) {
        long tenThousandths = won * basisPoints;
        if (!rounding.equals("next-quarter")) {
            return (tenThousandths - tenThousandths % 10_000) / 10_000;
        }
        long quarters = tenThousandths / 250_000;
        return 25 * (quarters * 250_000 == tenThousandths ? quarters : quarters + 1);
    }

    static Seated bankerWins(Seated table, Money stake) {
        return table.wager(5, Wager.BANKER, stake)
                .dealing("2h,Ks", "9c,Kd")
                .step()
                .follow(Phase.Settling.class);
    }

    static Seated bankerWins(Seated table, long dollars) {
        return bankerWins(table, Money.dollars(dollars)).follow(Phase.Clearing.class).step();
    }

    static Seated bankerLoses(Seated table, long dollars) {
        return table.wager(5, Wager.BANKER, dollars)
                .dealing("9h,Ks", "2c,Kd")
                .playRound()
                .follow(Phase.AcceptingWagers.class);
    }

    record Told(Step.Action action, Money amount) {}

    /// What settling the one winner brought about, step by step.
    static List<Told> told(Seated paid) {
        return paid.told(Event.Settled.class).stream()
                .map(settled -> new Told(settled.step().action(), settled.step().amount()))
                .toList();
    }

    static List<Told> expected(boolean before, Step.Action action, Money won, Money owed) {
        var payout = new Told(Step.Action.PAY, won);
        var vigorish = new Told(action, owed);
        if (!owed.isAboveZero()) {
            return List.of(payout);
        }
        return before ? List.of(vigorish, payout) : List.of(payout, vigorish);
    }

    static void assertEveryWin(
            TableRules rules, int basisPoints, String rounding, boolean marked, boolean before) {
        Limits limits =
                Optional.ofNullable(rules.wagers().limits().get(Wager.BANKER)).orElseThrow();
        long chip = rules.seating().smallestChip().cents();
        Seated open = Seated.open(rules, 5);
        for (long cents = limits.min().cents(); cents <= limits.max().cents(); cents += chip) {
            var stake = new Money(cents);
            var owed = new Money(share(cents, basisPoints, rounding));
            Seated paid = bankerWins(open, stake).step();
            Step.Action action = marked ? Step.Action.MARK : Step.Action.VIGORISH;
            assertEquals(expected(before, action, stake, owed), told(paid));
            assertEquals(marked ? owed : Money.ZERO, paid.state().roster().owed(SEAT));
            assertEquals(
                    marked ? Money.ZERO : owed,
                    paid.state().accounts().of(new Account.VigorishBox(SEAT)));
            Money won = marked ? stake : stake.minus(owed);
            assertEquals(open.rack(5).plus(won), paid.rack(5));
        }
    }

    static Command press(Side side) {
        return new Command.ChoosePress(SEAT, Optional.of(side));
    }

    static Seated marked(String example, String... changes) {
        return bankerWins(Seated.open(Seated.rules(example, changes), 5, 9), 100);
    }

    static Marker marker(long cents) {
        return new Marker(new Money(cents), false);
    }

    static Seated bothOwe(String example, String... changes) {
        return Seated.open(Seated.rules(example, changes), 5, 9)
                .wager(9, Wager.BANKER, 200)
                .wager(5, Wager.BANKER, 100)
                .dealing("2h,Ks", "9c,Kd")
                .playRound()
                .follow(Phase.AcceptingWagers.class);
    }
}
