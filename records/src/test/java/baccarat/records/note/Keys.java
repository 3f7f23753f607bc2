package baccarat.records.note;

import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;

/// Keys that are the same in every run.
public final class Keys {

    private Keys() {}

    static String seed(int number) {
        return "%02x".formatted(number).repeat(32);
    }

    public static PrivateNoteKey of(String name, int number) {
        return PrivateNoteKey.of(
                new PublicNoteKey(name, PublicNoteKey.Kind.NOTE, open(number)), seed(number));
    }

    public static PrivateNoteKey witness(String name, int number) {
        return PrivateNoteKey.of(
                new PublicNoteKey(name, PublicNoteKey.Kind.COSIGNATURE, open(number)),
                seed(number));
    }

    /// Java makes a public key out of a private one only while it draws both.
    private static String open(int number) {
        try {
            var generator = KeyPairGenerator.getInstance("Ed25519");
            generator.initialize(255, new Drawn((byte) number));
            byte[] encoded = generator.generateKeyPair().getPublic().getEncoded();
            return HexFormat.of()
                    .formatHex(Arrays.copyOfRange(encoded, encoded.length - 32, encoded.length));
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    private static final class Drawn extends SecureRandom {

        private static final long serialVersionUID = 1;

        private final byte each;

        Drawn(byte each) {
            this.each = each;
        }

        @Override
        public void nextBytes(byte[] bytes) {
            Arrays.fill(bytes, each);
        }
    }
}
