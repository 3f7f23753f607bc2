package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Entry;
import baccarat.regulations.SubmissionNode.Section;
import baccarat.regulations.SubmissionNode.Value;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The keys of a section that nothing reads, and what was probably meant by each.
record UnknownKeys(Section section, Set<String> known) {

    /// The section that stands under a misspelling of this key.
    static Optional<Entry> misspelled(Section section, String key) {
        return section.entries().stream()
                .filter(entry -> entry.node() instanceof Section)
                .filter(entry -> !Nearest.to(entry.key(), List.of(key)).isEmpty())
                .findFirst();
    }

    List<Entry> entries() {
        return section.entries().stream().filter(entry -> !known.contains(entry.key())).toList();
    }

    /// @param words that it may be a misspelling of
    /// @param takes what there may be instead, in words
    String message(Entry entry, Collection<String> words, String takes) {
        String meant = Nearest.meant(entry.key(), words).map(it -> it + " ").orElse("");
        return "unknown key %s; %s"
                .formatted(entry.key(), cut(entry).orElseGet(() -> meant + takes));
    }

    /// In braces a comma cuts `1,000` into a value and a key.
    private Optional<String> cut(Entry entry) {
        int at = section.entries().indexOf(entry);
        if (at == 0 || !entry.key().matches("\\d{3}(\\.\\d\\d)?")) {
            return Optional.empty();
        }
        return section.entries().get(at - 1).node() instanceof Value(var text, _)
                        && text.matches("\\d{1,3}")
                ? Optional.of(
                        "a comma begins another key, so write %s%s instead of %s,%s"
                                .formatted(text, entry.key(), text, entry.key()))
                : Optional.empty();
    }
}
