package baccarat.server.web;

import java.util.Optional;
import java.util.regex.Pattern;

/// Rules for text that others read: reasons, notices, and the names of tables and pits. It appears
/// in frames, reports and seals, so nothing in it may be invisible, endless or misleading.
final class Wording {

    static final int LONGEST_REASON = 500;
    private static final int LONGEST_NAME = 60;

    /// Control characters, lone surrogates, line and paragraph separators, and characters that
    /// change the direction of text.
    private static final Pattern NOT_IN_A_REASON =
            Pattern.compile("[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]");

    private static final Pattern NAME =
            Pattern.compile("(?! )[\\p{L}\\p{N}\\p{P}\\p{S} ]{1," + LONGEST_NAME + "}(?<! )");
    private static final Pattern VISIBLE = Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}]");
    private static final Pattern LETTER = Pattern.compile("[\\p{L}\\p{N}]");

    private Wording() {}

    /// What is wrong with a reason, if anything is.
    static Optional<String> wrongReason(String text) {
        boolean isBlank = !VISIBLE.matcher(text).find();
        if (isBlank || text.length() > LONGEST_REASON) {
            return Optional.of(
                    "1 to %d characters, not %d"
                            .formatted(LONGEST_REASON, isBlank ? 0 : text.length()));
        }
        return NOT_IN_A_REASON.matcher(text).find()
                ? Optional.of("one line of text without control characters")
                : Optional.empty();
    }

    /// What is wrong with the name of a table or a pit, if anything is.
    static Optional<String> wrongName(String name) {
        return NAME.matcher(name).matches() && LETTER.matcher(name).find()
                ? Optional.empty()
                : Optional.of(
                        "1 to %d letters, digits, signs and single blanks, with a letter or a digit among them"
                                .formatted(LONGEST_NAME));
    }
}
