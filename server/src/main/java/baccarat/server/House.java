package baccarat.server;

import baccarat.rules.Money;
import baccarat.server.money.HouseKind;
import baccarat.server.people.GuestLimits;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Optional;

/// How the house receives people.
///
/// @param kind what the house is founded for; empty to leave it as it is, or for play if it is new
/// @param guests whether anyone may walk in, in a house for play
/// @param playChips what a guest gets
/// @param regulars how many simulated patrons keep a table busy, in a house for play
/// @param idleRounds after how many rounds without a wager a patron makes room for those who wait
/// @param lobby how long tables play on after the last look at the lobby
/// @param everyGame whether a new casino opens tables for every game in addition to one for each
///   document; the default is yes for `baccarat serve` only
/// @param couponLimit the value up to which one person alone issues a match play coupon
/// @param zone of the house's clocks; logs and records are in UTC
public record House(
        Optional<HouseKind> kind,
        boolean guests,
        Money playChips,
        GuestLimits guestLimits,
        int regulars,
        int idleRounds,
        Money couponLimit,
        Duration lobby,
        Optional<Boolean> everyGame,
        ZoneId zone) {

    public static final House USUAL =
            new House(
                    Optional.empty(),
                    true,
                    Money.dollars(5_000),
                    GuestLimits.USUAL,
                    3,
                    5,
                    Money.dollars(100),
                    Duration.ofMinutes(3),
                    Optional.empty(),
                    ZoneId.of("UTC"));

    House founded(HouseKind one) {
        return new House(
                Optional.of(one),
                guests,
                playChips,
                guestLimits,
                regulars,
                idleRounds,
                couponLimit,
                lobby,
                everyGame,
                zone);
    }

    House withRegulars(int number) {
        return new House(
                kind,
                guests,
                playChips,
                guestLimits,
                number,
                idleRounds,
                couponLimit,
                lobby,
                everyGame,
                zone);
    }

    House with(GuestLimits limits) {
        return new House(
                kind,
                guests,
                playChips,
                limits,
                regulars,
                idleRounds,
                couponLimit,
                lobby,
                everyGame,
                zone);
    }

    /// With another time for the lobby, and a table for each document or for every game.
    public House withLobby(Duration time, boolean all) {
        return new House(
                kind,
                guests,
                playChips,
                guestLimits,
                regulars,
                idleRounds,
                couponLimit,
                time,
                Optional.of(all),
                zone);
    }
}
