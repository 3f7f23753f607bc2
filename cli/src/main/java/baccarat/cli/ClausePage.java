package baccarat.cli;

import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.ClauseLedger.NotCovered;
import baccarat.reports.ClauseLedger.Part;
import baccarat.reports.Mutation;
import baccarat.reports.Proof;
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
import org.jspecify.annotations.Nullable;

/// All that is known of one clause, and where it is found.
///
/// @param place its line in the document's list of clauses
/// @param provisions what the program does of it
/// @param tests those that show it or one of its parts
/// @param mutations how it was broken on purpose, and whether its tests noticed
/// @param readings what it was taken to mean where it is silent or unclear
record ClausePage(
        Entry clause,
        @Nullable String place,
        List<Provided> provisions,
        List<Shown> tests,
        List<Broken> mutations,
        List<Read> readings) {

    /// A provision with its sentence.
    ///
    /// @param decided the lines that decide by it
    record Provided(String provision, String gist, List<String> decided) {}

    /// A test, or a playthrough.
    record Shown(String test, @Nullable String place) {}

    /// A mutation of the ledger's proof.
    ///
    /// @param breaks the line of the program that it changes
    /// @param noticedBy the test of this clause that failed; null if none did
    /// @param noticedOnScreenBy the same of its tests in a browser, if it has some
    record Broken(
            String mutation,
            @Nullable String place,
            @Nullable String breaks,
            String before,
            String after,
            @Nullable String noticedBy,
            @Nullable String noticedOnScreenBy) {}

    record Read(int number, String title, String page) {}

    static ClausePage of(Entry clause, Places places, Proof proof) {
        String name = clause.regulation() + " " + clause.path();
        return new ClausePage(
                clause,
                places.clauses().get(name),
                clause.provisions().stream().map(it -> provided(it, places)).toList(),
                Proof.tests(clause).map(test -> new Shown(test, places.tests().get(test))).toList(),
                proof.about(clause).stream().map(it -> broken(it, clause, proof, places)).toList(),
                Bearing.ON.getOrDefault(name, List.of()));
    }

    /// The readings by the clauses they are about, read once.
    private static final class Bearing {

        static final Map<String, List<Read>> ON = on();

        private static Map<String, List<Read>> on() {
            var found = new HashMap<String, List<Read>>();
            for (Readings.Reading reading : Readings.all()) {
                var read =
                        new Read(
                                reading.number(),
                                reading.title(),
                                "docs/readings/" + reading.page());
                new LinkedHashSet<>(Readings.where(reading))
                        .forEach(
                                clause ->
                                        found.computeIfAbsent(clause, _ -> new ArrayList<>())
                                                .add(read));
            }
            return found;
        }
    }

    private static Provided provided(String name, Places places) {
        return new Provided(
                name,
                Provisions.of(name).map(Provision::gist).orElse(""),
                places.decisions().getOrDefault(name, List.of()));
    }

    private static Broken broken(Mutation mutation, Entry clause, Proof proof, Places places) {
        var key = Proof.Key.of(mutation, clause);
        return new Broken(
                mutation.name(),
                places.mutations().get(mutation.name()),
                places.broken().get(mutation.name()),
                mutation.before(),
                mutation.after(),
                proof.killer(key).filter(test -> !test.isEmpty()).orElse(null),
                proof.killerOnScreen(key).filter(test -> !test.isEmpty()).orElse(null));
    }

    void print(PrintWriter out) {
        out.printf("%s %s: %s%n", clause.regulation(), clause.path(), clause.kind());
        out.printf("  %s%n", clause.gist());
        Optional.ofNullable(clause.reason()).ifPresent(why -> out.printf("  %s%n", why));
        Optional.ofNullable(place).ifPresent(at -> out.printf("  %s%n", at));
        section(out, "the program", provisions.stream().flatMap(it -> words(it).stream()).toList());
        section(out, "not covered", clause.notCovered().stream().map(ClausePage::words).toList());
        section(out, "shown by", shown(clause.tests()));
        for (Part part : clause.parts()) {
            out.printf("%n%s: %s%n  %s%n", part.part(), part.kind(), part.gist());
            section(out, "shown by", shown(part.tests()));
        }
        section(
                out,
                "broken on purpose",
                mutations.stream().flatMap(it -> words(it).stream()).toList());
        section(out, "readings", readings.stream().map(ClausePage::words).toList());
    }

    private static void section(PrintWriter out, String title, List<String> lines) {
        if (!lines.isEmpty()) {
            out.printf("%n%s%n", title);
            lines.forEach(line -> out.printf("  %s%n", line));
        }
    }

    private static List<String> words(Provided one) {
        var lines = new ArrayList<String>();
        lines.add(one.gist() + " (" + one.provision() + ")");
        one.decided().forEach(place -> lines.add("  " + place));
        return lines;
    }

    private List<String> shown(List<String> names) {
        var lines = new ArrayList<String>();
        for (Shown one : tests) {
            if (names.contains(one.test())) {
                lines.add(one.test());
                Optional.ofNullable(one.place()).ifPresent(place -> lines.add("  " + place));
            }
        }
        return lines;
    }

    private static List<String> words(Broken one) {
        var lines = new ArrayList<String>();
        lines.add(one.mutation());
        if (one.place() != null && one.breaks() != null) {
            lines.add("  %s, of %s".formatted(one.place(), one.breaks()));
        }
        lines.add("  noticed by " + Optional.ofNullable(one.noticedBy()).orElse("no test"));
        if (one.noticedOnScreenBy() != null) {
            lines.add("  on a screen by " + one.noticedOnScreenBy());
        }
        return lines;
    }

    private static String words(NotCovered one) {
        return "\"%s\": %s".formatted(one.words(), one.because());
    }

    private static String words(Read one) {
        return "%d %s, %s".formatted(one.number(), one.title(), one.page());
    }
}
