package baccarat.verifier;

import java.util.Iterator;
import java.util.Optional;

/// Says of a file whether it holds together: of a verified shoe, or of a table's log.
public final class Verifier {

    /// More than a shoe of sixteen decks takes with every proof; what is longer is not read on.
    private static final int CHARACTERS_OF_A_SHOE_AT_MOST = 16 << 20;

    private Verifier() {}

    /// Checks the file that has these lines.
    ///
    /// @param noted what somebody wrote down when it was shown: the root of a shoe, or the last
    ///   chain of a log
    public static Verdict verify(Iterator<String> lines, Optional<String> noted) {
        String first = lines.hasNext() ? lines.next() : "";
        return isOfLog(first)
                ? LogCheck.of(first, lines, noted)
                : ShoeCheck.of(text(first, lines), noted);
    }

    /// A log begins with a whole object that ends in its chain.
    private static boolean isOfLog(String first) {
        return first.startsWith("{\"format\":1") || first.contains(",\"chain\":");
    }

    private static String text(String first, Iterator<String> rest) {
        var text = new StringBuilder(first);
        while (rest.hasNext() && text.length() <= CHARACTERS_OF_A_SHOE_AT_MOST) {
            text.append('\n').append(rest.next());
        }
        return text.toString();
    }
}
