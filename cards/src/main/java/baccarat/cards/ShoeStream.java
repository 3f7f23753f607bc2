package baccarat.cards;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// The bytes that shuffle one shoe, named by a seed and a number, so that any shoe of a long run
/// can be dealt again on its own.
///
/// Block `n` of the bytes is the SHA-256 of the name in ASCII, a zero byte, then seed, number and
/// `n` as eight bytes each, the highest first. For repeating and testing: a live shoe takes its
/// bytes from the operating system.
public record ShoeStream(long seed, long number) {

    /// The name of this algorithm from seed to bytes. A different algorithm gets a different name.
    public static final String NAME = "sha256-counter";

    /// The bytes of this shoe from the first on.
    public ByteSource bytes() {
        return new Blocks(this);
    }

    /// The shoe itself.
    public ShoeOrder order(int decks) {
        return Shuffle.of(Decks.of(decks), bytes());
    }

    private static final class Blocks implements ByteSource {

        private final MessageDigest sha256 = sha256();
        private final ShoeStream stream;
        private byte[] block = new byte[0];
        private int next;
        private long blocks;

        private Blocks(ShoeStream stream) {
            this.stream = stream;
        }

        @Override
        public byte next() {
            if (next == block.length) {
                block = block(blocks++);
                next = 0;
            }
            return block[next++];
        }

        private byte[] block(long count) {
            sha256.update(NAME.getBytes(StandardCharsets.US_ASCII));
            sha256.update((byte) 0);
            return sha256.digest(
                    ByteBuffer.allocate(3 * Long.BYTES)
                            .putLong(stream.seed)
                            .putLong(stream.number)
                            .putLong(count)
                            .array());
        }

        private static MessageDigest sha256() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }
    }
}
