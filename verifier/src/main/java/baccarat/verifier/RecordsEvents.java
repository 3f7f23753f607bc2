package baccarat.verifier;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/// The events of a bundle's logs that take a slip or are corrections, held against the slips and
/// the corrections that are told beside them.
final class RecordsEvents {

    static final Set<String> CORRECTIONS =
            Set.of("WagerCorrected", "FaceCorrected", "FaceCorrectedInPlay", "PayoutCorrected");

    /// The roles of the floor at a table.
    private static final Set<String> FLOOR = Set.of("floorperson", "supervisor");

    /// What the house does by itself at automatic tables has no slip. No account has this name.
    private static final String THE_HOUSE = "floorperson";

    /// What somebody of the floor does with a slip alone.
    private static final Set<String> WITH_A_SLIP =
            Set.of(
                    "TableOpened",
                    "TableClosed",
                    "TrayFilled",
                    "TrayCredited",
                    "CouponIssued",
                    "WagerCorrected",
                    "FaceCorrected",
                    "FaceCorrectedInPlay",
                    "VigorishWrittenOff",
                    "DebtWrittenOff");

    private final RecordsManifest manifest;
    private final Map<String, Form> events = new TreeMap<>();

    RecordsEvents(RecordsManifest manifest) {
        this.manifest = manifest;
    }

    /// What sees the lines of a log.
    LogCheck.Watcher of(String log) {
        return (number, form) -> events.put(key(log, number), form);
    }

    static String key(String log, long number) {
        return log + " event " + number;
    }

    /// An event that is told of beside its log.
    Form told(Form form) {
        String key = key(form.text("log"), form.whole("event", 1, Long.MAX_VALUE));
        Form event = events.get(key);
        if (event == null) {
            throw new Wrong("there is no %s in the bundle".formatted(Wrong.printable(key)));
        }
        return event;
    }

    List<Finding> findings(UnaryOperator<String> text) {
        var findings = new ArrayList<Finding>();
        findings.addAll(against("slips.json", text, new RecordsSlips(this, manifest)::check));
        findings.addAll(against("corrections.json", text, this::corrections));
        return findings;
    }

    /// Says of the items of a member what is wrong with them.
    private interface Check {

        Finding of(List<Form> items);
    }

    private static List<Finding> against(String name, UnaryOperator<String> text, Check check) {
        try {
            if (!(JsonReader.read(text.apply(name)) instanceof Json.Items(var items))) {
                throw new Wrong("should be a list in brackets");
            }
            return List.of(check.of(items.stream().map(item -> Form.of(name, item)).toList()));
        } catch (Wrong e) {
            return List.of(Finding.wrong("%s: %s".formatted(name, e.what())));
        }
    }

    private Finding corrections(List<Form> items) {
        var told = new TreeSet<String>();
        var wrong = new ArrayList<String>();
        for (Form item : items) {
            try {
                Form event = told(item);
                boolean same =
                        event.text("event").equals(item.text("is"))
                                && event.text("at").equals(item.text("at"))
                                && event.text("who").equals(item.text("who"))
                                && event.text("reason").equals(item.text("reason"));
                if (!same) {
                    throw new Wrong("a correction is told otherwise than in its log");
                }
                told.add(key(item.text("log"), item.whole("event", 1, Long.MAX_VALUE)));
            } catch (Wrong e) {
                wrong.add("corrections.json: " + e.what());
            }
        }
        missing(CORRECTIONS, told)
                .keySet()
                .forEach(key -> wrong.add("corrections.json: %s is missing".formatted(key)));
        return Finding.of(
                "corrections.json: %s, as in the logs"
                        .formatted(ShoeCheck.counted(items.size(), "correction")),
                wrong);
    }

    /// Events of the floor in the time that no slip led to.
    List<String> withoutASlip(Set<String> told) {
        return missing(WITH_A_SLIP, told).entrySet().stream()
                .filter(one -> isOfTheFloor(one.getValue()))
                .map(one -> "%s (%s)".formatted(one.getKey(), one.getValue().text("event")))
                .toList();
    }

    private static boolean isOfTheFloor(Form event) {
        return FLOOR.contains(event.text("role")) && !event.text("who").equals(THE_HOUSE);
    }

    private Map<String, Form> missing(Set<String> names, Set<String> told) {
        var missing = new TreeMap<>(events);
        missing.values()
                .removeIf(event -> !names.contains(event.text("event")) || !isOfTheTime(event));
        missing.keySet().removeAll(told);
        return missing;
    }

    private boolean isOfTheTime(Form event) {
        Instant at = RecordsManifest.time(event, "at");
        return !at.isBefore(manifest.from()) && at.isBefore(manifest.to());
    }
}
