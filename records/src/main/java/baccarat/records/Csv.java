package baccarat.records;

import static java.util.stream.Collectors.joining;

import java.util.List;

/// Rows of comma-separated values, as RFC 4180 has them.
public final class Csv {

    private Csv() {}

    /// Includes the line end.
    public static String row(List<String> cells) {
        return cells.stream().map(Csv::quoted).collect(joining(",")) + "\r\n";
    }

    private static String quoted(String cell) {
        boolean needed = cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return needed ? "\"" + cell.replace("\"", "\"\"") + "\"" : cell;
    }
}
