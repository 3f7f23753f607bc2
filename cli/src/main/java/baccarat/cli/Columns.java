package baccarat.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Help.Ansi;

/// A table for people: a head, and rows in columns as wide as their widest cell.
final class Columns {

    private final List<List<String>> rows = new ArrayList<>();
    private final List<Integer> toTheRight;

    /// @param toTheRight the columns whose cells stand to the right, amounts for one
    Columns(List<Integer> toTheRight, String... head) {
        this.toTheRight = toTheRight;
        rows.add(List.of(head));
    }

    Columns(String... head) {
        this(List.of(), head);
    }

    void row(Object... cells) {
        rows.add(IntStream.range(0, cells.length).mapToObj(i -> cells[i].toString()).toList());
    }

    void print(PrintWriter out) {
        out.println(Ansi.AUTO.string("@|bold " + line(rows.getFirst()).stripTrailing() + "|@"));
        rows.stream().skip(1).map(this::line).map(String::stripTrailing).forEach(out::println);
    }

    private String line(List<String> cells) {
        var line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            String padding = " ".repeat(width(column) - cell.length());
            line.append(toTheRight.contains(column) ? padding + cell : cell + padding).append("  ");
        }
        return line.toString();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }
}
