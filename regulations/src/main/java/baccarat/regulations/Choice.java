package baccarat.regulations;

import baccarat.rules.Provision;
import java.util.List;
import java.util.Optional;

/// What a document lets a licensee choose, or does not.
///
/// @param unsaid what holds when the submission does not say; without it the submission must say
record Choice<T>(List<T> allowed, Optional<T> unsaid, Provision because) {

    Choice {
        allowed = List.copyOf(allowed);
    }

    /// The first holds unless the submission says otherwise.
    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> Choice<T> either(Provision because, T... allowed) {
        return new Choice<>(List.of(allowed), Optional.of(allowed[0]), because);
    }
}
