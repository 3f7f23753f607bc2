package baccarat.cli;

import baccarat.regulations.Review;
import baccarat.reports.Json;
import baccarat.reports.ReviewJson;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `baccarat rules check`: a Rules Submission against the document it names.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = {
            "Checks a Rules Submission against the document it names.",
            "Prints that it is approved, or every objection at once with its line and clause."
        },
        footer = {"", "Example:", "  baccarat rules check regulations/examples/ma-mini.yaml"})
final class RulesCheckCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A Rules Submission in YAML.")
    private @Nullable Path file;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    @Override
    public Integer call() {
        Path submission = Objects.requireNonNull(file);
        var read = SubmissionFile.read(submission, known.all());
        Review review = read.review();
        if (output.isJson()) {
            Json.print(output.out(), ReviewJson.of(review));
        } else {
            print(submission, read, review);
        }
        return review instanceof Review.Approved ? 0 : Main.NO;
    }

    private void print(Path submission, SubmissionFile read, Review review) {
        switch (review) {
            case Review.Approved(var regulation, var name, _) ->
                    output.out()
                            .printf(
                                    "%s: approved under %s: %s%n",
                                    submission, regulation.id(), Fold.printable(name));
            case Review.Objected(var regulation, var objections) -> {
                objections.forEach(o -> output.out().println(read.line(o)));
                output.out()
                        .printf(
                                "%s: not approved%s: %d %s%n",
                                submission,
                                regulation.map(r -> " under " + r.id()).orElse(""),
                                objections.size(),
                                objections.size() == 1 ? "objection" : "objections");
            }
        }
    }
}
