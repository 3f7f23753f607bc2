package baccarat.cli;

import baccarat.reports.Json;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `baccarat rules list`: the documents.
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = "Lists the documents: five, and those in your own folders.",
        footer = {
            "",
            "Examples:",
            "  baccarat rules list",
            "  baccarat rules list --regulations laws"
        })
final class RulesListCommand implements Runnable {

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    record Document(String regulation, String title, int clauses) {}

    @Override
    public void run() {
        List<Document> documents =
                known.all().all().stream()
                        .map(r -> new Document(r.id(), r.title(), r.clauses().size()))
                        .toList();
        if (output.isJson()) {
            Json.print(output.out(), documents);
            return;
        }
        var columns = new Columns(List.of(2), "regulation", "title", "clauses");
        documents.forEach(d -> columns.row(d.regulation(), d.title(), d.clauses()));
        columns.print(output.out());
    }
}
