package baccarat.verifier;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Slips against the logs: each that was carried out at a table led to its event, and each such
/// event has its slip.
final class RecordsSlips {

    /// A slip that is carried out as the time ends leads to an event after it.
    private static final Duration LATE = Duration.ofMinutes(1);

    private static final Map<String, Set<String>> EVENTS =
            Map.of(
                    "opening", Set.of("TableOpened"),
                    "closing", Set.of("TableClosed"),
                    "fill", Set.of("TrayFilled"),
                    "credit", Set.of("TrayCredited"),
                    "coupon", Set.of("CouponIssued"),
                    "order",
                            Set.of(
                                    "WagerCorrected",
                                    "FaceCorrected",
                                    "FaceCorrectedInPlay",
                                    "IrregularityFound",
                                    "VigorishWrittenOff",
                                    "DebtWrittenOff",
                                    "ShuffleOrdered",
                                    "OtherDecksOrdered"));

    /// Where an event has the amount of its slip.
    private static final Map<String, String> AMOUNTS =
            Map.of("opening", "tray", "fill", "amount", "credit", "amount", "coupon", "value");

    private final RecordsEvents events;
    private final RecordsManifest manifest;
    private final Set<String> told = new TreeSet<>();

    RecordsSlips(RecordsEvents events, RecordsManifest manifest) {
        this.events = events;
        this.manifest = manifest;
    }

    Finding check(List<Form> slips) {
        var wrong = new ArrayList<String>();
        for (Form slip : slips) {
            try {
                check(slip);
            } catch (Wrong e) {
                wrong.add(
                        "slips.json: slip %s: %s"
                                .formatted(Wrong.shortened(slip.text("id")), e.what()));
            }
        }
        events.withoutASlip(told)
                .forEach(key -> wrong.add("slips.json: %s has no slip".formatted(key)));
        return Finding.of(
                "slips.json: %s, those that were carried out as the logs have them"
                        .formatted(ShoeCheck.counted(slips.size(), "slip")),
                wrong);
    }

    private void check(Form slip) {
        List<String> signers =
                slip.list("signatures", (where, json) -> Form.of(where, json).text("person"));
        if (Set.copyOf(signers).size() != signers.size()) {
            throw new Wrong("somebody has signed it twice");
        }
        String kind = slip.text("kind");
        if (!slip.has("doneAt") || !EVENTS.containsKey(kind)) {
            return;
        }
        if (!kind.equals("coupon") && signers.size() < 2) {
            throw new Wrong("it was carried out with one signature");
        }
        if (!slip.has("event")) {
            boolean isLate = RecordsManifest.time(slip, "doneAt").plus(LATE).isAfter(manifest.to());
            if (!isLate) {
                throw new Wrong("it was carried out, and its event is missing");
            }
            return;
        }
        compare(slip, events.told(slip), signers);
    }

    private void compare(Form slip, Form event, List<String> signers) {
        String kind = slip.text("kind");
        if (!EVENTS.getOrDefault(kind, Set.of()).contains(event.text("event"))) {
            throw new Wrong("its event is of another kind, " + event.text("event"));
        }
        if (!signers.contains(event.text("who"))) {
            throw new Wrong("%s did it and has not signed".formatted(event.text("who")));
        }
        if (AMOUNTS.containsKey(kind)
                && !slip.text("amount").equals(event.text(AMOUNTS.getOrDefault(kind, "")))) {
            throw new Wrong("its event has another amount");
        }
        told.add(RecordsEvents.key(slip.text("log"), slip.whole("event", 1, Long.MAX_VALUE)));
    }
}
