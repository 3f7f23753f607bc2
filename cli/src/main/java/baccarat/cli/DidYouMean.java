package baccarat.cli;

import baccarat.regulations.Nearest;
import java.util.Collection;
import java.util.List;

/// The words that a user may have meant by one that does not exist.
final class DidYouMean {

    private DidYouMean() {}

    /// `; did you mean simulate?`, or nothing where no word is near.
    static String of(String word, Collection<String> words) {
        List<String> near = Nearest.to(word, words);
        return near.isEmpty() ? "" : "; did you mean %s?".formatted(String.join(" or ", near));
    }
}
