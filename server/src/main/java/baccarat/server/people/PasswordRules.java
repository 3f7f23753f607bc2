package baccarat.server.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Which passwords are accepted: long enough, and not among the first that an attacker tries.
final class PasswordRules {

    private static final int SHORTEST = 10;
    private static final int LONGEST = 128;

    /// A password that repeats a short piece is as weak as the piece.
    private static final int LONGEST_PIECE = 5;

    private static final int SHORTEST_RUN = 4;

    private static final List<String> KEYBOARD =
            List.of(
                    "1234567890",
                    "qwertyuiop",
                    "asdfghjkl",
                    "zxcvbnm",
                    "qwertzuiop",
                    "yxcvbnm",
                    "azertyuiop",
                    "qsdfghjklm",
                    "wxcvbn",
                    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
                    "qazwsxedcrfvtgbyhnujmikolp",
                    "abcdefghijklmnopqrstuvwxyz",
                    "01234567890");

    private static final Set<String> COMMON = common();

    private PasswordRules() {}

    private static Set<String> common() {
        try (InputStream in =
                Objects.requireNonNull(
                        PasswordRules.class.getResourceAsStream("common-passwords.txt"))) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// What is wrong with a new password, if anything. The message never contains the password.
    static Optional<String> wrong(String name, String password) {
        int length = password.length();
        if (length < SHORTEST || length > LONGEST) {
            return Optional.of(
                    "a password has %d to %d characters; this one has %d"
                            .formatted(SHORTEST, LONGEST, length));
        }
        String small = password.toLowerCase(Locale.ROOT);
        if (password.isBlank() || isRepeated(small)) {
            return Optional.of(
                    "the password repeats the same few characters; choose one that is hard to guess");
        }
        if (letters(small).equals(letters(name.toLowerCase(Locale.ROOT)))) {
            return Optional.of("the password is the name; choose one that is hard to guess");
        }
        return isCommon(small) || isMadeOfRuns(small.replaceAll("[^\\p{L}\\p{N}]", ""))
                ? Optional.of(
                        "the password is among the first that strangers try; choose several words or more characters")
                : Optional.empty();
    }

    /// The password without digits and signs, which people add where a rule requires them.
    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}]", "");
    }

    private static boolean isRepeated(String text) {
        return IntStream.rangeClosed(1, LONGEST_PIECE)
                .anyMatch(
                        piece ->
                                IntStream.range(piece, text.length())
                                        .allMatch(i -> text.charAt(i) == text.charAt(i - piece)));
    }

    private static boolean isCommon(String text) {
        String start = text.replaceAll("[^\\p{L}]+$", "");
        return Stream.of(text, plain(text), start, plain(start))
                .map(PasswordRules::letters)
                .anyMatch(it -> COMMON.contains(it) || COMMON.contains(half(it)));
    }

    /// The password with usual substitutions undone.
    private static String plain(String text) {
        return text.replace('0', 'o')
                .replace('1', 'i')
                .replace('3', 'e')
                .replace('4', 'a')
                .replace('@', 'a')
                .replace('5', 's')
                .replace('$', 's')
                .replace('7', 't');
    }

    /// One half of a text made of two equal halves, otherwise an empty text.
    private static String half(String text) {
        String half = text.substring(0, text.length() / 2);
        return text.equals(half + half) ? half : "";
    }

    /// Whether the text consists only of keyboard rows and sequences, forwards or backwards.
    private static boolean isMadeOfRuns(String text) {
        int from = 0;
        while (from < text.length()) {
            int run = run(text.substring(from));
            if (run < Math.min(SHORTEST_RUN, text.length() - from)) {
                return false;
            }
            from += run;
        }
        return true;
    }

    /// The length of the keyboard sequence that the text begins with.
    private static int run(String text) {
        for (int length = text.length(); length > 1; length--) {
            String start = text.substring(0, length);
            String back = new StringBuilder(start).reverse().toString();
            if (KEYBOARD.stream().anyMatch(row -> row.contains(start) || row.contains(back))) {
                return length;
            }
        }
        return 1;
    }
}
