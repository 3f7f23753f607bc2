package baccarat.records.note;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A key that notes are checked with.
///
/// @param name the key's name: no white space and no plus sign
/// @param kind what it signs
/// @param hex the 32 bytes of the Ed25519 public key
public record PublicNoteKey(String name, Kind kind, String hex) {

    /// What a key signs. The byte is part of the key's id, so that a signature of one kind is never
    /// taken for one of the other.
    public enum Kind {
        /// The text of a note.
        NOTE(1),
        /// A checkpoint, with the time at which a witness saw it.
        COSIGNATURE(4);

        private final int code;

        Kind(int code) {
            this.code = code;
        }
    }

    /// The prefix that Java puts before the 32 bytes of such a key.
    private static final String X509 = "302a300506032b6570032100";

    private static final Pattern WRITTEN =
            Pattern.compile("([^+]+)\\+([0-9a-f]{8})\\+([A-Za-z0-9+/=]+)");

    public PublicNoteKey {
        checkName(name);
        if (!hex.matches("[0-9a-f]{64}")) {
            throw new BadNote("a public key has 64 lower-case hexadecimal digits");
        }
    }

    static void checkName(String name) {
        boolean hasBlank =
                name.codePoints()
                        .anyMatch(
                                c ->
                                        Character.isWhitespace(c)
                                                || Character.isSpaceChar(c)
                                                || Character.isISOControl(c));
        if (name.isEmpty() || hasBlank || name.contains("+")) {
            throw new BadNote(
                    "the name of a key is not empty and has no white space and no plus sign");
        }
    }

    /// The same key under another name.
    public PublicNoteKey as(String other) {
        return new PublicNoteKey(other, kind, hex);
    }

    /// Eight hexadecimal digits that identify the signing key together with its name.
    public String id() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update((name + "\n").getBytes(StandardCharsets.UTF_8));
            digest.update((byte) kind.code);
            digest.update(HexFormat.of().parseHex(hex));
            return HexFormat.of().formatHex(digest.digest(), 0, 4);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /// One line that people pass on: name, id and key.
    public String written() {
        byte[] bytes = HexFormat.of().parseHex("%02x%s".formatted(kind.code, hex));
        return name + "+" + id() + "+" + ExactBase64.write(bytes);
    }

    /// Parses what [#written] writes; throws [BadNote] for any other text.
    public static PublicNoteKey of(String line) {
        Matcher parts = WRITTEN.matcher(line);
        if (!parts.matches()) {
            throw new BadNote("a public key is written as name+id+base64");
        }
        String key = HexFormat.of().formatHex(ExactBase64.read(parts.group(3)));
        for (Kind kind : Kind.values()) {
            if (key.length() == 66 && key.startsWith("%02x".formatted(kind.code))) {
                var read = new PublicNoteKey(parts.group(1), kind, key.substring(2));
                if (read.id().equals(parts.group(2).toLowerCase(Locale.ROOT))) {
                    return read;
                }
                throw new BadNote("the id %s is not that of this key".formatted(parts.group(2)));
            }
        }
        throw new BadNote("the key is not of Ed25519");
    }

    /// Whether this text was signed with the private key.
    boolean verifies(byte[] text, byte[] signature) {
        try {
            Signature check = Signature.getInstance("Ed25519");
            check.initVerify(key());
            check.update(text);
            return check.verify(signature);
        } catch (GeneralSecurityException _) {
            return false;
        }
    }

    private PublicKey key() throws GeneralSecurityException {
        return KeyFactory.getInstance("Ed25519")
                .generatePublic(new X509EncodedKeySpec(HexFormat.of().parseHex(X509 + hex)));
    }
}
