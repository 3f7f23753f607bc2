package baccarat.cli;

import baccarat.reports.Json;
import baccarat.rules.Provisions;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `baccarat rules provisions`: the rules that clauses of a document carry.
@Command(
        name = "provisions",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = "Lists the provisions that the clauses of a document can carry.",
        footer = {"", "Example:", "  baccarat rules provisions"})
final class RulesProvisionsCommand implements Runnable {

    @Mixin private final Output output = new Output();

    record Listed(String provision, String gist) {}

    @Override
    public void run() {
        List<Listed> all =
                Provisions.all().stream()
                        .filter(provision -> !provision.isHouse())
                        .map(provision -> new Listed(provision.name(), provision.gist()))
                        .toList();
        if (output.isJson()) {
            Json.print(output.out(), all);
            return;
        }
        var columns = new Columns("provision", "gist");
        all.forEach(one -> columns.row(one.provision(), one.gist()));
        columns.print(output.out());
    }
}
