package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Entry;
import baccarat.regulations.SubmissionNode.Items;
import baccarat.regulations.SubmissionNode.Section;
import baccarat.regulations.SubmissionNode.Value;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What two Rules Submissions say differently, key by key.
public final class SubmissionDiff {

    private SubmissionDiff() {}

    /// A key that differs.
    ///
    /// @param before nothing where the first leaves the key out, and so with `after`
    /// @param clauses of the second's document, about that key
    public record Change(
            String key, Optional<String> before, Optional<String> after, List<String> clauses) {}

    /// In the order of the first text, then what only the second says.
    ///
    /// @param before a submission that can be read, and so `after`
    /// @param regulation the document of the second
    public static List<Change> between(String before, String after, Regulation regulation) {
        Map<String, String> old = values(before);
        Map<String, String> young = values(after);
        Set<String> keys = new LinkedHashSet<>(old.keySet());
        keys.addAll(young.keySet());
        List<Summary.Line> lines = Summary.of(regulation);
        return keys.stream()
                .map(
                        key ->
                                new Change(
                                        key,
                                        Optional.ofNullable(old.get(key)),
                                        Optional.ofNullable(young.get(key)),
                                        clauses(key, lines)))
                .filter(change -> !change.before().equals(change.after()))
                .toList();
    }

    static Map<String, String> values(String submission) {
        var found = new LinkedHashMap<String, String>();
        add("", SubmissionText.read(submission), found);
        return found;
    }

    private static void add(String key, SubmissionNode node, Map<String, String> found) {
        switch (node) {
            case Value(var text, _) -> found.put(key, text);
            case Items items -> found.put(key, words(items));
            case Section(var entries, _) -> {
                for (Entry entry : entries) {
                    add(key.isEmpty() ? entry.key() : key + "." + entry.key(), entry.node(), found);
                }
            }
        }
    }

    private static String words(SubmissionNode node) {
        return switch (node) {
            case Value(var text, _) -> text;
            case Items(var items, _) ->
                    items.stream().map(SubmissionDiff::words).collect(Collectors.joining(", "));
            case Section(var entries, _) ->
                    entries.stream()
                            .map(entry -> entry.key() + ": " + words(entry.node()))
                            .collect(Collectors.joining(", "));
        };
    }

    /// Those of the key itself, or else of the nearest key above it.
    private static List<String> clauses(String key, List<Summary.Line> lines) {
        for (String at = key; !at.isEmpty(); at = above(at)) {
            String about = at;
            List<String> found =
                    lines.stream()
                            .filter(line -> line.about().replaceFirst(",.*", "").equals(about))
                            .flatMap(line -> line.clauses().stream())
                            .distinct()
                            .toList();
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    private static String above(String key) {
        int dot = key.lastIndexOf('.');
        return dot < 0 ? "" : key.substring(0, dot);
    }
}
