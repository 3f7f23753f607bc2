package baccarat.cli;

import baccarat.regulations.Regulation;
import baccarat.regulations.Summary;
import baccarat.reports.Json;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `baccarat rules show`: what a document permits and prescribes.
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = "Shows what a document lets a licensee choose, and what it prescribes.",
        footer = {"", "Example:", "  baccarat rules show ma-mini"})
final class RulesShowCommand implements Runnable {

    @Parameters(paramLabel = "ID", description = "The id of a document, such as ma-mini.")
    private @Nullable String id;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    record Shown(String regulation, String title, List<Term> terms) {}

    record Term(String about, String acceptable, @Nullable String unsaid, List<String> clauses) {}

    @Override
    public void run() {
        Regulation shown = known.of(Objects.requireNonNull(id));
        List<Summary.Line> lines = Summary.of(shown);
        if (output.isJson()) {
            List<Term> terms = lines.stream().map(RulesShowCommand::term).toList();
            Json.print(output.out(), new Shown(shown.id(), shown.title(), terms));
            return;
        }
        output.out().printf("%s (%s)%n%n", shown.title(), shown.id());
        var columns = new Columns("about", "acceptable", "unsaid", "clauses");
        lines.forEach(
                line ->
                        columns.row(
                                line.about(),
                                line.acceptable(),
                                line.unsaid().orElse(""),
                                String.join(", ", line.clauses())));
        columns.print(output.out());
    }

    private static Term term(Summary.Line line) {
        return new Term(
                line.about(), line.acceptable(), line.unsaid().orElse(null), line.clauses());
    }
}
