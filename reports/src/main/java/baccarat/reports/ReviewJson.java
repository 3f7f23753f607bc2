package baccarat.reports;

import baccarat.regulations.Objection;
import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The answer to a Rules Submission in the shape of the JSON answer.
public record ReviewJson(@Nullable String regulation, boolean approved, List<Objected> objections) {

    /// One objection, with the clause and the line.
    public record Objected(@Nullable String clause, String message, String at, int line) {}

    public static ReviewJson of(Review review) {
        return switch (review) {
            case Review.Approved(var regulation, _, _) ->
                    new ReviewJson(regulation.id(), true, List.of());
            case Review.Objected(var regulation, var objections) ->
                    new ReviewJson(
                            regulation.map(Regulation::id).orElse(null),
                            false,
                            objections.stream().map(ReviewJson::objected).toList());
        };
    }

    private static Objected objected(Objection objection) {
        return new Objected(
                objection.clause().orElse(null),
                objection.message(),
                objection.at(),
                objection.line());
    }
}
