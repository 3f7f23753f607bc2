package baccarat.cli;

import baccarat.reports.Json;
import baccarat.verifier.Finding;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `baccarat verify`: a verified shoe or a log, checked by code that shares nothing with the code
/// that deals and records.
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Checks a file of a verified shoe, or the chain of a table's log.",
            "It needs nothing but the file, and says what it checked and what it could not."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat verify docs/verified-shoe-example.json",
            "  baccarat verify table.log"
        })
final class VerifyCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A shoe or a log.")
    private @Nullable Path file;

    @Option(
            names = "--noted",
            paramLabel = "HEX",
            description =
                    "What you wrote down when it was shown: the root of a shoe, or the last chain"
                            + " of a log.")
    private @Nullable String noted;

    @Mixin private final Output output = new Output();

    record Answer(String kind, String about, boolean good, String answer, List<Checked> findings) {}

    record Checked(String mark, String what) {}

    @Override
    public Integer call() {
        if (noted != null && !noted.matches("[0-9a-fA-F]{64}")) {
            throw Stop.wrongUsage("--noted is 64 hexadecimal digits, not " + Fold.printable(noted));
        }
        try (LogLines lines = LogLines.of(Objects.requireNonNull(file))) {
            Verdict verdict = Verifier.verify(lines, expected());
            if (output.isJson()) {
                Json.print(output.out(), answer(verdict));
            } else {
                print(verdict, output.out());
            }
            return verdict.good() ? 0 : Main.NO;
        }
    }

    private Optional<String> expected() {
        return Optional.ofNullable(noted).map(hex -> hex.toLowerCase(Locale.ROOT));
    }

    private static Answer answer(Verdict verdict) {
        return new Answer(
                word(verdict.kind()),
                verdict.about(),
                verdict.good(),
                verdict.answer(),
                verdict.findings().stream()
                        .map(finding -> new Checked(word(finding.mark()), finding.what()))
                        .toList());
    }

    private static void print(Verdict verdict, PrintWriter out) {
        if (!verdict.about().isEmpty()) {
            out.println(Colours.bold(verdict.about()));
            out.println();
        }
        for (Finding finding : verdict.findings()) {
            out.printf("%-5s  %s%n", word(finding.mark()), finding.what());
        }
        out.println();
        out.println(verdict.answer());
    }

    private static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }
}
