package baccarat.regulations;

/// A mistake in a regulation's folder, and its correction.
///
/// @param file the path of the file
/// @param line of the file, from 1
public record Mistake(String file, int line, String message) {

    /// `laws/card-room/regulation.yaml:12: cards.lacing: ...`.
    @Override
    public String toString() {
        return "%s:%d: %s".formatted(file, line, message);
    }
}
