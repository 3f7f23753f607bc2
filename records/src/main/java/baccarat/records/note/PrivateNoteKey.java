package baccarat.records.note;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.time.Instant;
import java.util.HexFormat;

/// A key that notes are signed with. Its text never shows the secret.
public final class PrivateNoteKey {

    private final PublicNoteKey open;
    private final PrivateKey secret;

    private PrivateNoteKey(PublicNoteKey open, PrivateKey secret) {
        this.open = open;
        this.secret = secret;
    }

    /// The private key that belongs to a public one; throws [BadNote] if they do not match.
    ///
    /// @param seed the 32 bytes of the Ed25519 private key, in hexadecimal digits
    public static PrivateNoteKey of(PublicNoteKey open, String seed) {
        try {
            PrivateKey secret =
                    KeyFactory.getInstance("Ed25519")
                            .generatePrivate(
                                    new EdECPrivateKeySpec(
                                            NamedParameterSpec.ED25519,
                                            HexFormat.of().parseHex(seed)));
            var key = new PrivateNoteKey(open, secret);
            byte[] trial = {1};
            if (!open.verifies(trial, key.signed(trial))) {
                throw new BadNote(
                        "the private key of %s is not that of its public key"
                                .formatted(open.name()));
            }
            return key;
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new BadNote("a private key has 64 hexadecimal digits");
        }
    }

    public PublicNoteKey open() {
        return open;
    }

    /// The same key under another name.
    public PrivateNoteKey as(String name) {
        return new PrivateNoteKey(open.as(name), secret);
    }

    /// Signs the text of a note.
    public NoteSignature sign(String text) {
        if (open.kind() != PublicNoteKey.Kind.NOTE) {
            throw new IllegalStateException(
                    "a key of a witness signs checkpoints, with their time");
        }
        return signature(signed(text.getBytes(StandardCharsets.UTF_8)));
    }

    /// Signs that this checkpoint was the newest one seen at some time, and consistent.
    public NoteSignature cosign(Checkpoint checkpoint, Instant at) {
        if (open.kind() != PublicNoteKey.Kind.COSIGNATURE) {
            throw new IllegalStateException("only the key of a witness cosigns");
        }
        long seconds = at.getEpochSecond();
        byte[] signed = signed(NoteSignature.cosigned(seconds, checkpoint.text()));
        return signature(
                ByteBuffer.allocate(Long.BYTES + signed.length)
                        .putLong(seconds)
                        .put(signed)
                        .array());
    }

    private NoteSignature signature(byte[] bytes) {
        return new NoteSignature(open.name(), open.id(), HexFormat.of().formatHex(bytes));
    }

    private byte[] signed(byte[] text) {
        try {
            Signature signature = Signature.getInstance("Ed25519");
            signature.initSign(secret);
            signature.update(text);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java signs with Ed25519", e);
        }
    }

    @Override
    public String toString() {
        return "the private key of " + open.written();
    }
}
