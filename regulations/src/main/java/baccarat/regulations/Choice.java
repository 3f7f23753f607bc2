package baccarat.regulations;

import baccarat.rules.Provision;
import java.util.List;
import java.util.Optional;

/// The choices that a document leaves to a licensee.
///
/// @param unsaid the default; without it the submission must choose
record Choice<T>(List<T> allowed, Optional<T> unsaid, Provision because) {

    Choice {
        allowed = List.copyOf(allowed);
    }

    /// The first value is the default.
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> Choice<T> either(Provision because, T... allowed) {
        return new Choice<>(List.of(allowed), Optional.of(allowed[0]), because);
    }
}
