package baccarat.reports;

import static baccarat.reports.Html.in;
import static baccarat.reports.Html.text;
import static java.util.stream.Collectors.joining;

import baccarat.regulations.Regulation;
import baccarat.reports.HtmlTable.Column;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The readings that bear on clauses of a document. Those that were asked for are told of.
final class BearingReadings {

    private final Regulation regulation;
    private final Map<String, List<Integer>> byClause = new HashMap<>();
    private final Map<Integer, List<String>> told = new TreeMap<>();

    BearingReadings(Regulation regulation) {
        this.regulation = regulation;
        for (Readings.Reading reading : Readings.all()) {
            for (String where : Readings.where(reading)) {
                byClause.computeIfAbsent(where, _ -> new ArrayList<>()).add(reading.number());
            }
        }
    }

    /// The numbers of the readings about any of these clauses.
    String on(List<String> clauses) {
        return clauses.stream()
                .flatMap(path -> at(path).stream())
                .distinct()
                .sorted()
                .map(String::valueOf)
                .collect(joining(", "));
    }

    private List<Integer> at(String path) {
        List<Integer> found = byClause.getOrDefault(regulation.id() + " " + path, List.of());
        for (int number : found) {
            List<String> paths = told.computeIfAbsent(number, _ -> new ArrayList<>());
            if (!paths.contains(path)) {
                paths.add(path);
            }
        }
        return found;
    }

    Html html() {
        if (told.isEmpty()) {
            return in("p class='says'", "No reading bears on these clauses.");
        }
        var table =
                new HtmlTable(
                        "readings",
                        List.of(
                                Column.words(""),
                                Column.words("Reading"),
                                Column.words("What the program follows"),
                                Column.words("Clauses")));
        told.keySet().stream()
                .flatMap(number -> Readings.of(number).stream())
                .forEach(
                        reading ->
                                table.row(
                                        List.of(
                                                text(reading.number()),
                                                text(reading.title()),
                                                text(reading.gist().replace("`", "")),
                                                in(
                                                        "span class='clauses'",
                                                        String.join(
                                                                ", ",
                                                                told.getOrDefault(
                                                                        reading.number(),
                                                                        List.of()))))));
        return Html.all(
                in(
                        "p class='says'",
                        "Where the document is silent, unclear or contradicts itself, the program"
                                + " follows these readings. Each is a page of the documentation."),
                table.html());
    }
}
