package baccarat.records;

import static java.util.stream.Collectors.toMap;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeSet;

/// Reads the lines of the table of names: words that are written, each for a name in Java.
///
/// The two are the same until something in Java is renamed. Then the line has both, the written
/// word first: `face=card`.
final class FixedNames {

    private FixedNames() {}

    /// The words of a line, in its order, each with its name in Java.
    ///
    /// @param inJava all the names that there are; the line has each of them once
    static SequencedMap<String, String> of(Class<?> type, String line, List<String> inJava) {
        var words = new LinkedHashMap<String, String>();
        for (String entry : line.isEmpty() ? new String[0] : line.split("\\s+", -1)) {
            int equals = entry.indexOf('=');
            String word = equals < 0 ? entry : entry.substring(0, equals);
            words.put(word, entry.substring(equals + 1));
        }
        if (words.size() != inJava.size()
                || !new TreeSet<>(words.values()).equals(new TreeSet<>(inJava))) {
            throw new IllegalStateException(
                    "%s has %s in Java and %s in the table of names; give what is new a word, and let what is renamed keep its word"
                            .formatted(type.getName(), inJava, words.values()));
        }
        return words;
    }

    /// The words of the constants of enums.
    static Map<Enum<?>, String> constants(Map<Class<?>, String> lines) {
        var all = new HashMap<Enum<?>, String>();
        lines.forEach((type, line) -> all.putAll(constants(type, line)));
        return Map.copyOf(all);
    }

    private static Map<Enum<?>, String> constants(Class<?> type, String line) {
        Map<String, Enum<?>> constants =
                Arrays.stream((Enum<?>[]) type.getEnumConstants())
                        .collect(toMap(Enum::name, constant -> constant));
        var words = new HashMap<Enum<?>, String>();
        of(type, line, List.copyOf(constants.keySet()))
                .forEach(
                        (word, name) ->
                                words.put(Objects.requireNonNull(constants.get(name)), word));
        return words;
    }
}
