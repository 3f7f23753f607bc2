package baccarat.server.tables;

import baccarat.records.Recorded;
import baccarat.records.Telling;
import baccarat.rules.Money;
import baccarat.rules.Step;
import baccarat.server.store.Significant;
import baccarat.table.Event;
import baccarat.table.Happened;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// Which events of a table belong on the list that surveillance reads first.
final class Significance {

    /// A win from this amount on is of note.
    private static final Money LARGE_WIN = Money.dollars(10_000);

    private Significance() {}

    static Optional<Significant.Entry> of(Setting setting, Recorded recorded) {
        Happened happened = recorded.happened();
        return kind(happened.event())
                .map(
                        kind ->
                                new Significant.Entry(
                                        happened.at(),
                                        kind,
                                        happened.who().toString(),
                                        Optional.of(setting.id()),
                                        detail(setting, recorded)));
    }

    private static String detail(Setting setting, Recorded recorded) {
        ObjectNode node = Wire.object();
        node.put("log", setting.log());
        node.put("event", recorded.number());
        node.put("words", Telling.of(recorded.happened().event()));
        return node.toString();
    }

    private static Optional<String> kind(Event event) {
        return switch (event) {
            case Event.PayoutCorrected _, Event.VigorishWrittenOff _, Event.DebtWrittenOff _ ->
                    Optional.of("correction");
            case Event.RoundVoided _ -> Optional.of("void");
            case Event.IrregularityFound _ -> Optional.of("irregularity");
            case Event.RecutOrdered _, Event.ShuffleOrdered _, Event.LateWagerReturned _ ->
                    Optional.of("override");
            case Event.RightTakenAway(_, _, var reason) ->
                    Optional.of(reason.equals(Absent.REASON) ? "acted-for" : "override");
            case Event.TableOpened _, Event.TableClosed _ -> Optional.of("table");
            case Event.TrayFilled _, Event.TrayCredited _ -> Optional.of("tray");
            case Event.MeterRestarted _, Event.MustHitWon _ -> Optional.of("meter");
            case Event.Settled(var step) when isLarge(step) -> Optional.of("large-win");
            case Event.HouseMoneySettled(_, _, var steps)
                    when steps.stream().anyMatch(Significance::isLarge) ->
                    Optional.of("large-win");
            default -> Optional.empty();
        };
    }

    private static boolean isLarge(Step step) {
        boolean won = step.action() == Step.Action.PAY || step.action() == Step.Action.AWARD;
        return won && LARGE_WIN.isAtMost(step.amount());
    }
}
