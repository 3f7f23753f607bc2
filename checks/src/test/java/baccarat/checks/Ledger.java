package baccarat.checks;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Clause;
import baccarat.regulations.Kind;
import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.ClauseLedger.NotCovered;
import baccarat.reports.ClauseLedger.Part;
import baccarat.reports.Proof;
import baccarat.rules.Provision;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/// The clause ledger: each clause of the documents joined with its provisions and with the tests
/// that passed and cite it.
record Ledger(List<Entry> entries) {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// Joins the documents with the tests that each citation, `ma-mini 10(a)` or `ma-mini 1 #
    /// Natural`, stands for.
    static Ledger of(Map<String, ? extends Set<String>> shown) {
        var entries = new ArrayList<Entry>();
        for (Regulation regulation : Regulations.shipped().all()) {
            regulation.clauses().forEach(clause -> entries.add(entry(regulation, clause, shown)));
        }
        return new Ledger(entries.stream().map(entry -> withHeadingShown(entry, entries)).toList());
    }

    private static Entry entry(
            Regulation regulation, Clause clause, Map<String, ? extends Set<String>> shown) {
        String citation = regulation.id() + " " + clause.path();
        List<String> tests = tests(citation, shown);
        List<Part> parts =
                clause.parts().stream().map(part -> part(citation, part, shown)).toList();
        boolean ownRule = clause.kind() == Kind.PHYSICAL || !tests.isEmpty();
        return new Entry(
                regulation.id(),
                clause.path(),
                clause.kind().toString(),
                clause.gist(),
                regulation.provisionsAt(clause.path()).map(Provision::name).sorted().toList(),
                tests,
                (ownRule || clause.kind() == Kind.HEADING) && parts.stream().allMatch(Part::shown),
                parts,
                clause.reason().orElse(null),
                clause.notCovered().stream()
                        .map(one -> new NotCovered(one.words(), one.because()))
                        .toList());
    }

    private static Part part(
            String citation, Clause.Part part, Map<String, ? extends Set<String>> shown) {
        List<String> tests = tests(citation + " # " + part.name(), shown);
        return new Part(part.name(), part.kind().toString(), part.gist(), tests, !tests.isEmpty());
    }

    private static List<String> tests(String citation, Map<String, ? extends Set<String>> shown) {
        return shown.containsKey(citation) ? List.copyOf(shown.get(citation)) : List.of();
    }

    /// A heading is shown when everything below it is.
    private static Entry withHeadingShown(Entry entry, List<Entry> all) {
        boolean shown =
                entry.shown()
                        && (!entry.kind().equals(Kind.HEADING.toString())
                                || all.stream()
                                        .filter(other -> isBelow(entry, other))
                                        .allMatch(Entry::shown));
        return new Entry(
                entry.regulation(),
                entry.path(),
                entry.kind(),
                entry.gist(),
                entry.provisions(),
                entry.tests(),
                shown,
                entry.parts(),
                entry.reason(),
                entry.notCovered());
    }

    private static boolean isBelow(Entry heading, Entry other) {
        return other.regulation().equals(heading.regulation())
                && (other.path().startsWith(heading.path() + "(")
                        || other.path().startsWith(heading.path() + " "));
    }

    /// A line a clause, so that a change shows as the clauses it changes.
    String toJson() {
        return entries.stream()
                .map(JSON::writeValueAsString)
                .collect(joining(",\n", "[\n", "\n]\n"));
    }

    String toMarkdown(Proof proof) {
        var page = new StringBuilder();
        page.append("# Clauses\n\n");
        page.append(
                "Every clause of the five documents: its kind, its gist in our own words, and the tests that show it."
                        + " Written by `./verify ledger`, compared by `./verify`.\n\n");
        page.append(
                "*Proof* is what `scripts/ledger-proof` found: it breaks the decision behind a clause in one or more ways"
                        + " ([mutations](testing.md#the-proof-of-the-ledger)) and runs the tests that are cited for that clause."
                        + " A clause is proved if its own tests notice every break;"
                        + " where a test in a browser is cited, that one has to notice it too, on the screen.\n\n");
        page.append(figures(proof));
        page.append(counts(proof));
        for (Regulation regulation : Regulations.shipped().all()) {
            page.append("\n## ").append(regulation.title()).append("\n\n");
            page.append(
                    "| clause | kind | gist | shown by | proof |\n| --- | --- | --- | --- | --- |\n");
            entries.stream()
                    .filter(entry -> entry.regulation().equals(regulation.id()))
                    .flatMap(entry -> rows(entry, proof))
                    .forEach(page::append);
        }
        return page.toString();
    }

    private String figures(Proof proof) {
        return ("%d mutations make %d pairs of a mutation and a clause. The cited tests notice %d of them;"
                        + " of the %d with a test in a browser, it notices %d.%n%n")
                .formatted(
                        proof.mutations().size(),
                        entries.stream().mapToLong(entry -> proof.about(entry).size()).sum(),
                        entries.stream().mapToLong(proof::noticed).sum(),
                        entries.stream().mapToLong(proof::wantedOnScreen).sum(),
                        entries.stream().mapToLong(proof::noticedOnScreen).sum());
    }

    private String counts(Proof proof) {
        var table = new StringBuilder("| document | clauses | shown | not yet | proved | of |");
        for (Kind kind : Kind.values()) {
            table.append(' ').append(kind).append(" |");
        }
        table.append("\n|").append(" --- |".repeat(6 + Kind.values().length)).append('\n');
        for (Regulation regulation : Regulations.shipped().all()) {
            List<Entry> own =
                    entries.stream().filter(e -> e.regulation().equals(regulation.id())).toList();
            long shown = own.stream().filter(Entry::shown).count();
            table.append(
                    "| %s | %d | %d | %d | %d | %d |"
                            .formatted(
                                    regulation.id(),
                                    own.size(),
                                    shown,
                                    own.size() - shown,
                                    own.stream().filter(proof::isProved).count(),
                                    own.stream().filter(Proof::isProvable).count()));
            for (Kind kind : Kind.values()) {
                long ofKind = own.stream().filter(e -> e.kind().equals(kind.toString())).count();
                table.append(" %d |".formatted(ofKind));
            }
            table.append('\n');
        }
        return table.toString();
    }

    private static Stream<String> rows(Entry entry, Proof proof) {
        String shown =
                entry.tests().isEmpty() && entry.shown() ? because(entry) : tests(entry.tests());
        String own =
                row(
                        entry.path(),
                        entry.kind(),
                        entry.gist() + notCovered(entry),
                        shown,
                        proof.cell(entry));
        Stream<String> parts =
                entry.parts().stream()
                        .map(
                                part ->
                                        row(
                                                entry.path() + " " + part.part(),
                                                part.kind(),
                                                part.gist(),
                                                tests(part.tests()),
                                                ""));
        return Stream.concat(Stream.of(own), parts);
    }

    private static String notCovered(Entry entry) {
        return entry.notCovered().stream()
                .map(one -> "<br>not covered: \"%s\" (%s)".formatted(one.words(), one.because()))
                .collect(joining());
    }

    private static String because(Entry entry) {
        return entry.reason() == null ? "what is below it" : "outside: " + entry.reason();
    }

    private static String tests(List<String> tests) {
        return tests.isEmpty()
                ? "not yet"
                : tests.stream().map(test -> "`" + test + "`").collect(joining("<br>"));
    }

    private static String row(String path, String kind, String gist, String shown, String proof) {
        return "| %s | %s | %s | %s | %s |%n".formatted(path, kind, gist, shown, proof);
    }
}
