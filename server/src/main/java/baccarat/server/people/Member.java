package baccarat.server.people;

import baccarat.table.Person;
import java.time.Instant;
import java.util.Optional;

/// A person with an account.
///
/// @param isGuest walked in, has no password, plays with play chips
/// @param account the state of the account
public record Member(String id, String name, Post post, boolean isGuest, Account account) {

    /// The state of an account.
    ///
    /// @param epoch incremented by whatever ends all sessions; a session can begin only under the
    ///   current one
    /// @param isOneTime an administrator issued the password, and it must be changed first
    /// @param stoppedAt the floor sent the patron home; an administrator can readmit them
    /// @param endedAt the account is over for good; its name stays taken
    public record Account(
            long epoch, boolean isOneTime, Optional<Instant> stoppedAt, Optional<Instant> endedAt) {

        static final Account NEW = new Account(0, false, Optional.empty(), Optional.empty());

        boolean isOpen() {
            return stoppedAt.isEmpty() && endedAt.isEmpty();
        }
    }

    /// A new person.
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
