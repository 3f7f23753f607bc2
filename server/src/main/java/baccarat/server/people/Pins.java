package baccarat.server.people;

import baccarat.server.store.Store;
import java.time.InstantSource;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;

/// PINs, with which staff sign at another person's console without signing anyone out. A person
/// chooses theirs with their password; a few wrong entries from any source remove it.
public final class Pins {

    private static final Pattern DIGITS = Pattern.compile("[0-9]{6,8}");
    private static final Pattern ONE_DIGIT = Pattern.compile("(.)\\1*");
    private static final String IN_ORDER = "0123456789012345678";
    private static final int MOST_WRONG = 5;

    private final Store store;
    private final Passwords passwords;
    private final InstantSource clock;

    Pins(Store store, Passwords passwords, InstantSource clock) {
        this.store = store;
        this.passwords = passwords;
        this.clock = clock;
    }

    /// Why these digits may not be chosen, if they may not.
    public static Optional<String> wrong(String digits) {
        if (!DIGITS.matcher(digits).matches()) {
            return Optional.of("a PIN has 6 to 8 digits");
        }
        String backwards = new StringBuilder(digits).reverse().toString();
        boolean isEasy =
                ONE_DIGIT.matcher(digits).matches()
                        || IN_ORDER.contains(digits)
                        || IN_ORDER.contains(backwards);
        return isEasy
                ? Optional.of("this PIN is easy to guess; choose other digits")
                : Optional.empty();
    }

    /// Sets the PIN. The caller has verified the person.
    public void choose(Member member, String digits) {
        String hash = passwords.hash(digits);
        change(member, Optional.of(hash), "chose a PIN to sign with");
    }

    public void remove(Member member) {
        change(member, Optional.empty(), "removed the PIN to sign with");
    }

    private void change(Member member, Optional<String> hash, String words) {
        store.write(
                        handle -> {
                            write(handle, member.id(), hash);
                            People.note(handle, "pin", member.name(), clock.instant(), words);
                            return true;
                        })
                .join();
    }

    private static void write(Handle handle, String id, Optional<String> hash) {
        handle.createUpdate("UPDATE person SET pin = :pin, pin_wrong = 0 WHERE id = :id")
                .bind("pin", hash)
                .bind("id", id)
                .execute();
    }

    static void remove(Handle handle, String id) {
        write(handle, id, Optional.empty());
    }

    public boolean has(Member member) {
        return hash(member).isPresent();
    }

    private Optional<String> hash(Member member) {
        return store.read(
                handle ->
                        handle.createQuery(
                                        "SELECT pin FROM person WHERE id = ? AND pin IS NOT NULL")
                                .bind(0, member.id())
                                .mapTo(String.class)
                                .findOne());
    }

    /// Counts the attempt before checking it, so that concurrent attempts cannot exceed the limit.
    boolean proves(Member member, String digits) {
        Optional<String> hash = hash(member);
        if (hash.isEmpty() || !attempt(member)) {
            return passwords.matchesNobody(digits);
        }
        boolean isRight = passwords.matches(digits, hash.get());
        store.write(handle -> isRight ? forgive(handle, member) : judge(handle, member)).join();
        return isRight;
    }

    private boolean attempt(Member member) {
        return store.write(
                        handle ->
                                handle.execute(
                                                "UPDATE person SET pin_wrong = pin_wrong + 1"
                                                        + " WHERE id = ? AND pin IS NOT NULL"
                                                        + " AND pin_wrong < ?",
                                                member.id(),
                                                MOST_WRONG)
                                        == 1)
                .join();
    }

    private static boolean forgive(Handle handle, Member member) {
        handle.execute("UPDATE person SET pin_wrong = 0 WHERE id = ?", member.id());
        return true;
    }

    private boolean judge(Handle handle, Member member) {
        int removed =
                handle.execute(
                        "UPDATE person SET pin = NULL WHERE id = ? AND pin IS NOT NULL AND pin_wrong >= ?",
                        member.id(),
                        MOST_WRONG);
        if (removed == 1) {
            String words = MOST_WRONG + " wrong PINs in a row; the PIN is removed";
            People.note(handle, "pin", member.name(), clock.instant(), words);
        }
        return false;
    }
}
