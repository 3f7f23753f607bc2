package baccarat.cli;

import baccarat.rules.Money;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.LinkEvent;
import baccarat.table.Phase;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a table comes to: how the rounds ended and where the money went.
final class Tally implements Onlooker {

    private final Map<String, Patron> patrons = new LinkedHashMap<>();
    private int player;
    private int banker;
    private int tie;
    private Money win = Money.ZERO;
    private Money vigorish = Money.ZERO;
    private Money meters = Money.ZERO;
    private boolean hasVigorish;
    private boolean hasMeters;

    private record Patron(String place, Money bought, Money took) {

        private static final Patron NEW = new Patron("", Money.ZERO, Money.ZERO);

        private Patron at(Spot spot) {
            return new Patron(spot.toString(), bought, took);
        }

        private Patron buys(Money amount) {
            return new Patron(place, bought.plus(amount), took);
        }

        private Patron takes(Money amount) {
            return new Patron(place, bought, took.plus(amount));
        }

        private Money result() {
            return took.minus(bought);
        }
    }

    @Override
    public void saw(Happened happened, TableState before, TableState after) {
        switch (happened.event()) {
            case Event.PlaceTaken(var name, var place) -> patrons.put(name, patron(name).at(place));
            case Event.ChipsBought(var name, var amount) ->
                    patrons.put(name, patron(name).buys(amount));
            case Event.CardsCleared _ -> ended(((Phase.InRound) before.phase()).play().round());
            case Event.OfPreparation _,
                    CuratorEvent _,
                    Event.PlaceGivenUp _,
                    Event.ChipsTakenAway _,
                    Event.LeaveBegun _,
                    Event.PatronLeft _,
                    Event.OfVigorish _,
                    Event.OfWagers _,
                    Event.RoundBegun _,
                    Event.Called _,
                    Event.OnTheLayout _,
                    Event.RightToTurn _,
                    Event.CoverCardOut _,
                    Event.CoverCardElsewhere _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.OfTheFloor _,
                    LinkEvent _ -> {}
        }
        hasVigorish = !after.rules().isEz();
        hasMeters = !after.meters().states().isEmpty();
        boolean opensOrCloses = happened.event() instanceof Event.OfTheFloor;
        for (Transfer transfer : happened.transfers()) {
            takenAway(transfer);
            if (!opensOrCloses) {
                moved(transfer.to(), transfer.from(), transfer.amount());
                moved(transfer.from(), transfer.to(), transfer.amount().times(-1));
            }
        }
    }

    private Patron patron(String name) {
        return patrons.getOrDefault(name, Patron.NEW);
    }

    private void ended(Round round) {
        player += round.isWonBy(Side.PLAYER) ? 1 : 0;
        banker += round.isWonBy(Side.BANKER) ? 1 : 0;
        tie += round.isTie() ? 1 : 0;
    }

    private void takenAway(Transfer transfer) {
        if (transfer.from() instanceof Account.Rack(var name)
                && transfer.to() == Account.Fixed.CAGE) {
            patrons.put(name, patron(name).takes(transfer.amount()));
        }
    }

    /// Chips for cash leave tray and drop together as they were. What the cage puts into a meter
    /// was never at the table.
    private void moved(Account account, Account other, Money amount) {
        switch (account) {
            case Account.Fixed.TRAY, Account.Fixed.DROP -> win = win.plus(amount);
            case Account.VigorishBox _ -> vigorish = vigorish.plus(amount);
            case Account.Jackpot _, Account.Reserve _, Account.LinkedMeter _ -> {
                if (other != Account.Fixed.CAGE) {
                    meters = meters.plus(amount);
                }
            }
            case Account.Fixed.CAGE -> {}
            case Account.Rack _, Account.Wagers _, Account.OfCoupons _ -> {}
        }
    }

    int rounds() {
        return player + banker + tie;
    }

    /// Everything together, which is nothing if nothing was lost.
    private Money together() {
        Money sum = win.plus(vigorish).plus(meters);
        for (Patron patron : patrons.values()) {
            sum = sum.plus(patron.result());
        }
        return sum;
    }

    /// Comes after the table has closed, and with that after its last full count.
    void print(PrintWriter out) {
        if (!together().equals(Money.ZERO)) {
            throw new IllegalStateException("the money does not add up: " + together());
        }
        out.println();
        out.println(
                Colours.bold(
                        "%d %s: Player %d, Banker %d, Tie %d"
                                .formatted(
                                        rounds(),
                                        rounds() == 1 ? "round" : "rounds",
                                        player,
                                        banker,
                                        tie)));
        out.println();
        var columns =
                new Columns(List.of(2, 3, 4), "who", "where", "came with", "left with", "result");
        patrons.forEach(
                (name, patron) ->
                        columns.row(
                                name,
                                patron.place(),
                                patron.bought(),
                                patron.took(),
                                SpotResult.signed(patron.result())));
        columns.row("table", "wagers", "", "", SpotResult.signed(win));
        if (hasVigorish) {
            columns.row("table", "vigorish", "", "", SpotResult.signed(vigorish));
        }
        if (hasMeters) {
            columns.row("table", "meters", "", "", SpotResult.signed(meters));
        }
        columns.row("together", "", "", "", together());
        columns.print(out);
        out.println();
        out.println("All money and all cards are accounted for.");
    }
}
