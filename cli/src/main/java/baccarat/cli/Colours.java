package baccarat.cli;

import baccarat.rules.Side;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;

/// Blue for the Player's Hand, red for the Banker's, green for a tie, where the terminal can.
final class Colours {

    private Colours() {}

    static String of(Side side, String text) {
        return in(side == Side.PLAYER ? "blue" : "red", text);
    }

    static String ofWinner(Optional<Side> winner, String text) {
        return winner.map(side -> of(side, text)).orElseGet(() -> in("green", text));
    }

    static String bold(String text) {
        return in("bold", text);
    }

    /// Text with marks of its own, a table's name for one, is left as it is.
    private static String in(String style, String text) {
        return text.contains("@|") || text.contains("|@")
                ? text
                : Ansi.AUTO.string("@|" + style + " " + text + "|@");
    }
}
