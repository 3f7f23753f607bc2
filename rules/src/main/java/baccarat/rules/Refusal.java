package baccarat.rules;

import java.util.Optional;

/// A refusal: the provision that forbids the command, and what is wrong in this case.
///
/// @param missing a field that the command lacks, if it would be accepted with it
public record Refusal(Provision because, String detail, Optional<Missing> missing) {

    /// A field that a command may be asked for.
    public enum Missing {
        REASON,

        /// It is only too early: a round is under way.
        END_OF_ROUND
    }

    public Refusal(Provision because, String detail) {
        this(because, detail, Optional.empty());
    }
}
