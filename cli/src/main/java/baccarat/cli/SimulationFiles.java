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
            description = "What is a line of it: ${COMPLETION-CANDIDATES}; shoes if left out.")
    private SimulationCsv.@Nullable Of csvOf;

    @Option(
            names = "--plot",
            paramLabel = "FILE.png",
            description = "Draw how the value of each wager settles, or a strategy's bankrolls.")
    private @Nullable Path plot;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "Keep the tally there, and go on from it if it is there already.")
    private @Nullable Path checkpoint;

    /// Ends the command where one of them cannot be written.
    ///
    /// @param rules the Rules Submission, which is none of them
    void check(Optional<Path> rules) {
        if (plot != null && !plot.toString().endsWith(".png")) {
            throw Stop.wrongUsage("'%s' does not end in .png".formatted(plot));
        }
        List<Path> written =
                Stream.of(csv, plot, checkpoint)
                        .filter(Objects::nonNull)
                        .filter(path -> !path.equals(SimulationCsv.STANDARD_OUTPUT))
                        .toList();
        for (Path path : written) {
            Writable.check(path, rules);
            if (written.stream().filter(other -> Writable.isSame(path, other)).count() > 1) {
                throw Stop.wrongUsage(path + " cannot be written twice");
            }
        }
    }

    /// Ends the command where one is asked for that a strategy does not write.
    void checkForAStrategy() {
        if (csv != null || csvOf != null) {
            throw Stop.wrongUsage("--csv does not go with --strategy; --json has its figures");
        }
        if (checkpoint != null) {
            throw Stop.wrongUsage("--checkpoint does not go with --strategy");
        }
    }

    Optional<SimulationCsv> csv(boolean isJson) {
        if (csv == null && csvOf != null) {
            throw Stop.wrongUsage("--csv-of goes with --csv");
        }
        var lines =
                Optional.ofNullable(csv)
                        .map(path -> new SimulationCsv(path, csvOf == null ? SHOES : csvOf));
        if (isJson && lines.filter(SimulationCsv::isStandardOutput).isPresent()) {
            throw Stop.wrongUsage("standard output is for --json or for --csv -, not for both");
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
