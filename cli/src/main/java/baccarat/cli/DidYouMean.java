package baccarat.cli;

import baccarat.regulations.Nearest;
import java.util.Collection;

/// The words that a user may have meant by one that does not exist.
final class DidYouMean {

    private DidYouMean() {}

    /// `; did you mean simulate?`, or nothing where no word is near.
    static String of(String word, Collection<String> words) {
        return Nearest.meant(word, words).map("; "::concat).orElse("");
    }
}
