package baccarat.records.tree;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A hash of the tree, 32 bytes. Leaves and nodes begin with different bytes, so that a node can
/// never be passed off as a line.
///
/// Kept as bytes, since a table hashes every line it writes and few of these hashes are ever shown.
public final class TreeHash {

    private static final byte LEAF = 0;
    private static final byte NODE = 1;
    private static final int BYTES = 32;

    private final byte[] bytes;

    private TreeHash(byte[] bytes) {
        this.bytes = bytes;
    }

    public TreeHash(String hex) {
        if (!isWritten(hex)) {
            throw new IllegalArgumentException(
                    "a hash has 64 lower-case hexadecimal digits, not " + hex);
        }
        this.bytes = HexFormat.of().parseHex(hex);
    }

    private static boolean isWritten(String text) {
        return text.length() == 2 * BYTES
                && text.chars().allMatch(c -> ('0' <= c && c <= '9') || ('a' <= c && c <= 'f'));
    }

    /// The root of a tree without lines.
    public static TreeHash ofNothing() {
        return of(sha256());
    }

    /// The leaf of a line, which is hashed without its line feed.
    public static TreeHash leaf(String line) {
        MessageDigest digest = sha256();
        digest.update(LEAF);
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        return of(digest);
    }

    static TreeHash node(TreeHash left, TreeHash right) {
        MessageDigest digest = sha256();
        digest.update(NODE);
        digest.update(left.bytes);
        digest.update(right.bytes);
        return of(digest);
    }

    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /// As a checkpoint writes it.
    public String base64() {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /// Parses what [#base64] writes; empty for any other text, even if other base64 decoders would
    /// accept it.
    public static Optional<TreeHash> ofBase64(String text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text);
            boolean isExact =
                    bytes.length == BYTES && Base64.getEncoder().encodeToString(bytes).equals(text);
            return isExact ? Optional.of(new TreeHash(bytes)) : Optional.empty();
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static TreeHash of(MessageDigest digest) {
        return new TreeHash(digest.digest());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TreeHash hash && Arrays.equals(bytes, hash.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return hex();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
