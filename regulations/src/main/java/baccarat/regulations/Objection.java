package baccarat.regulations;

import java.util.Optional;

/// An objection to a Rules Submission, with what would be acceptable.
///
/// @param clause the clause behind it; empty if the objection is not based on the document
/// @param at the key, as in `cards.decks`; empty for the file as a whole
/// @param line of the file, from 1
public record Objection(Optional<String> clause, String message, String at, int line) {

    /// `cards.decks: 9 decks; the game takes 6 to 8 [3(a)]`.
    public String inWords() {
        String key = at.isEmpty() ? "" : at + ": ";
        return key + message + clause.map(where -> " [" + where + "]").orElse("");
    }
}
