package baccarat.cli;

import baccarat.reports.CannotBe;
import baccarat.reports.Json;
import baccarat.reports.Program;
import baccarat.reports.ProgramJson;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The `baccarat` command.
@Command(
        name = "baccarat",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        description =
                "Baccarat by the book: five rule documents as code, with the clause behind everything.",
        subcommands = {
            RulesCommand.class,
            ClausesCommand.class,
            SettleCommand.class,
            OddsCommand.class,
            ReportCommand.class,
            SimulateCommand.class,
            DealCommand.class,
            RandomCommand.class,
            ReplayCommand.class,
            RecordsCommand.class,
            VerifyCommand.class,
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            RotateKeyCommand.class,
            AuditCommand.class,
            AcceptLossCommand.class,
            WitnessCommand.class,
            ShoeFeedCommand.class,
            ShoeSimulatorCommand.class,
            AdministratorCommand.class,
            CompletionCommand.class,
            ManCommand.class,
            CommandLine.HelpCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  baccarat rules list",
            "  baccarat rules check regulations/examples/ma-mini.yaml",
            "  baccarat clauses ma-mini --kind enforced",
            "  baccarat settle --rules regulations/examples/ma-mini.yaml \\",
            "      --player 2h,3d,8s --banker 7c,Kd --wager 3:banker:100",
            "  baccarat odds --decks 8 --ez",
            "  baccarat report --rules regulations/examples/ma-mini.yaml --out report.html",
            "  baccarat simulate --rules regulations/examples/ma-mini.yaml --shoes 1M",
            "  baccarat deal --rules regulations/examples/ma-mini.yaml --log table.log",
            "  baccarat replay table.log --round 2",
            "  baccarat verify table.log",
            "  baccarat records csv table.log",
            "  baccarat serve",
            "  baccarat backup monday.zip",
            "",
            "Exit status: 0 yes or success, 1 no, 2 wrong usage, 130 interrupted."
        })
public final class Main implements Runnable {

    static final String VERSION = "baccarat " + Program.VERSION;

    /// What a command ends with besides 0.
    static final int NO = 1;

    static final int WRONG_USAGE = 2;

    private static final String JSON = "--json";

    /// What other programs call it.
    private static final Map<String, String> OTHER_WORDS =
            Map.of(
                    "--commission", "--vigorish",
                    "--comission", "--vigorish",
                    "init", "new",
                    "template", "new",
                    "validate", "check",
                    "compare", "diff");

    @Option(
            names = JSON,
            description =
                    "With --version: version, commit, JDK and the SHA-256 of each jar, in JSON.")
    private boolean isJson;

    @Spec private @Nullable CommandSpec spec;

    public static void main(String[] args) {
        var out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, false, StandardCharsets.UTF_8);
        int status = run(out, err, args);
        System.exit(status);
    }

    /// Runs a command with these writers and says how it ended.
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        int status = commandLine().setOut(out).setErr(err).execute(args);
        out.flush();
        err.flush();
        return status;
    }

    /// The command with all its subcommands.
    public static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionStrategy(Main::execute)
                .setParameterExceptionHandler(Main::wrongUsage)
                .setExecutionExceptionHandler(Main::failed);
    }

    private static int execute(CommandLine.ParseResult parsed) {
        if (parsed.isVersionHelpRequested() && parsed.hasMatchedOption(JSON)) {
            CommandLine command = parsed.commandSpec().commandLine();
            Json.print(command.getOut(), ProgramJson.of(Program.running()));
            return 0;
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    @Override
    public void run() {
        CommandSpec command = Objects.requireNonNull(spec);
        if (isJson) {
            throw Stop.wrongUsage(
                    "--json goes with --version or a command, as in baccarat --version --json");
        }
        command.commandLine().usage(command.commandLine().getOut());
    }

    private static int wrongUsage(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        command.getErr()
                .printf(
                        "%s: %s%s (see %s --help)%n",
                        name, oneLine(e.getMessage()), meant(e), name);
        return WRONG_USAGE;
    }

    /// A command or an option that was mistyped.
    private static String meant(ParameterException e) {
        if (!(e instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return "";
        }
        String word = unmatched.getUnmatched().getFirst();
        CommandSpec spec = e.getCommandLine().getCommandSpec();
        String other = OTHER_WORDS.getOrDefault(word, "");
        if (spec.optionsMap().containsKey(other) || spec.subcommands().containsKey(other)) {
            return "; did you mean %s?".formatted(other);
        }
        return DidYouMean.of(
                word,
                word.startsWith("-") ? spec.optionsMap().keySet() : spec.subcommands().keySet());
    }

    private static int failed(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
        String name = command.getCommandSpec().qualifiedName();
        if (e instanceof Stop stop) {
            stop.lines()
                    .forEach(
                            line ->
                                    command.getErr()
                                            .printf("%s: %s%n", name, Fold.printable(line)));
            return stop.status();
        }
        if (e instanceof CannotBe cannot) {
            command.getErr().printf("%s: %s%n", name, Fold.printable(cannot.line()));
            return WRONG_USAGE;
        }
        command.getErr().printf("%s: unexpected: %s%n", name, oneLine(String.valueOf(e)));
        return WRONG_USAGE;
    }

    private static String oneLine(@Nullable String message) {
        return Fold.printable(String.valueOf(message).replaceAll("\\s+", " ").strip());
    }
}
