package baccarat.verifier;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// A text with signatures under it, in the format signed-note of C2SP.
record SignedNote(String text, List<Line> lines) {

    /// The byte that stands for a signature of a text, and for one of a witness with its time.
    static final String NOTE = "01";

    static final String COSIGNATURE = "04";

    private static final String DASH = "— ";
    private static final String X509 = "302a300506032b6570032100";

    /// @param body id of the key and signature, in hexadecimal digits
    record Line(String name, String body) {

        String id() {
            return body.substring(0, 8);
        }
    }

    static SignedNote read(String written) {
        int split = written.lastIndexOf("\n\n");
        boolean isPlain = written.chars().noneMatch(c -> c < ' ' && c != '\n');
        if (split < 0 || !isPlain || !written.endsWith("\n") || split + 2 == written.length()) {
            throw new Wrong("a signed note is text, an empty line, and lines with signatures");
        }
        var lines = new ArrayList<Line>();
        for (String line : written.substring(split + 2, written.length() - 1).split("\n", -1)) {
            int blank = line.lastIndexOf(' ');
            if (!line.startsWith(DASH) || blank < DASH.length()) {
                throw new Wrong("this is no line with a signature: " + Wrong.shortened(line));
            }
            String body = unbase64(line.substring(blank + 1));
            if (body.length() <= 8) {
                throw new Wrong("a signature is too short");
            }
            lines.add(new Line(line.substring(DASH.length(), blank), body));
        }
        return new SignedNote(written.substring(0, split + 1), lines);
    }

    /// In hexadecimal digits; only what has the one right spelling.
    static String unbase64(String text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            if (Base64.getEncoder().encodeToString(bytes).equals(text)) {
                return HexFormat.of().formatHex(bytes);
            }
        } catch (IllegalArgumentException _) {
            // told below
        }
        throw new Wrong("this is not base64: " + Wrong.shortened(text));
    }

    /// Whether a key has signed the text itself. A signature that claims to be by the key and is
    /// not is [Wrong].
    boolean isSigned(String name, String key) {
        return claimed(name, NOTE, key)
                .map(
                        line -> {
                            check(key, text, line.body().substring(8), name);
                            return true;
                        })
                .orElse(false);
    }

    /// When a witness saw it, in seconds since 1970; nothing if the witness has not signed.
    Optional<Long> seen(String name, String key) {
        return claimed(name, COSIGNATURE, key)
                .map(
                        line -> {
                            if (line.body().length() != 2 * (4 + 8 + 64)) {
                                throw new Wrong(
                                        "the cosignature of %s is no cosignature".formatted(name));
                            }
                            long time = Long.parseUnsignedLong(line.body().substring(8, 24), 16);
                            String message = "cosignature/v1\ntime " + time + "\n" + text;
                            check(key, message, line.body().substring(24), name);
                            return time;
                        });
    }

    private Optional<Line> claimed(String name, String kind, String key) {
        String id = id(name, kind, key);
        return lines.stream()
                .filter(line -> line.name().equals(name) && line.id().equals(id))
                .findFirst();
    }

    static String id(String name, String kind, String key) {
        return Hashing.sha256(Hashing.utf8(name + "\n"), kind, key).substring(0, 8);
    }

    private static void check(String key, String message, String signature, String name) {
        try {
            Signature check = Signature.getInstance("Ed25519");
            check.initVerify(
                    KeyFactory.getInstance("Ed25519")
                            .generatePublic(new X509EncodedKeySpec(Hashing.bytes(X509, key))));
            check.update(message.getBytes(StandardCharsets.UTF_8));
            if (check.verify(Hashing.bytes(signature))) {
                return;
            }
        } catch (GeneralSecurityException _) {
            // told below
        }
        throw new Wrong("the signature of %s is wrong".formatted(Wrong.printable(name)));
    }
}
