package baccarat.server.bundle;

import baccarat.server.store.AliasRows;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// A bundle's names for patrons: in a log its id, elsewhere a number valid only in this bundle.
final class Pseudonyms {

    private static final Comparator<String> LONGEST_FIRST =
            Comparator.comparingInt(String::length).reversed().thenComparing(name -> name);

    /// The patrons' names by their first word, so that a text is read only once.
    private final Map<String, List<String>> byFirstWord = new TreeMap<>();

    private final Map<String, Map<String, String>> ids = new TreeMap<>();
    private final Map<String, String> numbers = new LinkedHashMap<>();

    Pseudonyms(Handle handle, List<BundledLog> logs) {
        handle
                .createQuery("SELECT name FROM person WHERE role = 'patron'")
                .mapTo(String.class)
                .stream()
                .sorted(LONGEST_FIRST)
                .forEach(
                        name ->
                                byFirstWord.merge(
                                        word(name, 0), List.of(name), Pseudonyms::together));
        for (BundledLog one : logs) {
            var known = new TreeMap<String, String>();
            AliasRows.ofLog(handle, one.log().id())
                    .forEach(alias -> known.put(alias.patron().name(), alias.id()));
            ids.put(one.log().id(), known);
        }
    }

    private static List<String> together(List<String> some, List<String> more) {
        return java.util.stream.Stream.concat(some.stream(), more.stream()).toList();
    }

    /// The longest run of letters and digits from here; a single other character if there is none.
    private static String word(String text, int from) {
        int end = from;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            end++;
        }
        return text.substring(from, Math.min(text.length(), Math.max(end, from + 1)));
    }

    /// A patron at the table of a log.
    String at(Optional<String> log, String name) {
        return log.map(it -> ids.getOrDefault(it, Map.of()).get(name))
                .orElseGet(() -> hidden(name));
    }

    /// A text with all patrons' names replaced.
    String hidden(String text) {
        var told = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            String word = word(text, at);
            Optional<String> name = named(text, at, word);
            told.append(name.map(this::number).orElse(word));
            at += name.map(String::length).orElse(word.length());
        }
        return told.toString();
    }

    private Optional<String> named(String text, int at, String word) {
        return byFirstWord.getOrDefault(word, List.of()).stream()
                .filter(name -> text.startsWith(name, at) && ends(text, at + name.length()))
                .findFirst();
    }

    private static boolean ends(String text, int at) {
        return at == text.length() || !Character.isLetterOrDigit(text.charAt(at));
    }

    private String number(String name) {
        return numbers.computeIfAbsent(name, _ -> "patron-" + (numbers.size() + 1));
    }

    /// The names behind all pseudonyms used.
    Map<String, String> names() {
        var names = new TreeMap<String, String>();
        ids.values().forEach(known -> known.forEach((name, id) -> names.put(id, name)));
        numbers.forEach((name, number) -> names.put(number, name));
        return names;
    }
}
