package baccarat.server.tables;

import baccarat.records.Recorded;
import baccarat.records.Telling;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.server.names.Asker;
import baccarat.server.store.Significant;
import baccarat.server.views.Racks;
import baccarat.server.views.Wire;
import baccarat.table.Account;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.LinkEvent;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// Which events of a table are significant for surveillance.
final class Significance {

    /// Wins of at least this amount are significant.
    private static final Money LARGE_WIN = Money.dollars(10_000);

    private Significance() {}

    /// @param before the table before the command that caused it
    static Optional<Significant.Entry> of(Setting setting, TableState before, Recorded recorded) {
        Happened happened = recorded.happened();
        return kind(before, happened.event())
                .map(
                        kind ->
                                new Significant.Entry(
                                        happened.at(),
                                        kind,
                                        happened.who().toString(),
                                        Optional.of(setting.id()),
                                        detail(setting, before, recorded)));
    }

    /// Names the round: the one in progress, otherwise the last.
    private static String detail(Setting setting, TableState before, Recorded recorded) {
        Event event = recorded.happened().event();
        ObjectNode node = Wire.object();
        node.put("log", setting.log());
        node.put("event", recorded.number());
        node.put("words", Telling.of(event));
        if (before.shoe().rounds() > 0) {
            node.put("round", before.shoe().rounds());
        }
        reason(event).ifPresent(reason -> node.put("reason", reason));
        change(before, event)
                .ifPresent(
                        change -> {
                            node.put("before", Wire.money(change.before()));
                            node.put("after", Wire.money(change.after()));
                        });
        return node.toString();
    }

    private static Optional<String> reason(Event event) {
        return event instanceof Event.WithReason given
                ? Optional.of(given.reason())
                : Optional.empty();
    }

    /// An account's balance before and after.
    private record Change(Money before, Money after) {

        static Change by(Money before, Money more) {
            return new Change(before, before.plus(more));
        }
    }

    /// Of a patron's chips, a debt, or the tray.
    private static Optional<Change> change(TableState state, Event event) {
        Money tray = state.accounts().of(Account.Fixed.TRAY);
        return switch (event) {
            case Event.WagerCorrected(var patron, _, _, _, var amount, boolean toThePatron, _) ->
                    Optional.of(
                            Change.by(
                                    Racks.of(state, patron),
                                    toThePatron ? amount : Money.ZERO.minus(amount)));
            case Event.VigorishWrittenOff(_, var amount, _) ->
                    Optional.of(new Change(amount, Money.ZERO));
            case Event.DebtWrittenOff(_, var amount, _) ->
                    Optional.of(new Change(amount, Money.ZERO));
            case Event.TrayFilled(var amount) -> Optional.of(Change.by(tray, amount));
            case Event.TrayCredited(var amount) ->
                    Optional.of(Change.by(tray, Money.ZERO.minus(amount)));
            case Event.OfPreparation _,
                    CuratorEvent _,
                    Event.ChipsBought _,
                    Event.OfPlaces _,
                    Event.ChipsTakenAway _,
                    Event.VigorishCollected _,
                    Event.VigorishTakenFromTheAccount _,
                    Event.OfWagers _,
                    Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.TableOpened _,
                    Event.TableClosed _,
                    Event.FaceCorrected _,
                    Event.PayoutCorrected _,
                    Event.CouponIssued _,
                    LinkEvent _ ->
                    Optional.empty();
        };
    }

    private static Optional<String> kind(TableState before, Event event) {
        return switch (event) {
            case Event.OfPreparation cards -> of("override", cards instanceof Event.Order);
            case Event.OfPatrons patrons -> of("correction", patrons instanceof Event.WithReason);
            case Event.OfWagers wagers -> of("override", wagers instanceof Event.LateWagerReturned);
            case Event.RightTakenAway(_, _, var reason) ->
                    Optional.of(reason.equals(Absent.REASON) ? "acted-for" : "override");
            case Event.OfTheRound round ->
                    of("override", round instanceof Event.CoverCardElsewhere);
            case Event.RoundVoided _ -> Optional.of("void");
            case Event.IrregularityFound _ -> Optional.of("irregularity");
            case Event.OfSettlement settlement -> ofSettlement(before, settlement);
            case Event.OfTheFloor floor -> ofTheFloor(floor);
            case Event.ReportWithdrawn _ -> Optional.of("override");
            case Event.FaceCorrectedInPlay _ -> Optional.of("correction");
            case Event.SurplusCard _, CuratorEvent _, SealEvent _, LinkEvent _ -> Optional.empty();
        };
    }

    private static Optional<String> of(String kind, boolean isSignificant) {
        return isSignificant ? Optional.of(kind) : Optional.empty();
    }

    private static Optional<String> ofSettlement(TableState before, Event.OfSettlement event) {
        return switch (event) {
            case Event.MeterRestarted _, Event.MustHitWon _ -> Optional.of("meter");
            case Event.Settled(var step) ->
                    of("large-win", isLarge(step) && isAPersons(before, step.spot()));
            case Event.HouseMoneySettled(var spot, _, var steps) ->
                    of(
                            "large-win",
                            isAPersons(before, spot)
                                    && steps.stream().anyMatch(Significance::isLarge));
            case Event.PressChosen _,
                    Event.MetersCredited _,
                    Event.AwardSetAside _,
                    Event.VigorishShort _,
                    Event.MustHitNotReached _ ->
                    Optional.empty();
        };
    }

    /// An older log corrects a payout without naming the wager; such lines were never significant.
    private static Optional<String> ofTheFloor(Event.OfTheFloor event) {
        return switch (event) {
            case Event.WagerCorrected _, Event.FaceCorrected _ -> Optional.of("correction");
            case Event.CouponIssued _ -> Optional.of("coupon");
            case Event.TableOpened _, Event.TableClosed _ -> Optional.of("table");
            case Event.OfTheTray _ -> Optional.of("tray");
            case Event.PayoutCorrected _ -> Optional.empty();
        };
    }

    /// What house players win belongs to the house.
    private static boolean isAPersons(TableState before, Spot spot) {
        return before.roster()
                .at(spot)
                .filter(patron -> Asker.isSimulated(patron.name()))
                .isEmpty();
    }

    private static boolean isLarge(Step step) {
        boolean won = step.action() == Step.Action.PAY || step.action() == Step.Action.AWARD;
        return won && LARGE_WIN.isAtMost(step.amount());
    }
}
