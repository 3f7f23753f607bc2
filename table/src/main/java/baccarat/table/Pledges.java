package baccarat.table;

import baccarat.rules.Spot;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;

/// Whether a share is the one that was pledged. The bytes are those of `verified-shoe/1`.
public final class Pledges {

    private static final byte[] TAG =
            "verified-shoe/1 pledge\0".getBytes(StandardCharsets.US_ASCII);

    private Pledges() {}

    /// The pledge that this share keeps, among those that are awaited.
    public static Optional<Seal.Pledge> keptBy(Seal seal, String nonce) {
        return seal.awaited().stream()
                .filter(pledge -> pledge.pledge().equals(seal.pledgeFor(pledge.seat(), nonce)))
                .findFirst();
    }

    static String of(String root, Spot seat, String nonce) {
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(TAG);
        bytes.writeBytes(HexFormat.of().parseHex(root));
        bytes.write(seat.number());
        bytes.writeBytes(HexFormat.of().parseHex(nonce));
        try {
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(sha256.digest(bytes.toByteArray()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
