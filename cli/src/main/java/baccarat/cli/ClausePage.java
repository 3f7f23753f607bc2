package baccarat.cli;

import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.ClauseLedger.NotCovered;
import baccarat.reports.ClauseLedger.Part;
import baccarat.reports.Readings;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All that is known of one clause.
///
/// @param provisions what the program does of it
/// @param readings what it was taken to mean where it is silent or unclear
record ClausePage(Entry clause, List<Provided> provisions, List<Read> readings) {

    /// A provision with its sentence.
    record Provided(String provision, String gist) {}

    record Read(int number, String title) {}

    static ClausePage of(Entry clause) {
        String name = clause.regulation() + " " + clause.path();
        return new ClausePage(
                clause,
                clause.provisions().stream().map(ClausePage::provided).toList(),
                Bearing.ON.getOrDefault(name, List.of()));
    }

    /// The readings by the clauses they are about, read once.
    private static final class Bearing {

        static final Map<String, List<Read>> ON = on();

        private static Map<String, List<Read>> on() {
            var found = new HashMap<String, List<Read>>();
            for (Readings.Reading reading : Readings.all()) {
                var read = new Read(reading.number(), reading.title());
                new LinkedHashSet<>(Readings.where(reading))
                        .forEach(
                                clause ->
                                        found.computeIfAbsent(clause, _ -> new ArrayList<>())
                                                .add(read));
            }
            return found;
        }
    }

    private static Provided provided(String name) {
        return new Provided(name, Provisions.of(name).map(Provision::gist).orElse(""));
    }

    void print(PrintWriter out) {
        out.printf("%s %s: %s%n", clause.regulation(), clause.path(), clause.kind());
        out.printf("  %s%n", clause.gist());
        Optional.ofNullable(clause.reason()).ifPresent(why -> out.printf("  %s%n", why));
        section(out, "the program", provisions.stream().map(ClausePage::words).toList());
        section(out, "not covered", clause.notCovered().stream().map(ClausePage::words).toList());
        section(out, "shown by", clause.tests());
        for (Part part : clause.parts()) {
            out.printf("%n%s: %s%n  %s%n", part.part(), part.kind(), part.gist());
            section(out, "shown by", part.tests());
        }
        section(out, "readings", readings.stream().map(ClausePage::words).toList());
    }

    private static void section(PrintWriter out, String title, List<String> lines) {
        if (!lines.isEmpty()) {
            out.printf("%n%s%n", title);
            lines.forEach(line -> out.printf("  %s%n", line));
        }
    }

    private static String words(Provided one) {
        return one.gist() + " (" + one.provision() + ")";
    }

    private static String words(NotCovered one) {
        return "\"%s\": %s".formatted(one.words(), one.because());
    }

    private static String words(Read one) {
        return "%d %s".formatted(one.number(), one.title());
    }
}
