package baccarat.server.people;

import java.util.Optional;
import java.util.regex.Pattern;

/// What people may be called. No name looks like one of a simulated patron, or like another.
final class Names {

    private static final Pattern NAME =
            Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{N} ._'-]{0,30}[\\p{L}\\p{N}])?");

    /// What logs write in place of a patron's name.
    private static final Pattern ID_OF_A_LOG = Pattern.compile("(?i)(p|erased)-[0-9a-f]{12}");

    private static final int SHORTEST_PASSWORD = 10;
    private static final int LONGEST_PASSWORD = 128;

    private Names() {}

    /// What is wrong with a name, if anything is.
    static Optional<String> wrong(String name) {
        if (ID_OF_A_LOG.matcher(name).matches()) {
            return Optional.of(name + " looks like an id in a log; choose another name");
        }
        return NAME.matcher(name).matches()
                ? Optional.empty()
                : Optional.of(
                        "a name has 1 to 32 letters, digits, blanks and . _ ' - inside, and begins and ends with a letter or digit");
    }

    static Optional<String> wrongPassword(String password) {
        int length = password.length();
        return SHORTEST_PASSWORD <= length && length <= LONGEST_PASSWORD
                ? Optional.empty()
                : Optional.of(
                        "a password has %d to %d characters, not %d"
                                .formatted(SHORTEST_PASSWORD, LONGEST_PASSWORD, length));
    }
}
