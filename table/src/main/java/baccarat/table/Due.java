package baccarat.table;

import baccarat.rules.Provision;
import java.util.List;

/// A step that is due or allowed now: who takes it, what it is, and its provisions.
///
/// @param required nothing else goes on until this is done
public record Due(By by, Move move, boolean required, List<Provision> because) {

    public Due {
        because = List.copyOf(because);
    }

    public static Due must(By by, Move move, Provision... because) {
        return new Due(by, move, true, List.of(because));
    }

    public static Due may(By by, Move move, Provision... because) {
        return new Due(by, move, false, List.of(because));
    }

    /// A whole sentence: `The dealer must call the result.`
    public String inWords() {
        boolean must = required && !(move instanceof Move.Answer);
        return by.asSubject() + (must ? " must " : " may ") + move.inWords() + ".";
    }

    /// The sentence for a person who asked for something else: `The dealer must call the result
    /// first.`
    String first() {
        if (!required) {
            return "Now " + by + " may " + move.inWords() + ".";
        }
        String what =
                move instanceof Move.Answer answer ? MoveWords.question(answer) : move.inWords();
        return by.asSubject() + " must " + what + " first.";
    }

    /// The sentence for a person who may not do it: `Only the dealer may call the result.`
    String onlyBy() {
        return "Only " + by + " may " + move.inWords() + ".";
    }
}
