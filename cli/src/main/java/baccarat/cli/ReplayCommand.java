package baccarat.cli;

import baccarat.records.LogHeader;
import baccarat.records.RoundRow;
import baccarat.reports.Json;
import baccarat.rules.Side;
import baccarat.table.Play;
import baccarat.verifier.Verifier;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `baccarat replay`: a log verified from its first line to its last, or one round of it rebuilt.
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Verifies a log line by line and lists its rounds.",
            "Of an auditor's bundle it verifies every log.",
            "With --round it rebuilds one of them: every step, who did it, and under which clauses."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat deal --rules regulations/examples/ma-mini.yaml --log table.log",
            "  baccarat replay table.log",
            "  baccarat replay table.log --round 12"
        })
final class ReplayCommand implements Runnable {

    private static final String ROW = "%5s  %4s  %-8s  %1s   %-8s  %1s   %-6s  %s";

    @Parameters(paramLabel = "FILE", description = "A log, or an auditor's bundle.")
    private @Nullable Path file;

    @Option(names = "--round", paramLabel = "N", description = "The round to rebuild.")
    private @Nullable Integer round;

    @Mixin private final KnownRegulations known = new KnownRegulations();

    @Mixin private final Output output = new Output();

    @Override
    public void run() {
        if (round != null && round < 1) {
            throw Stop.wrongUsage("--round must be at least 1, not " + round);
        }
        Path path = Objects.requireNonNull(file);
        Optional<BundleMembers> members = BundleMembers.of(path);
        if (members.isPresent()) {
            try (BundleMembers bundle = members.get()) {
                all(path, bundle);
            }
            return;
        }
        RoundBundleFile.refuse(path);
        try (LogLines lines = LogLines.of(path)) {
            one(LoggedTable.of(path, lines, known.all()));
        }
    }

    /// Every log of an auditor's bundle.
    private void all(Path path, BundleMembers bundle) {
        if (!Verifier.isBundle(bundle)) {
            throw Stop.wrongUsage(path + " is neither a log nor an auditor's bundle");
        }
        if (round != null) {
            throw Stop.wrongUsage("--round takes a log; unpack the bundle and name one of logs/");
        }
        for (String name : bundle.names()) {
            if (name.startsWith("logs/")) {
                Path log = path.resolve(name);
                byte[] bytes =
                        bundle.bytes(name)
                                .orElseThrow(() -> LogLines.wrong(log, 1, "cannot be read"));
                try (LogLines lines = LogLines.of(log, bytes)) {
                    one(LoggedTable.of(log, lines, known.all()));
                }
                output.out().println();
            }
        }
    }

    private void one(LoggedTable table) {
        if (round != null) {
            show(new RoundPage(table, table.round(round)));
        } else if (output.isJson()) {
            json(table);
        } else {
            list(table);
        }
    }

    private void show(RoundPage page) {
        if (output.isJson()) {
            Json.print(output.out(), ReplayJson.of(page));
        } else {
            page.print(output.out());
        }
    }

    private void json(LoggedTable table) {
        var rounds = new ArrayList<ReplayJson.Round>();
        LoggedTable.Whole whole = table.verify(row -> rounds.add(ReplayJson.of(row)));
        Json.print(output.out(), ReplayJson.of(table, rounds, whole));
    }

    /// Row by row, so that a long log needs no more memory than a short one.
    private void list(LoggedTable table) {
        PrintWriter out = output.out();
        out.println(Colours.bold(table.title()));
        table.header().dealt().ifPresent(dealt -> out.println(source(dealt)));
        table.otherLaw().ifPresent(out::println);
        out.println();
        String head = ROW.formatted("round", "shoe", "Player", "", "Banker", "", "result", "");
        out.println(Colours.bold(head.stripTrailing()));
        LoggedTable.Whole whole = table.verify(row -> out.println(line(row)));
        out.println();
        out.println(
                "The log is intact: %d events, %d %s, %s."
                        .formatted(
                                whole.events(),
                                whole.rounds(),
                                whole.rounds() == 1 ? "round" : "rounds",
                                whole.isClosed()
                                        ? "the table is closed"
                                        : "the table is not closed yet"));
        out.println("The chain ends in " + whole.head());
        earlier(out, "By an earlier reading, refused today:", whole.earlier());
        earlier(
                out,
                "The submission was approved by an earlier reading. Today's review objects:",
                table.objectionsToday());
    }

    private static void earlier(PrintWriter out, String heading, List<?> lines) {
        if (!lines.isEmpty()) {
            out.println();
            out.println(heading);
            lines.forEach(line -> out.println("  " + Fold.printable(line.toString())));
        }
    }

    private static String source(LogHeader.Dealt dealt) {
        return "cards from %s, seed %d, from shoe %d on"
                .formatted(Fold.printable(dealt.stream()), dealt.seed(), dealt.firstShoe());
    }

    private static String line(RoundRow row) {
        String line =
                ROW.formatted(
                                row.number(),
                                row.shoe(),
                                row.hand(Side.PLAYER),
                                count(row, Side.PLAYER),
                                row.hand(Side.BANKER),
                                count(row, Side.BANKER),
                                row.result(),
                                row.play().kind() == Play.Kind.PLAYED ? "" : row.play().kind())
                        .stripTrailing();
        return row.result().equals("void") ? line : Colours.ofWinner(row.winner(), line);
    }

    private static String count(RoundRow row, Side side) {
        return row.count(side).map(String::valueOf).orElse("");
    }
}
