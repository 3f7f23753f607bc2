package baccarat.cli;

import baccarat.reports.Json;
import baccarat.reports.Sha256;
import baccarat.reports.VerifiedHtml;
import baccarat.verifier.Evidence;
import baccarat.verifier.Finding;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
            "Checks a verified shoe, a table's log, the bundle of a round, an auditor's bundle (as"
                    + " a zip file or a folder),",
            "or all of these in a folder.",
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
            "  baccarat verify kept/ --key house.key --witness witness.key",
            "  baccarat verify shift.zip --key house.key --report shift.html"
        })
final class VerifyCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Shoes, logs, bundles, or folders of them.")
    private List<Path> files = List.of();

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

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write what was found to a page to print and sign.")
    private @Nullable Path report;

    @Mixin private final Output output = new Output();

    record Answer(String kind, String about, boolean good, String answer, List<Checked> findings) {}

    record Checked(String mark, String what) {}

    /// A file and what came of it.
    private record CheckedFile(Path file, Verdict verdict) {

        /// An unpacked bundle is known by its manifest, which has the hash of everything else.
        private String identity() {
            Path known = Files.isDirectory(file) ? file.resolve("manifest.json") : file;
            try {
                return "SHA-256 of %s: %s"
                        .formatted(known.getFileName(), Sha256.of(Files.readAllBytes(known)));
            } catch (IOException e) {
                throw BundleMembers.cannotBeRead(known);
            }
        }

        VerifiedHtml.Part part() {
            return new VerifiedHtml.Part(
                    file.toString(),
                    identity(),
                    verdict.about(),
                    verdict.good(),
                    verdict.answer(),
                    verdict.findings().stream()
                            .map(it -> new VerifiedHtml.Line(word(it.mark()), it.what()))
                            .toList());
        }
    }

    @Override
    public Integer call() {
        if (noted != null && !noted.matches("[0-9a-fA-F]{64}")) {
            throw Stop.wrongUsage(
                    "--noted must be 64 hexadecimal digits, not " + Fold.printable(noted));
        }
        Evidence evidence = evidence();
        if (report != null) {
            Writable.check(report, Optional.empty());
        }
        var verdicts = new ArrayList<CheckedFile>();
        for (Path file : files) {
            verdicts.addAll(checked(file, evidence));
        }
        verdicts.forEach(one -> tell(one, verdicts.size() > 1));
        if (report != null) {
            write(report, verdicts);
        }
        return verdicts.stream().allMatch(one -> one.verdict().good()) ? 0 : Main.NO;
    }

    /// One file, one bundle, or everything in a folder.
    private static List<CheckedFile> checked(Path path, Evidence evidence) {
        if (!Files.exists(path)) {
            throw BundleMembers.cannotBeRead(path);
        }
        Optional<BundleMembers> members = BundleMembers.of(path);
        if (members.isPresent()) {
            try (BundleMembers bundle = members.get()) {
                if (Verifier.isBundle(bundle)) {
                    return List.of(new CheckedFile(path, Verifier.verify(bundle, evidence)));
                }
            }
        }
        if (!Files.isDirectory(path)) {
            if (members.isPresent()) {
                throw noBundle(path);
            }
            return List.of(new CheckedFile(path, verdict(path, evidence)));
        }
        return KeptFiles.in(path, evidence).stream()
                .map(each -> new CheckedFile(each.file(), verdict(each.file(), each.evidence())))
                .toList();
    }

    private static Stop noBundle(Path path) {
        return Stop.no(
                List.of(
                        "%s is a zip file without the manifest of an auditor's bundle (baccarat records writes one)"
                                .formatted(path)));
    }

    private static Verdict verdict(Path path, Evidence evidence) {
        try (LogLines lines = LogLines.of(path)) {
            return Verifier.verify(lines, evidence);
        }
    }

    private static void write(Path page, List<CheckedFile> verdicts) {
        String text = VerifiedHtml.of(verdicts.stream().map(CheckedFile::part).toList());
        try {
            Files.writeString(page, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw Writable.cannotBeWritten(page);
        }
    }

    private void tell(CheckedFile one, boolean isAmongOthers) {
        if (output.isJson()) {
            Json.print(output.out(), answer(one.verdict()));
            return;
        }
        if (isAmongOthers) {
            output.out().println(one.file());
        }
        print(one.verdict(), output.out());
        if (isAmongOthers) {
            output.out().println();
        }
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
