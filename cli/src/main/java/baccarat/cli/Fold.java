package baccarat.cli;

import java.util.ArrayList;
import java.util.List;

/// Puts words into lines that are not too long.
final class Fold {

    private Fold() {}

    /// The words of a text.
    static List<String> words(String text, int width) {
        return items(List.of(printable(text).split(" ", -1)), " ", width);
    }

    /// Texts from elsewhere may hold what a terminal would obey: control characters of both blocks,
    /// and those that turn the direction of writing.
    static String printable(String text) {
        return text.replaceAll(
                "[\\p{Cc}\\u2028\\u2029\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]", "?");
    }

    /// Items that are never broken themselves, with what stands between them.
    static List<String> items(List<String> items, String between, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            String item = items.get(i) + (i + 1 < items.size() ? between.stripTrailing() : "");
            if (!line.isEmpty() && line.length() + 1 + item.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(item);
        }
        lines.add(line.toString());
        return lines;
    }
}
