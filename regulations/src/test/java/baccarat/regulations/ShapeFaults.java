package baccarat.regulations;

import java.util.List;
import java.util.Optional;

/// What a review objects to in a text.
final class ShapeFaults {

    private ShapeFaults() {}

    static List<Objection> objections(String text) {
        return RulesSubmission.review(text) instanceof Review.Objected(_, var objections)
                ? objections
                : List.of();
    }

    static Objection fault(String message, String at, int line) {
        return new Objection(Optional.empty(), message, at, line);
    }
}
