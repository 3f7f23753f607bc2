package baccarat.regulations;

import java.util.List;
import java.util.Optional;

/// A piece of a submission's text with the line it begins on. Values stay text until the review
/// reads them as what they should be: YAML itself would make 25.00 a floating-point number.
sealed interface SubmissionNode {

    int line();

    /// Whether this is the word, a list with it, or a choice that allows it.
    boolean has(String word);

    record Value(String text, int line) implements SubmissionNode {

        @Override
        public boolean has(String word) {
            return text.equals(word) || text.equals("all");
        }
    }

    record Items(List<SubmissionNode> items, int line) implements SubmissionNode {

        @Override
        public boolean has(String word) {
            return items.stream().anyMatch(item -> item.has(word));
        }
    }

    record Section(List<Entry> entries, int line) implements SubmissionNode {

        @Override
        public boolean has(String word) {
            return find("allowed").filter(allowed -> allowed.has(word)).isPresent();
        }

        Optional<SubmissionNode> find(String key) {
            return entries.stream()
                    .filter(entry -> entry.key().equals(key))
                    .map(Entry::node)
                    .findFirst();
        }
    }

    record Entry(String key, int line, SubmissionNode node) {}
}
