package baccarat.server;

import java.time.Duration;

/// For how long the casino keeps what is not part of its records. Logs, rounds and the ledger are
/// kept for ever.
///
/// @param sessions after they were last used
/// @param commands the answers to commands, by which a command that is sent again is known
/// @param significant the significant events
public record Retention(Duration sessions, Duration commands, Duration significant) {

    public static final Retention USUAL =
            new Retention(Duration.ofDays(1), Duration.ofDays(30), Duration.ofDays(5 * 365 + 1));
}
