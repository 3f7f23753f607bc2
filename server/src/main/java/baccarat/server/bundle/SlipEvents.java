package baccarat.server.bundle;

import baccarat.reports.Json;
import baccarat.server.bundle.BundledLog.Noted;
import baccarat.server.store.Slips.Slip;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the event of a log that each slip led to. A slip says when it was carried out, and its
/// event follows directly.
final class SlipEvents {

    private static final Duration BEFORE = Duration.ofSeconds(1);
    private static final Duration AFTER = Duration.ofMinutes(1);

    private static final Set<String> CORRECTIONS =
            Set.of("WagerCorrected", "FaceCorrected", "FaceCorrectedInPlay", "PayoutCorrected");

    private static final Map<String, String> OF_A_COMMAND =
            Map.of(
                    "CorrectPayout", "WagerCorrected",
                    "CorrectFace", "FaceCorrected",
                    "CorrectFaceInPlay", "FaceCorrectedInPlay",
                    "ReportSurplusCard", "IrregularityFound",
                    "ReportMisplacedCard", "IrregularityFound",
                    "ReportFaceUpInTheShoe", "IrregularityFound",
                    "WriteOffVigorish", "VigorishWrittenOff",
                    "WriteOffDebt", "DebtWrittenOff",
                    "OrderShuffle", "ShuffleOrdered",
                    "OrderOtherDecks", "OtherDecksOrdered");

    private static final Set<String> OF_THE_TRAY =
            Set.of("TableOpened", "TableClosed", "TrayFilled", "TrayCredited", "CouponIssued");

    private final List<Noted> events;
    private final Set<Noted> taken = new HashSet<>();

    SlipEvents(List<Noted> events) {
        this.events = List.copyOf(events);
    }

    /// Whether an event is also listed outside the log.
    static boolean isNoted(String event) {
        return isCorrection(event)
                || OF_THE_TRAY.contains(event)
                || OF_A_COMMAND.containsValue(event);
    }

    static boolean isCorrection(String event) {
        return CORRECTIONS.contains(event);
    }

    /// The event of a slip that was carried out at a table, if it is among these.
    Optional<Noted> of(Slip slip) {
        Optional<Noted> event =
                slip.doneAt()
                        .flatMap(
                                done ->
                                        events.stream()
                                                .filter(it -> isOf(slip, done, it))
                                                .findFirst());
        event.ifPresent(taken::add);
        return event;
    }

    private boolean isOf(Slip slip, Instant done, Noted event) {
        return slip.table().filter(table -> event.log().startsWith(table + "/")).isPresent()
                && !taken.contains(event)
                && !event.at().isBefore(done.minus(BEFORE))
                && !event.at().isAfter(done.plus(AFTER))
                && slip.signers().contains(event.who())
                && event.event().equals(name(slip));
    }

    private static String name(Slip slip) {
        return switch (slip.kind()) {
            case OPENING -> "TableOpened";
            case CLOSING -> "TableClosed";
            case FILL -> "TrayFilled";
            case CREDIT -> "TrayCredited";
            case COUPON -> "CouponIssued";
            case ORDER -> OF_A_COMMAND.getOrDefault(command(slip), "");
            case DEPOSIT, WITHDRAWAL, COMPLAINT -> "";
        };
    }

    private static String command(Slip slip) {
        return slip.command()
                .map(text -> Json.MAPPER.readTree(text).path("command").asString(""))
                .orElse("");
    }
}
