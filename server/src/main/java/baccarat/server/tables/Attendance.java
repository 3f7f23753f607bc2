package baccarat.server.tables;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Predicate;

/// Which patrons keep their places, and who is watching.
///
/// @param isPresent whether a patron of this name is signed in
/// @param idleRounds after how many rounds without a wager a patron makes room for those who wait
/// @param onlookers whether anyone is looking at the lobby
public record Attendance(Predicate<String> isPresent, int idleRounds, Onlookers onlookers) {

    /// Without anyone looking at the lobby.
    public Attendance(Predicate<String> isPresent, int idleRounds) {
        this(isPresent, idleRounds, new Onlookers(InstantSource.system(), Duration.ZERO));
    }
}
