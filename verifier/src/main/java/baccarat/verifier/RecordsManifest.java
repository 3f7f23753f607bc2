package baccarat.verifier;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;

/// What an auditor's bundle says of itself.
record RecordsManifest(
        String house, Instant from, Instant to, List<Table> tables, List<Listed> files) {

    static final String FORMAT = "auditors-bundle/1";
    static final String NAME = "manifest.json";
    static final String NOTE = "manifest.note";

    /// @param logs none where nothing happened
    record Table(String id, List<Kept> logs) {}

    /// A log in the bundle.
    record Kept(String log, long lines, List<Long> shoes) {

        /// `ma-mini-1`, as its files are called.
        String file() {
            return log.replace('/', '-');
        }
    }

    record Listed(String name, long bytes, String sha256) {}

    static RecordsManifest read(String text) {
        Form form = Form.of("", JsonReader.read(text));
        if (!form.text("format").equals(FORMAT)) {
            throw new Wrong("format: should be " + FORMAT);
        }
        form.only("format", "house", "from", "to", "made", "persons", "program", "tables", "files");
        return new RecordsManifest(
                form.text("house"),
                time(form, "from"),
                time(form, "to"),
                form.list("tables", (where, json) -> table(Form.of(where, json))),
                form.list("files", (where, json) -> listed(Form.of(where, json))));
    }

    private static Table table(Form form) {
        return new Table(
                form.text("table"), form.list("logs", (where, json) -> kept(Form.of(where, json))));
    }

    private static Kept kept(Form form) {
        return new Kept(
                form.text("log"),
                form.whole("lines", 1, Long.MAX_VALUE),
                form.list("shoes", RecordsManifest::number));
    }

    private static long number(String where, Json json) {
        if (json instanceof Json.Digits(var digits) && digits.matches("[1-9][0-9]{0,9}")) {
            return Long.parseLong(digits);
        }
        throw new Wrong(where + ": should be a whole number");
    }

    private static Listed listed(Form form) {
        return new Listed(
                form.text("name"), form.whole("bytes", 0, Long.MAX_VALUE), form.hex("sha256"));
    }

    static Instant time(Form form, String key) {
        try {
            return Instant.parse(form.text(key));
        } catch (DateTimeParseException e) {
            throw new Wrong(key + ": should be a time such as 2026-01-01T12:00:05Z");
        }
    }

    List<Kept> logs() {
        return tables.stream().flatMap(table -> table.logs().stream()).toList();
    }
}
