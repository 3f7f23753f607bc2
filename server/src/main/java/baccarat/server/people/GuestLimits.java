package baccarat.server.people;

import java.time.Duration;

/// How many guests the house has, and for how long it keeps one who is away.
///
/// @param perAddress how many from one address
/// @param atMost how many in all
/// @param absence how long a guest may be without a session
public record GuestLimits(int perAddress, int atMost, Duration absence) {

    public static final GuestLimits USUAL = new GuestLimits(12, 500, Duration.ofHours(6));
}
