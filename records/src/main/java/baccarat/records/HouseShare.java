package baccarat.records;

import baccarat.rules.Placed;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.LinkEvent;
import baccarat.table.Play;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The house's win from an event, wager by wager. It is derived from the money that moved between
/// the patrons' and the house's accounts at the table, so that the sum over all wagers is the
/// house's win to the cent. Chips that are bought or carried away are not a win.
public final class HouseShare {

    /// The contribution of an event to a wager of a round.
    ///
    /// @param spot a seat or line, or `-` where none is known
    /// @param wager its name, or `correction`
    /// @param staked in cents, as the next two
    /// @param won what the house won on it, below zero if it lost; without vigorish
    /// @param vigorish what was collected
    /// @param owed how much more vigorish is owed after the event than before, below zero if less
    public record Share(
            int round,
            String spot,
            String wager,
            Instant at,
            long staked,
            long won,
            long vigorish,
            long owed) {

        private Share(
                HouseShare of, String spot, String wager, long won, long vigorish, long owed) {
            this(of.before.shoe().rounds(), spot, wager, of.happened.at(), 0, won, vigorish, owed);
        }
    }

    private static final String CORRECTION = "correction";

    private static final String NO_SPOT = "-";

    private final TableState before;
    private final Happened happened;

    private HouseShare(TableState before, Happened happened) {
        this.before = before;
        this.happened = happened;
    }

    public static List<Share> of(TableState before, Happened happened) {
        return new HouseShare(before, happened).shares();
    }

    private List<Share> shares() {
        return switch (happened.event()) {
            case Event.Settled(var step) -> settled(step);
            case Event.HouseMoneySettled(var spot, _, _) -> moved(spot, Wager.HOUSE_MONEY, 0);
            case Event.MustHitWon(var spot, _) -> moved(spot, Wager.ROYAL_9, 0);
            case Event.VigorishCollected(var spot, _, var left) ->
                    moved(spot, Wager.BANKER, left.minus(before.roster().owed(spot)).cents());
            case Event.VigorishTakenFromTheAccount(_, var spot, var amount, _) ->
                    moved(spot, Wager.BANKER, -amount.cents());
            case Event.VigorishShort(var spot, var left) -> moved(spot, Wager.BANKER, left.cents());
            case Event.VigorishWrittenOff(var spot, var amount, _) ->
                    of(Words.spot(spot), CORRECTION, List.of(), -amount.cents());
            case Event.DebtWrittenOff(var patron, var amount, _) ->
                    of(spotOf(patron), CORRECTION, List.of(), -amount.cents());
            case Event.RoundVoided _ -> undone();
            case Event.CardsCleared _ -> staked();
            case Event.WagerCorrected(_, _, var spot, _, _, _, _) ->
                    of(Words.spot(spot), CORRECTION, happened.transfers(), 0);
            case Event.PayoutCorrected(var patron, _, _, _) ->
                    of(spotOf(patron), CORRECTION, happened.transfers(), 0);
            case Event.OfPreparation _,
                    CuratorEvent _,
                    Event.ChipsBought _,
                    Event.OfPlaces _,
                    Event.ChipsTakenAway _,
                    Event.OfWagers _,
                    Event.RoundBegun _,
                    Event.Called _,
                    Event.OnTheLayout _,
                    Event.RightToTurn _,
                    Event.CoverCardOut _,
                    Event.CoverCardElsewhere _,
                    Event.IrregularityFound _,
                    Event.SurplusCard _,
                    Event.FaceCorrectedInPlay _,
                    Event.PressChosen _,
                    Event.MetersCredited _,
                    Event.AwardSetAside _,
                    Event.MeterRestarted _,
                    Event.MustHitNotReached _,
                    SealEvent _,
                    Event.TableOpened _,
                    Event.TableClosed _,
                    Event.OfTheTray _,
                    Event.FaceCorrected _,
                    Event.CouponIssued _,
                    LinkEvent _ ->
                    List.of();
        };
    }

    private List<Share> settled(Step step) {
        long marked = step.action() == Step.Action.MARK ? step.amount().cents() : 0;
        return moved(step.spot(), step.wager(), marked);
    }

    private List<Share> moved(Spot spot, Wager wager, long owed) {
        return of(Words.spot(spot), Names.of(wager), happened.transfers(), owed);
    }

    private List<Share> of(String spot, String wager, List<Transfer> transfers, long owed) {
        long won = 0;
        long vigorish = 0;
        for (Transfer transfer : transfers) {
            if (transfer.to() instanceof Account.VigorishBox) {
                vigorish += transfer.amount().cents();
            } else {
                won += won(transfer);
            }
        }
        return won == 0 && vigorish == 0 && owed == 0
                ? List.of()
                : List.of(new Share(this, spot, wager, won, vigorish, owed));
    }

    /// Below zero if the house paid.
    private static long won(Transfer transfer) {
        if (isPatrons(transfer.from()) == isPatrons(transfer.to())) {
            return 0;
        }
        long cents = transfer.amount().cents();
        return isPatrons(transfer.from()) ? cents : -cents;
    }

    private static boolean isPatrons(Account account) {
        return account instanceof Account.Rack || account instanceof Account.Wagers;
    }

    /// In a void round House Money that was settled goes back, seat by seat.
    private List<Share> undone() {
        var shares = new ArrayList<Share>();
        for (Transfer transfer : happened.transfers()) {
            Account patrons = isPatrons(transfer.from()) ? transfer.from() : transfer.to();
            shares.addAll(of(spotOf(patrons), Names.of(Wager.HOUSE_MONEY), List.of(transfer), 0));
        }
        return shares;
    }

    private String spotOf(Account account) {
        return switch (account) {
            case Account.Wagers(var spot) -> Words.spot(spot);
            case Account.Rack(var patron) -> spotOf(patron);
            case Account.OfCoupons _,
                    Account.Fixed _,
                    Account.VigorishBox _,
                    Account.Jackpot _,
                    Account.LinkedMeter _,
                    Account.Reserve _ ->
                    NO_SPOT;
        };
    }

    private String spotOf(String patron) {
        return before.roster()
                .patron(patron)
                .flatMap(one -> one.places().stream().findFirst())
                .map(Words::spot)
                .orElse(NO_SPOT);
    }

    /// Only finished rounds count as wagered; a pressed payout is not counted again.
    private List<Share> staked() {
        Optional<Play> play =
                before.phase().underWay().filter(one -> one.kind() == Play.Kind.PLAYED);
        return play.map(Play::placed).orElse(List.of()).stream()
                .map(placed -> share(placed))
                .toList();
    }

    private Share share(Placed placed) {
        return new Share(
                before.shoe().rounds(),
                Words.spot(placed.spot()),
                Names.of(placed.wager()),
                happened.at(),
                placed.stake().cents(),
                0,
                0,
                0);
    }
}
