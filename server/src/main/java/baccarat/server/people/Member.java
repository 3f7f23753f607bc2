package baccarat.server.people;

import baccarat.table.Person;
import java.time.Instant;
import java.util.Optional;

/// A person with an account.
///
/// @param isGuest walked in, has no password, plays with play chips
/// @param account what became of the account
public record Member(String id, String name, Post post, boolean isGuest, Account account) {

    /// The state of an account.
    ///
    /// @param epoch counts what ends every session: a session begins only under the present one
    /// @param isOneTime the password was given out by an administrator and has to be changed first
    /// @param stoppedAt the floor sent the patron home; an administrator lets them in again
    /// @param endedAt the account is over for good; its name stays taken
    public record Account(
            long epoch, boolean isOneTime, Optional<Instant> stoppedAt, Optional<Instant> endedAt) {

        static final Account NEW = new Account(0, false, Optional.empty(), Optional.empty());

        boolean isOpen() {
            return stoppedAt.isEmpty() && endedAt.isEmpty();
        }
    }

    /// A person who has just come.
    public static Member fresh(String id, String name, Post post, boolean isGuest) {
        return new Member(id, name, post, isGuest, Account.NEW);
    }

    /// Whether the account may be signed in to.
    public boolean isOpen() {
        return account.isOpen();
    }

    public Person person() {
        return new Person(post.role(), name);
    }
}
