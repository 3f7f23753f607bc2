package baccarat.rules;

import java.util.Optional;

/// A no: the provision that forbids it, and what is wrong in this case.
///
/// @param missing what the command lacks, if it would be accepted with that
public record Refusal(Provision because, String detail, Optional<Missing> missing) {

    /// Something that a command may be asked for.
    public enum Missing {
        REASON,

        /// It is only too early: a round is under way.
        END_OF_ROUND
    }

    public Refusal(Provision because, String detail) {
        this(because, detail, Optional.empty());
    }
}
