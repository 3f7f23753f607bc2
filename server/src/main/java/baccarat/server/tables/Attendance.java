package baccarat.server.tables;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Predicate;

/// Who keeps a place at a table, and whom it plays for.
///
/// @param isPresent whether a patron of this name is signed in
/// @param idleRounds after how many rounds without a wager a patron makes room for those who wait
/// @param onlookers whether somebody looks at the lobby
public record Attendance(Predicate<String> isPresent, int idleRounds, Onlookers onlookers) {

    /// Where nobody looks at the lobby.
    public Attendance(Predicate<String> isPresent, int idleRounds) {
        this(isPresent, idleRounds, new Onlookers(InstantSource.system(), Duration.ZERO));
    }
}
