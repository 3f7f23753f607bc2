package baccarat.cli;

import baccarat.reports.Json;
import baccarat.reports.MathReport;
import baccarat.reports.ReportHtml;
import baccarat.reports.ReportJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// A file that a report is written to; its ending says in which form.
record ReportFile(Path path, Form form) {

    enum Form {
        HTML,
        JSON
    }

    /// The file, or the end of the command where it cannot be one: known before anything is
    /// counted.
    static ReportFile of(Path path, Path submission) {
        var file = new ReportFile(path, form(path));
        Writable.check(path, Optional.of(submission));
        return file;
    }

    private static Form form(Path path) {
        String name = path.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".html")) {
            return Form.HTML;
        }
        if (name.endsWith(".json")) {
            return Form.JSON;
        }
        throw Stop.wrongUsage("'%s' must end in .html or .json".formatted(path));
    }

    void write(MathReport report) {
        String text =
                switch (form) {
                    case HTML -> ReportHtml.of(report) + "\n";
                    case JSON -> Json.text(ReportJson.of(report)) + "\n";
                };
        try {
            Files.write(path, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw Writable.cannotBeWritten(path);
        }
    }
}
