package baccarat.reports;

import baccarat.regulations.Objection;
import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The answer to a Rules Submission in the shape of the JSON answer. Only one that is approved has
/// warnings.
public record ReviewJson(
        @Nullable String regulation,
        boolean approved,
        List<Objected> objections,
        List<Warning> warnings) {

    /// One objection, with the clause and the line.
    public record Objected(@Nullable String clause, String message, String at, int line) {}

    public static ReviewJson of(Review review) {
        return of(
                review,
                review instanceof Review.Approved approved
                        ? Warnings.of(approved.rules())
                        : List.of());
    }

    /// The same where the warnings are known already.
    public static ReviewJson of(Review review, List<Warning> warnings) {
        return switch (review) {
            case Review.Approved(var regulation, _, _) ->
                    new ReviewJson(regulation.id(), true, List.of(), warnings);
            case Review.Objected(var regulation, var objections) ->
                    new ReviewJson(
                            regulation.map(Regulation::id).orElse(null),
                            false,
                            objections.stream().map(ReviewJson::objected).toList(),
                            List.of());
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
