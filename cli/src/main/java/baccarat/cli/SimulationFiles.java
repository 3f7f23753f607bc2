package baccarat.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The files that a simulation writes.
final class SimulationFiles {

    private static final SimulationCsv.Of SHOES = SimulationCsv.Of.SHOES;

    @Option(
            names = "--csv",
            paramLabel = "FILE",
            description = "Write a line for each shoe; - is standard output.")
    private @Nullable Path csv;

    @Option(
            names = "--csv-of",
            paramLabel = "WHAT",
            description = "What each line is: ${COMPLETION-CANDIDATES} (default: shoes).")
    private SimulationCsv.@Nullable Of csvOf;

    @Option(
            names = "--plot",
            paramLabel = "FILE.png",
            description = "Plot how the value of each wager converges, or a strategy's bankrolls.")
    private @Nullable Path plot;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Save the tally there, and resume from it if it exists.")
    private @Nullable Path checkpoint;

    /// Ends the command where one of them cannot be written.
    ///
    /// @param rules the Rules Submission, which is not among the files
    void check(Optional<Path> rules) {
        if (plot != null && !plot.toString().endsWith(".png")) {
            throw Stop.wrongUsage("'%s' must end in .png".formatted(plot));
        }
        List<Path> written =
                Stream.of(csv, plot, checkpoint)
                        .filter(Objects::nonNull)
                        .filter(path -> !path.equals(SimulationCsv.STANDARD_OUTPUT))
                        .toList();
        for (Path path : written) {
            Writable.check(path, rules);
            if (written.stream().filter(other -> Writable.isSame(path, other)).count() > 1) {
                throw Stop.wrongUsage(path + " is named for two outputs; choose different files");
            }
        }
    }

    /// Ends the command where one is asked for that a strategy does not write.
    void checkForAStrategy() {
        if (csv != null || csvOf != null) {
            throw Stop.wrongUsage(
                    "--csv cannot be combined with --strategy; --json has its figures");
        }
        if (checkpoint != null) {
            throw Stop.wrongUsage("--checkpoint cannot be combined with --strategy");
        }
    }

    Optional<SimulationCsv> csv(boolean isJson) {
        if (csv == null && csvOf != null) {
            throw Stop.wrongUsage("--csv-of needs --csv");
        }
        var lines =
                Optional.ofNullable(csv)
                        .map(path -> new SimulationCsv(path, csvOf == null ? SHOES : csvOf));
        if (isJson && lines.filter(SimulationCsv::isStandardOutput).isPresent()) {
            throw Stop.wrongUsage(
                    "--json and --csv - both write to standard output; use one of them");
        }
        return lines;
    }

    Optional<Path> plot() {
        return Optional.ofNullable(plot);
    }

    Optional<Path> checkpoint() {
        return Optional.ofNullable(checkpoint);
    }
}
