package baccarat.cli;

import baccarat.reports.Json;
import baccarat.verifier.Evidence;
import baccarat.verifier.Finding;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

/// `baccarat verify`: a verified shoe, a log or a round's bundle, checked by code that shares
/// nothing with the code that deals and records.
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Checks a verified shoe, a table's log, the bundle of a round, or all of these in a folder.",
            "It says what it checked and what it could not. With the house's public key and a",
            "checkpoint that the house has signed, it also detects a rewritten log."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat verify docs/verified-shoe-example.json",
            "  baccarat verify table.log",
            "  baccarat verify ma-mini-1.log --key house.key --checkpoint ma-mini-1.checkpoint",
            "  baccarat verify ma-mini-1-round-7.json --key house.key",
            "  baccarat verify kept/ --key house.key --witness witness.key"
        })
final class VerifyCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A shoe, a log, a bundle, or a folder of them.")
    private @Nullable Path file;

    @Option(
            names = "--noted",
            paramLabel = "HEX",
            description =
                    "The value you noted when it was shown: the root of a shoe, or the last chain"
                            + " value of a log.")
    private @Nullable String noted;

    @Option(
            names = "--key",
            paramLabel = "KEY",
            description =
                    "The public key of the house, or a file with it or with all of its keys"
                            + " (GET /api/v1/house/keys).")
    private @Nullable String key;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "A checkpoint that the house has signed; may be given several times.")
    private final List<Path> checkpoints = new ArrayList<>();

    @Option(
            names = "--witness",
            paramLabel = "KEY",
            description =
                    "The public key of a witness who must have cosigned, or a file with it; may be"
                            + " given several times.")
    private final List<String> witnesses = new ArrayList<>();

    @Mixin private final Output output = new Output();

    record Answer(String kind, String about, boolean good, String answer, List<Checked> findings) {}

    record Checked(String mark, String what) {}

    @Override
    public Integer call() {
        if (noted != null && !noted.matches("[0-9a-fA-F]{64}")) {
            throw Stop.wrongUsage(
                    "--noted must be 64 hexadecimal digits, not " + Fold.printable(noted));
        }
        Path what = Objects.requireNonNull(file);
        Evidence evidence = evidence();
        if (!Files.isDirectory(what)) {
            return told(verdict(what, evidence));
        }
        int status = 0;
        for (KeptFiles.Checkable each : KeptFiles.in(what, evidence)) {
            if (!output.isJson()) {
                output.out().println(each.file());
            }
            status = Math.max(status, told(verdict(each.file(), each.evidence())));
            if (!output.isJson()) {
                output.out().println();
            }
        }
        return status;
    }

    private static Verdict verdict(Path path, Evidence evidence) {
        try (LogLines lines = LogLines.of(path)) {
            return Verifier.verify(lines, evidence);
        }
    }

    private int told(Verdict verdict) {
        if (output.isJson()) {
            Json.print(output.out(), answer(verdict));
        } else {
            print(verdict, output.out());
        }
        return verdict.good() ? 0 : Main.NO;
    }

    private Evidence evidence() {
        return new Evidence(
                Optional.ofNullable(noted).map(hex -> hex.toLowerCase(Locale.ROOT)),
                Optional.ofNullable(key).map(given -> key("--key", given, false)),
                checkpoints.stream().map(path -> KeptFiles.text("--checkpoint", path)).toList(),
                witnesses.stream().map(given -> key("--witness", given, true)).toList());
    }

    /// A key itself, or what is in the file of that name.
    private static String key(String option, String given, boolean isOfAWitness) {
        String text = KeptFiles.key(option, given);
        Verifier.wrongKey(text, isOfAWitness)
                .ifPresent(
                        wrong -> {
                            throw Stop.wrongUsage(option + ": " + wrong);
                        });
        return text;
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
