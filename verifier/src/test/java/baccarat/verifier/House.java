package baccarat.verifier;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/// Somebody who signs: a house with a key, or a witness.
final class House {

    static final String NAME = "baccarat/0123456789abcdef";
    static final String ORIGIN = NAME + "/ma-mini/1";

    private final KeyPair pair;

    House() {
        try {
            pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    String hex() {
        byte[] encoded = pair.getPublic().getEncoded();
        return HexFormat.of().formatHex(encoded, encoded.length - 32, encoded.length);
    }

    /// As people pass the key on.
    String written(String name, String kind) {
        String id = SignedNote.id(name, kind, hex());
        return name + "+" + id + "+" + base64(kind + hex());
    }

    String key() {
        return written(NAME, SignedNote.NOTE);
    }

    static String base64(String hex) {
        return Base64.getEncoder().encodeToString(HexFormat.of().parseHex(hex));
    }

    private String signed(String message) {
        try {
            Signature signature = Signature.getInstance("Ed25519");
            signature.initSign(pair.getPrivate());
            signature.update(message.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    String line(String name, String text) {
        return "— %s %s\n"
                .formatted(
                        name, base64(SignedNote.id(name, SignedNote.NOTE, hex()) + signed(text)));
    }

    /// The line of a witness.
    String cosigned(String name, String text, long time) {
        String message = "cosignature/v1\ntime " + time + "\n" + text;
        byte[] seconds = ByteBuffer.allocate(8).putLong(time).array();
        return "— %s %s\n"
                .formatted(
                        name,
                        base64(
                                SignedNote.id(name, SignedNote.COSIGNATURE, hex())
                                        + HexFormat.of().formatHex(seconds)
                                        + signed(message)));
    }

    static String text(List<String> lines) {
        String root = Tree.root(lines.stream().map(GrowingTree::leaf).toList());
        return ORIGIN + "\n" + lines.size() + "\n" + base64(root) + "\n";
    }

    String checkpoint(List<String> lines) {
        String text = text(lines);
        return text + "\n" + line(ORIGIN, text);
    }

    /// The note by which this house's key hands over to another.
    String handover(int number, House next) {
        String name = NAME + "/keys";
        String text = "%s\n%d\n%s\n%s\n".formatted(name, number, base64(hex()), base64(next.hex()));
        return text + "\n" + line(name, text) + next.line(name, text);
    }
}
