package baccarat.cli;

import baccarat.regulations.Review;
import baccarat.reports.Json;
import baccarat.reports.ReviewJson;
import baccarat.reports.Warning;
import baccarat.reports.Warnings;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `baccarat rules check`: a Rules Submission against the document it names.
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description = {
            "Checks Rules Submissions against the documents they name.",
            "Prints that one is approved, or every objection at once with its line and clause.",
            "Warns of what is permitted and loses money."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat rules check regulations/examples/ma-mini.yaml",
            "  baccarat rules check --strict regulations/examples/ma-*.yaml"
        })
final class RulesCheckCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Rules Submissions in YAML; - reads one from standard input.")
    private List<Path> files = List.of();

    @Option(names = "--strict", description = "Warnings count as objections: exit status 1.")
    private boolean strict;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    /// A file with its review; one that is not approved has no warnings.
    private record Checked(SubmissionFile file, Review review, List<Warning> warnings) {

        static Checked of(SubmissionFile file) {
            Review review = file.review();
            return new Checked(
                    file,
                    review,
                    review instanceof Review.Approved approved
                            ? Warnings.of(approved.rules())
                            : List.of());
        }

        boolean isGood(boolean strict) {
            return review instanceof Review.Approved && !(strict && !warnings.isEmpty());
        }
    }

    /// What several files are answered with.
    record OfFile(String file, ReviewJson review) {}

    @Override
    public Integer call() {
        List<Checked> all =
                files.stream()
                        .map(path -> SubmissionFile.read(path, known.all()))
                        .map(Checked::of)
                        .toList();
        if (output.isJson()) {
            Json.print(
                    output.out(),
                    all.size() == 1
                            ? json(all.getFirst())
                            : all.stream().map(this::ofFile).toList());
        } else {
            all.forEach(this::print);
        }
        return all.stream().allMatch(one -> one.isGood(strict)) ? 0 : Main.NO;
    }

    private static ReviewJson json(Checked one) {
        return ReviewJson.of(one.review(), one.warnings());
    }

    private OfFile ofFile(Checked one) {
        return new OfFile(one.file().path().toString(), json(one));
    }

    private void print(Checked one) {
        SubmissionFile file = one.file();
        one.warnings().forEach(warning -> output.out().println(file.line(warning)));
        switch (one.review()) {
            case Review.Approved(var regulation, var name, _) ->
                    output.out()
                            .printf(
                                    "%s: approved under %s: %s%s%n",
                                    file.name(),
                                    regulation.id(),
                                    Fold.printable(name),
                                    counted(one));
            case Review.Objected(var regulation, var objections) -> {
                objections.forEach(o -> output.out().println(file.line(o)));
                output.out()
                        .printf(
                                "%s: not approved%s: %d %s%n",
                                file.name(),
                                regulation.map(r -> " under " + r.id()).orElse(""),
                                objections.size(),
                                objections.size() == 1 ? "objection" : "objections");
            }
        }
    }

    private static String counted(Checked one) {
        int count = one.warnings().size();
        return count == 0 ? "" : count == 1 ? " (1 warning)" : " (%d warnings)".formatted(count);
    }
}
