package baccarat.verifier;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A public key as people pass it on: `name+id+base64`.
///
/// @param kind the byte that says what it signs
/// @param hex its 32 bytes
record NamedKey(String name, String kind, String hex) {

    private static final Pattern WRITTEN =
            Pattern.compile("([^+\\s]+)\\+([0-9a-f]{8})\\+([A-Za-z0-9+/=]+)");

    /// @param kind what the key has to be for
    static NamedKey read(String text, String kind) {
        Matcher parts = WRITTEN.matcher(text.strip());
        if (!parts.matches()) {
            throw new Wrong(
                    "a public key is written as name+id+base64, not " + Wrong.shortened(text));
        }
        String body = SignedNote.unbase64(parts.group(3));
        if (body.length() != 66 || !body.startsWith(kind)) {
            throw new Wrong("the key of %s is not one for this".formatted(parts.group(1)));
        }
        var key = new NamedKey(parts.group(1), kind, body.substring(2));
        if (!key.id().equals(parts.group(2))) {
            throw new Wrong(
                    "the key of %s is mistyped: its id is %s".formatted(key.name(), key.id()));
        }
        return key;
    }

    String id() {
        return SignedNote.id(name, kind, hex);
    }
}
