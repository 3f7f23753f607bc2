package baccarat.regulations;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a clause requires of a program.
public enum Kind {
    /// The table refuses anything else, or does it itself.
    ENFORCED,
    /// A step that a screen asks for and staff confirm.
    PROMPTED,
    /// An option of the Rules Submission.
    CONFIGURED,
    /// What the felt must show.
    LAYOUT,
    /// Outside the program, with the reason: plastic, paper, the room, or a case that cannot occur.
    PHYSICAL,
    /// A path with no rule of its own.
    HEADING;

    /// The kind written as `enforced`; empty if no kind has that name.
    public static Optional<Kind> of(String text) {
        return Arrays.stream(values()).filter(kind -> kind.toString().equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
