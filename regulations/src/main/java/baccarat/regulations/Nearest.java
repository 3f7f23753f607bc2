package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Value;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Suggests known words that resemble a misspelled one.
public final class Nearest {

    private Nearest() {}

    /// Up to three of these words that differ from `word` in few letters, the nearest first.
    public static List<String> to(String word, Collection<String> words) {
        int most = Math.max(2, word.length() / 3);
        return words.stream()
                .filter(one -> distance(word, one) <= most)
                .sorted(
                        Comparator.comparingInt((String one) -> distance(word, one))
                                .thenComparing(Comparator.naturalOrder()))
                .limit(3)
                .toList();
    }

    /// `did you mean simulate?`, or nothing where no word is near.
    public static Optional<String> meant(String word, Collection<String> words) {
        return Optional.of(to(word, words))
                .filter(near -> !near.isEmpty())
                .map(near -> "did you mean %s?".formatted(String.join(" or ", near)));
    }

    /// `; did you mean simulate?` for a value that resembles a word of a choice, or nothing. A
    /// shorter value resembles almost any short word.
    static String among(List<? extends Enum<?>> choice, Optional<SubmissionNode> value) {
        List<String> words = choice.stream().map(Written::word).toList();
        return value.filter(node -> node instanceof Value(var text, _) && text.length() > 3)
                .flatMap(node -> meant(((Value) node).text(), words))
                .map(meant -> "; " + meant)
                .orElse("");
    }

    /// The edit distance: how many letters to add, remove or change.
    static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int change = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
