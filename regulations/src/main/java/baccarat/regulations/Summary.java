package baccarat.regulations;

import baccarat.rules.Provision;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What a document lets a licensee choose and what it prescribes, a line each, for people to read.
public final class Summary {

    private Summary() {}

    /// A key of the Rules Submission, or a prescribed procedure, with what holds and where it is
    /// written.
    public record Line(
            String about, String acceptable, Optional<String> unsaid, List<String> clauses) {}

    public static List<Line> of(Regulation regulation) {
        return Stream.concat(
                        ChosenLines.of(regulation).stream(),
                        PrescribedLines.of(regulation).stream())
                .toList();
    }

    /// What the document prescribes, without the choices that it leaves.
    public static List<Line> prescribed(Regulation regulation) {
        return PrescribedLines.of(regulation);
    }

    /// The keys of a Rules Submission that a document leaves to the licensee, in the order of the
    /// lines; each wager that it permits has one.
    public static List<String> keys(Regulation regulation) {
        return ChosenLines.keys(regulation);
    }

    static Line line(Regulation regulation, String about, String acceptable, Provision... because) {
        List<String> clauses =
                Stream.of(because).map(regulation::paths).flatMap(List::stream).distinct().toList();
        return new Line(about, acceptable, Optional.empty(), clauses);
    }
}
