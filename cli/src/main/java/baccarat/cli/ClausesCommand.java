package baccarat.cli;

import baccarat.regulations.Kind;
import baccarat.regulations.Regulation;
import baccarat.reports.ClauseLedger;
import baccarat.reports.ClauseLedger.Entry;
import baccarat.reports.Json;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `baccarat clauses`: every clause of the documents, and the tests that show it.
@Command(
        name = "clauses",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description =
                "Lists the clauses of the documents, what kind of rule each is, and whether a test shows it; or shows one clause.",
        footer = {
            "",
            "Examples:",
            "  baccarat clauses ma-mini --kind enforced",
            "  baccarat clauses ma-mini '12(j)'",
            "  baccarat clauses ma-mini '10(a)' --run",
            "  baccarat clauses --not-shown",
            "  baccarat clauses wa-mini --json"
        })
final class ClausesCommand implements Callable<Integer> {

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "ID",
            description = "One document (default: all of them).")
    private @Nullable String id;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "PATH",
            description = "One clause of it, as in '12(j)': shows everything about it.")
    private @Nullable String path;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description = "Only this kind: ${COMPLETION-CANDIDATES}.")
    private @Nullable Kind kind;

    @Option(names = "--not-shown", description = "Only clauses that no test shows yet.")
    private boolean notShown;

    @Option(
            names = "--run",
            description =
                    "With a path, in a clone of the project: also run the tests that show the clause.")
    private boolean isRun;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    @Override
    public Integer call() {
        Optional<Regulation> one = Optional.ofNullable(id).map(known::of);
        if (one.isPresent() && path != null) {
            return clause(one.get(), path);
        }
        if (isRun) {
            throw Stop.wrongUsage("--run takes one clause, as in clauses ma-mini '12(j)' --run");
        }
        List<Entry> entries =
                ClauseLedger.of(known.all()).stream()
                        .filter(entry -> isAskedFor(entry, one))
                        .toList();
        if (output.isJson()) {
            Json.print(output.out(), entries);
            return 0;
        }
        var columns = new Columns("regulation", "path", "kind", "shown", "gist");
        entries.forEach(e -> columns.row(e.regulation(), e.path(), e.kind(), shown(e), e.gist()));
        columns.print(output.out());
        notCovered(entries);
        long shown = entries.stream().filter(Entry::shown).count();
        output.out()
                .printf(
                        "%n%d clauses, %d shown, %d not yet%n",
                        entries.size(), shown, entries.size() - shown);
        return 0;
    }

    private int clause(Regulation regulation, String asked) {
        List<Entry> ofDocument =
                ClauseLedger.of(known.all()).stream()
                        .filter(entry -> entry.regulation().equals(regulation.id()))
                        .toList();
        Places places = Places.known();
        ClausePage page =
                ofDocument.stream()
                        .filter(entry -> entry.path().equals(asked))
                        .findFirst()
                        .map(entry -> ClausePage.of(entry, places, places.proved()))
                        .orElseThrow(() -> noClause(regulation, asked, ofDocument));
        if (output.isJson()) {
            Json.print(output.out(), page);
        } else {
            page.print(output.out());
        }
        return isRun ? ran(page) : 0;
    }

    private int ran(ClausePage page) {
        SourceTree tree =
                SourceTree.here()
                        .orElseThrow(
                                () ->
                                        Stop.wrongUsage(
                                                "--run needs a clone of the project, and this program runs from"
                                                        + " a package; check out the commit that baccarat --version"
                                                        + " names and run it there"));
        if (output.isJson()) {
            throw Stop.wrongUsage("--run does not go with --json");
        }
        if (page.tests().isEmpty()) {
            throw Stop.wrongUsage(
                    "no test shows %s %s"
                            .formatted(page.clause().regulation(), page.clause().path()));
        }
        output.out().println();
        boolean isPassed = new ClauseTests(tree, page.tests()).pass(output.out());
        output.out().println(isPassed ? "All of them passed." : "Not all of them passed.");
        return isPassed ? 0 : Main.NO;
    }

    private static Stop noClause(Regulation regulation, String asked, List<Entry> all) {
        List<String> paths = all.stream().map(Entry::path).toList();
        return Stop.wrongUsage(
                "%1$s has no clause '%2$s'; baccarat clauses %1$s lists them%3$s"
                        .formatted(regulation.id(), asked, DidYouMean.of(asked, paths)));
    }

    /// Words of these clauses that the program does nothing about.
    private void notCovered(List<Entry> entries) {
        List<Entry> some = entries.stream().filter(e -> !e.notCovered().isEmpty()).toList();
        if (some.isEmpty()) {
            return;
        }
        output.out().println();
        var columns = new Columns("regulation", "path", "not covered", "because");
        some.forEach(
                e ->
                        e.notCovered()
                                .forEach(
                                        one ->
                                                columns.row(
                                                        e.regulation(),
                                                        e.path(),
                                                        "\"" + one.words() + "\"",
                                                        one.because())));
        columns.print(output.out());
    }

    private boolean isAskedFor(Entry entry, Optional<Regulation> one) {
        return one.filter(r -> !r.id().equals(entry.regulation())).isEmpty()
                && (kind == null || entry.kind().equals(kind.toString()))
                && !(notShown && entry.shown());
    }

    private static String shown(Entry entry) {
        return entry.shown() ? "yes" : "not yet";
    }
}
