package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One change to an example submission and the one objection it leads to, as a row of `clause |
/// example | from | to | at | message`. `~` stands for nothing, and for no clause `-`.
record Change(String cites, String example, String from, String to, String at, String message) {

    static Stream<Change> readAll(String rows) {
        return rows.lines().map(row -> List.of(row.split(" \\| "))).map(Change::of);
    }

    private static Change of(List<String> cells) {
        return new Change(
                cells.get(0), cells.get(1), cells.get(2), cells.get(3), cells.get(4), cells.get(5));
    }

    void isRefused() {
        String text = Examples.with(example, from, to.equals("~") ? "" : to);
        List<Objected> objections =
                Examples.objections(text).stream()
                        .map(o -> new Objected(o.clause(), o.at(), o.message()))
                        .toList();

        assertEquals(List.of(new Objected(clause(), at, message)), objections);
    }

    private Optional<String> clause() {
        return cites.equals("-")
                ? Optional.empty()
                : Optional.of(cites.substring(cites.indexOf(' ') + 1));
    }

    /// What an objection says, without the line it stands on.
    private record Objected(Optional<String> clause, String at, String message) {}

    /// What the row cites: the display name of the test.
    @Override
    public String toString() {
        return cites;
    }
}
