package baccarat.regulations;

import java.util.List;
import java.util.Optional;

/// One clause of a document: its path, what kind of rule it is, and its gist in our own words.
///
/// @param reason why a physical clause is outside the program
/// @param parts the rules of a path that holds several, such as the rows of a pay table
/// @param notCovered words of the clause that nothing in the program covers
public record Clause(
        String path,
        Kind kind,
        String gist,
        Optional<String> reason,
        List<Part> parts,
        List<NotCovered> notCovered) {

    /// One of the rules a path holds.
    public record Part(String name, Kind kind, String gist) {}

    /// Words of a clause that the program does nothing about, and why.
    public record NotCovered(String words, String because) {

        @Override
        public String toString() {
            return "\"%s\": %s".formatted(words, because);
        }
    }

    public Clause(String path, Kind kind, String gist, Optional<String> reason, List<Part> parts) {
        this(path, kind, gist, reason, parts, List.of());
    }

    public Clause {
        parts = List.copyOf(parts);
        notCovered = List.copyOf(notCovered);
        if (reason.isPresent() != (kind == Kind.PHYSICAL)) {
            throw new IllegalArgumentException(
                    path + ": a physical clause, and no other, has a reason");
        }
    }

    /// Whether `other` is directly or further below this path.
    public boolean contains(Clause other) {
        return other.path.startsWith(path + "(") || other.path.startsWith(path + " ");
    }
}
