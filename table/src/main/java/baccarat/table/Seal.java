package baccarat.table;

import java.util.ArrayList;
import java.util.List;

/// The published commitment to the order of a shoe. The table knows neither the order nor how it is
/// checked: it keeps what has to be on record, and in which sequence.
///
/// @param root the hash that fixes the order
/// @param cut how often the cards have been cut anew
/// @param nonces the patrons' shares in the order, as they came
public record Seal(String root, Stage stage, int cut, List<Nonce> nonces) {

    public enum Stage {
        /// The cards are not in the shoe yet.
        PUBLISHED,
        /// The shoe is dealt from.
        IN_PLAY,
        /// No card of it is dealt any more: the order can be shown.
        OVER
    }

    /// A patron's share, and for which cut it was given.
    public record Nonce(String patron, String value, int cut) {}

    public Seal {
        nonces = List.copyOf(nonces);
    }

    static Seal published(String root) {
        return new Seal(root, Stage.PUBLISHED, 0, List.of());
    }

    Seal in(Stage next) {
        return new Seal(root, next, cut, nonces);
    }

    /// Cut again: the order stays committed to, and everybody may give a share once more.
    Seal cutAgain() {
        return new Seal(root, Stage.PUBLISHED, cut + 1, nonces);
    }

    Seal plus(String patron, String value) {
        var more = new ArrayList<>(nonces);
        more.add(new Nonce(patron, value, cut));
        return new Seal(root, stage, cut, more);
    }

    boolean hasShareOf(String patron) {
        return nonces.stream()
                .anyMatch(nonce -> nonce.cut() == cut && nonce.patron().equals(patron));
    }
}
