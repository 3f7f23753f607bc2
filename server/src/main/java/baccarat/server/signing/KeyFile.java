package baccarat.server.signing;

import baccarat.server.store.Disk;
import baccarat.server.store.StoreFailed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.security.interfaces.EdECPrivateKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/// Private keys for signing notes: a file that only its owner can read. One key per line, `private
/// public` in hexadecimal digits; more than one only during a rotation.
public final class KeyFile {

    private static final int PUBLIC = 32;

    private final Path file;

    public KeyFile(Path file) {
        this.file = file;
    }

    /// The key file of a house, in the folder that backups include.
    static KeyFile of(Path data) {
        return new KeyFile(data.resolve("keys/signing.key"));
    }

    /// A private key and its public key.
    ///
    /// @param seed the private key
    public record Pair(String seed, String open) {

        public static Pair fresh() {
            try {
                KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
                byte[] seed = ((EdECPrivateKey) pair.getPrivate()).getBytes().orElseThrow();
                byte[] encoded = pair.getPublic().getEncoded();
                byte[] open = Arrays.copyOfRange(encoded, encoded.length - PUBLIC, encoded.length);
                return new Pair(HexFormat.of().formatHex(seed), HexFormat.of().formatHex(open));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has Ed25519", e);
            }
        }

        /// Leaves out the secret.
        @Override
        public String toString() {
            return "the key " + open;
        }
    }

    public boolean isThere() {
        return Files.exists(file);
    }

    public List<Pair> read() {
        var keys = new ArrayList<Pair>();
        try {
            for (String line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
                String[] parts = line.split(" ", -1);
                if (parts.length != 2 || !line.matches("[0-9a-f]{64} [0-9a-f]{64}")) {
                    throw new StoreFailed(
                            ("the key file %s is damaged: a line is twice 64 hexadecimal digits; put the file back from a"
                                            + " backup")
                                    .formatted(file));
                }
                keys.add(new Pair(parts[0], parts[1]));
            }
        } catch (IOException e) {
            throw new StoreFailed("the key file %s cannot be read".formatted(file), e);
        }
        return keys;
    }

    public void write(List<Pair> keys) {
        try {
            Disk.replace(file, keys.stream().map(key -> key.seed() + " " + key.open()).toList());
        } catch (IOException e) {
            throw new StoreFailed("the key file %s cannot be written".formatted(file), e);
        }
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
