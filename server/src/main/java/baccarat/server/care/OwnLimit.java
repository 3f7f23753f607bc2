package baccarat.server.care;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// A limit that a patron has set: the current value, and a requested one. A stricter value takes
/// effect at once; a looser one, or none, a day later, so that no one loosens it in the heat of a
/// game.
///
/// @param value in the unit of the [Limit]; empty if there is none
public record OwnLimit(Optional<Long> value, Optional<Later> later) {

    public static final Duration DELAY = Duration.ofDays(1);

    public static final OwnLimit NONE = new OwnLimit(Optional.empty(), Optional.empty());

    /// The value from some time on.
    public record Later(Optional<Long> value, Instant from) {}

    /// The last request replaces earlier ones and waits for its own day.
    OwnLimit asked(Optional<Long> wanted, Instant now) {
        OwnLimit here = at(now);
        return isLooser(here.value, wanted)
                ? new OwnLimit(here.value, Optional.of(new Later(wanted, now.plus(DELAY))))
                : new OwnLimit(wanted, Optional.empty());
    }

    private static boolean isLooser(Optional<Long> held, Optional<Long> wanted) {
        return held.isPresent() && (wanted.isEmpty() || wanted.get() > held.get());
    }

    /// The limit at a time, when a later value may have taken effect.
    OwnLimit at(Instant now) {
        return later.filter(it -> !now.isBefore(it.from()))
                .map(it -> new OwnLimit(it.value(), Optional.empty()))
                .orElse(this);
    }

    /// Whether a total of this much is allowed.
    boolean allows(long much) {
        return value.isEmpty() || much <= value.get();
    }
}
