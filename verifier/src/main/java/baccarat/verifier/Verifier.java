package baccarat.verifier;

import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Optional;

/// Says of a file whether it holds together: of a verified shoe, a table's log or the bundle of a
/// round.
public final class Verifier {

    /// More than a shoe of sixteen decks takes with every proof; what is longer is not read on.
    private static final int CHARACTERS_OF_A_SHOE_AT_MOST = 16 << 20;

    private Verifier() {}

    /// Checks the file that has these lines.
    ///
    /// @param noted what somebody wrote down when it was shown: the root of a shoe, or the last
    ///   chain of a log
    public static Verdict verify(Iterator<String> lines, Optional<String> noted) {
        return verify(lines, Evidence.noted(noted));
    }

    /// Checks a file with these lines against independent evidence.
    public static Verdict verify(Iterator<String> lines, Evidence evidence) {
        String first = lines.hasNext() ? lines.next() : "";
        if (isOfLog(first)) {
            return LogCheck.of(first, lines, evidence);
        }
        String text = text(first, lines);
        return BundleCheck.isBundle(text)
                ? BundleCheck.of(text, evidence)
                : ShoeCheck.of(text, evidence.noted());
    }

    /// Checks an auditor's bundle. The house's key comes from the evidence, or else from the bundle
    /// itself.
    public static Verdict verify(Members bundle, Evidence evidence) {
        return RecordsCheck.of(bundle, evidence);
    }

    /// Whether these are the members of an auditor's bundle, and not of something else.
    public static boolean isBundle(Members members) {
        return members.bytes(RecordsManifest.NAME)
                .filter(
                        bytes ->
                                new String(bytes, StandardCharsets.UTF_8)
                                        .contains("\"" + RecordsManifest.FORMAT + "\""))
                .isPresent();
    }

    /// Whether a text is the bundle of a round, by its beginning.
    public static boolean isRoundBundle(String text) {
        return !isOfLog(text.lines().findFirst().orElse("")) && BundleCheck.isBundle(text);
    }

    /// Why a key cannot be used, or nothing if it can.
    ///
    /// @param isOfAWitness whether it has to be the key of a witness and not of a house
    public static Optional<String> wrongKey(String key, boolean isOfAWitness) {
        try {
            if (isOfAWitness) {
                NamedKey.read(key, SignedNote.COSIGNATURE);
            } else {
                HouseKeys.of(key);
            }
            return Optional.empty();
        } catch (Wrong e) {
            return Optional.of(e.what());
        }
    }

    /// Which log a checkpoint is about, or nothing if the text is no checkpoint.
    public static Optional<String> origin(String text) {
        try {
            return Optional.of(SignedHead.read(text).origin());
        } catch (Wrong _) {
            return Optional.empty();
        }
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
