package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Entry;
import baccarat.regulations.SubmissionNode.Items;
import baccarat.regulations.SubmissionNode.Section;
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
    /// @param clauses of the second's document, about that key
    public record Change(String key, Value before, Value after, List<String> clauses) {}

    /// What one of them has for a key.
    ///
    /// @param said nothing where the key is left out
    /// @param held the value that holds because it is left out, if there is one
    public record Value(Optional<String> said, Optional<String> held) {}

    /// In the order of the first text, then what only the second says.
    ///
    /// @param before a submission that can be read, and so `after`
    public static List<Change> between(
            String before, Regulation oldDocument, String after, Regulation youngDocument) {
        Map<String, String> old = values(before);
        Map<String, String> young = values(after);
        Map<String, String> oldHeld = StatedChoices.held(before, oldDocument);
        Map<String, String> youngHeld = StatedChoices.held(after, youngDocument);
        Set<String> keys = new LinkedHashSet<>(old.keySet());
        keys.addAll(young.keySet());
        List<Summary.Line> lines = Summary.of(youngDocument);
        return keys.stream()
                .map(
                        key ->
                                new Change(
                                        key,
                                        value(key, old, oldHeld),
                                        value(key, young, youngHeld),
                                        clauses(key, lines)))
                .filter(change -> !change.before().said().equals(change.after().said()))
                .toList();
    }

    private static Value value(String key, Map<String, String> said, Map<String, String> held) {
        return new Value(Optional.ofNullable(said.get(key)), Optional.ofNullable(held.get(key)));
    }

    static Map<String, String> values(String submission) {
        var found = new LinkedHashMap<String, String>();
        add("", SubmissionText.read(submission), found);
        return found;
    }

    private static void add(String key, SubmissionNode node, Map<String, String> found) {
        switch (node) {
            case SubmissionNode.Value(var text, _) -> found.put(key, text);
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
            case SubmissionNode.Value(var text, _) -> text;
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
