package baccarat.server.people;

import baccarat.server.store.NameKey;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The rules for names. No name may look like that of a simulated patron, like that of the house's
/// staff, or like another person's.
final class Names {

    private static final Pattern NAME =
            Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{N} ._'-]{0,30}[\\p{L}\\p{N}])?");

    /// What logs write in place of a patron's name.
    private static final Pattern ID_OF_A_LOG = Pattern.compile("(?i)(p|erased)-[0-9a-f]{12}");

    /// Scripts that are used together and have no letters in common.
    private static final List<Set<UnicodeScript>> TOGETHER =
            List.of(
                    EnumSet.of(
                            UnicodeScript.LATIN,
                            UnicodeScript.HAN,
                            UnicodeScript.HIRAGANA,
                            UnicodeScript.KATAKANA),
                    EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HANGUL),
                    EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.BOPOMOFO));

    /// Digits and letters that can pass for other letters in a name that pretends to be official.
    private static final Map<Integer, Integer> DISGUISES = NameKey.pairs("0o1lil3e4a5s7t8b9g");

    private static final Set<String> RESERVED =
            Stream.concat(
                            HousePlayers.NAMES.stream(),
                            Stream.of(
                                    "dealer",
                                    "house",
                                    "cage",
                                    "cashier",
                                    "floor",
                                    "floorperson",
                                    "supervisor",
                                    "pit",
                                    "pitboss",
                                    "manager",
                                    "administrator",
                                    "admin",
                                    "root",
                                    "system",
                                    "surveillance",
                                    "security",
                                    "support",
                                    "casino",
                                    "baccarat",
                                    "banker",
                                    "player",
                                    "tie",
                                    "patron",
                                    "guest",
                                    "staff",
                                    "nobody",
                                    "simulated",
                                    "computer"))
                    .map(Names::undisguised)
                    .collect(Collectors.toUnmodifiableSet());

    private Names() {}

    /// A name as stored: with composed letters, however the keyboard sent them.
    static String composed(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC);
    }

    /// What is wrong with a new name, if anything is.
    static Optional<String> wrong(String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.of(
                    "a name has 1 to 32 letters, digits, blanks and . _ ' - inside, and begins and ends with a letter or digit");
        }
        if (ID_OF_A_LOG.matcher(name).matches()) {
            return Optional.of(name + " looks like an id in a log; choose another name");
        }
        if (!isOfOneScript(name)) {
            return Optional.of(
                    "the name mixes letters of several scripts; write it in one, such as Latin or Greek");
        }
        return RESERVED.contains(undisguised(name))
                ? Optional.of(
                        "the name %s is reserved for the house; choose another".formatted(name))
                : Optional.empty();
    }

    private static boolean isOfOneScript(String name) {
        Set<UnicodeScript> scripts =
                name.codePoints()
                        .mapToObj(UnicodeScript::of)
                        .filter(it -> it != UnicodeScript.COMMON && it != UnicodeScript.INHERITED)
                        .collect(
                                Collectors.toCollection(() -> EnumSet.noneOf(UnicodeScript.class)));
        return scripts.size() <= 1 || TOGETHER.stream().anyMatch(it -> it.containsAll(scripts));
    }

    /// The key that tells names apart: two names that look alike have the same key, regardless of
    /// case, width and script.
    static String key(String name) {
        return NameKey.of(name);
    }

    private static String undisguised(String name) {
        return NameKey.replaced(key(name).replaceAll("[ ._'-]", ""), DISGUISES);
    }
}
