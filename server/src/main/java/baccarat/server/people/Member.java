package baccarat.server.people;

import baccarat.table.Person;
import java.time.Instant;
import java.util.Optional;

/// Somebody the casino knows.
///
/// @param isGuest walked in, has no password, plays with play chips
/// @param lockedAt too many sign-ins failed; an administrator unlocks
public record Member(
        String id, String name, Post post, boolean isGuest, Optional<Instant> lockedAt) {

    public Person person() {
        return new Person(post.role(), name);
    }
}
