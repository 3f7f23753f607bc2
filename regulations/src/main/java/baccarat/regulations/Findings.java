package baccarat.regulations;

import baccarat.rules.Provision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Collects the objections of one review, each with its clause of the document.
final class Findings {

    private final Optional<Regulation> regulation;
    private final Edition edition;
    private final String whole;
    private final List<Objection> objections = new ArrayList<>();

    Findings(Optional<Regulation> regulation, Edition edition) {
        this(regulation, edition, "a submission");
    }

    /// @param whole a name for the whole text, such as `a submission`
    Findings(Optional<Regulation> regulation, Edition edition, String whole) {
        this.regulation = regulation;
        this.edition = edition;
        this.whole = whole;
    }

    /// The id of the document that is followed.
    String document() {
        return regulation.map(Regulation::id).orElse("the document");
    }

    String whole() {
        return whole;
    }

    /// Whether the review follows this edition or a later one.
    boolean areOf(Edition since) {
        return !edition.isBefore(since);
    }

    /// Objects with a clause of the document.
    void object(Provision because, String message, String at, int line) {
        Optional<String> clause = regulation.flatMap(document -> document.clause(because));
        objections.add(new Objection(clause, message, at, line));
    }

    /// Objects without a clause: the file or an amount makes no sense.
    void object(String message, String at, int line) {
        objections.add(new Objection(Optional.empty(), message, at, line));
    }

    boolean isEmpty() {
        return objections.isEmpty();
    }

    /// In the order of the file.
    List<Objection> inOrder() {
        return objections.stream().sorted(Comparator.comparingInt(Objection::line)).toList();
    }
}
