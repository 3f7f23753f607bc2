package baccarat.cli;

import baccarat.regulations.Link;
import baccarat.regulations.Pit;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.reports.Json;
import baccarat.reports.ReviewJson;
import baccarat.rules.Refusal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `baccarat rules pit`: whether tables may stand in one pit.
@Command(
        name = "pit",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = {
            "Checks whether tables may share a pit: where the document says so, all of them must use",
            "one shuffling and lacing option. Tables that name the same link must have the",
            "same meters."
        },
        footer = {
            "",
            "Example:",
            "  baccarat rules pit regulations/examples/ma-baccarat.yaml"
                    + " regulations/examples/ma-midi.yaml"
        })
final class RulesPitCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Rules Submissions in YAML.")
    private final List<Path> files = new ArrayList<>();

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    /// @param refused the files that are not approved; tables are compared only if there are none
    record Answer(int tables, boolean together, List<Objected> objections, List<Refused> refused) {}

    record Refused(String file, ReviewJson review) {}

    record Objected(@Nullable String clause, String message) {}

    @Override
    public Integer call() {
        Regulations regulations = known.all();
        List<SubmissionFile> read =
                files.stream().map(file -> SubmissionFile.read(file, regulations)).toList();
        if (output.isJson()) {
            List<Refused> refused = read.stream().flatMap(RulesPitCommand::refused).toList();
            if (!refused.isEmpty()) {
                Json.print(output.out(), new Answer(files.size(), false, List.of(), refused));
                return Main.NO;
            }
        }
        List<Review.Approved> tables = read.stream().map(SubmissionFile::approved).toList();
        List<Objected> objections =
                Stream.concat(Pit.refusals(tables).stream(), Link.refusals(tables).stream())
                        .map(one -> objected(one, tables))
                        .toList();
        if (output.isJson()) {
            Json.print(
                    output.out(),
                    new Answer(tables.size(), objections.isEmpty(), objections, List.of()));
        } else {
            print(tables, objections);
        }
        return objections.isEmpty() ? 0 : Main.NO;
    }

    private static Stream<Refused> refused(SubmissionFile file) {
        return file.review() instanceof Review.Objected objected
                ? Stream.of(new Refused(file.path().toString(), ReviewJson.of(objected)))
                : Stream.empty();
    }

    /// The clause of the first document that has one: the documents with this rule number it alike.
    private static Objected objected(Refusal refusal, List<Review.Approved> tables) {
        String clause =
                tables.stream()
                        .flatMap(table -> table.regulation().clause(refusal.because()).stream())
                        .findFirst()
                        .orElse(null);
        return new Objected(clause, refusal.detail());
    }

    private void print(List<Review.Approved> tables, List<Objected> objections) {
        if (objections.isEmpty()) {
            output.out().printf("%d tables may share a pit%n", tables.size());
        }
        objections.forEach(
                one ->
                        output.out()
                                .printf("%s [%s]%n", Fold.printable(one.message()), one.clause()));
    }
}
