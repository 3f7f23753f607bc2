package baccarat.shoe;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// Locks shoes for the store and unlocks them: AES-256 in Galois/Counter Mode. A locked shoe opens
/// only under its own name, and any changed byte is noticed.
///
/// What is locked: the number of decks, the key and one byte a card. It stays as it is while the
/// shoe is dealt, since cut and permutation are public.
public final class Vault {

    private static final int VERSION = 1;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;

    private final MasterKey current;
    private final List<MasterKey> former;

    /// Locks with the current key; unlocks with that or a former one.
    public Vault(MasterKey current, List<MasterKey> former) {
        this.current = current;
        this.former = List.copyOf(former);
        if (this.former.stream().anyMatch(key -> key.id().equals(current.id()))) {
            throw new IllegalArgumentException("two master keys have the id " + current.id());
        }
    }

    /// The id of the key that is locked with.
    public String keyId() {
        return current.id();
    }

    /// The shoe as it may be stored. The source gives what makes it different each time; it has to
    /// be a live one.
    public byte[] lock(SealedShoe shoe, ByteSource bytes) {
        return lock(shoe.name(), content(shoe), bytes);
    }

    /// Another secret of a table, under a name that no shoe has.
    public byte[] lock(ShoeName name, byte[] secret, ByteSource bytes) {
        var nonce = new byte[NONCE_BYTES];
        for (int i = 0; i < nonce.length; i++) {
            nonce[i] = bytes.next();
        }
        byte[] locked = crypt(Cipher.ENCRYPT_MODE, current, name, nonce, secret);
        byte[] id = current.id().getBytes(StandardCharsets.US_ASCII);
        return ByteBuffer.allocate(2 + id.length + nonce.length + locked.length)
                .put((byte) VERSION)
                .put((byte) id.length)
                .put(id)
                .put(nonce)
                .put(locked)
                .array();
    }

    /// The shoe with this name. Callers compare its root with the log's.
    public SealedShoe unlock(ShoeName name, byte[] stored) {
        try {
            return shoe(name, unlockSecret(name, stored));
        } catch (BufferUnderflowException | NegativeArraySizeException e) {
            throw new CannotUnlock(name, "what is stored is cut off");
        }
    }

    /// What was locked under this name.
    public byte[] unlockSecret(ShoeName name, byte[] stored) {
        try {
            ByteBuffer in = ByteBuffer.wrap(stored);
            int version = in.get();
            if (version != VERSION) {
                throw new CannotUnlock(name, "version %d is not known".formatted(version));
            }
            MasterKey key = key(name, new String(taken(in, in.get()), StandardCharsets.US_ASCII));
            byte[] nonce = taken(in, NONCE_BYTES);
            return crypt(Cipher.DECRYPT_MODE, key, name, nonce, taken(in, in.remaining()));
        } catch (BufferUnderflowException | NegativeArraySizeException e) {
            throw new CannotUnlock(name, "what is stored is cut off");
        }
    }

    /// The same shoe or other secret, locked with the current key. When a master key is replaced,
    /// this is done to everything in the store.
    public byte[] relock(ShoeName name, byte[] stored, ByteSource bytes) {
        return lock(name, unlockSecret(name, stored), bytes);
    }

    private MasterKey key(ShoeName name, String id) {
        if (current.id().equals(id)) {
            return current;
        }
        return former.stream()
                .filter(key -> key.id().equals(id))
                .findFirst()
                .orElseThrow(
                        () ->
                                new CannotUnlock(
                                        name,
                                        "it wants master key %s, which is not here"
                                                .formatted(printable(id))));
    }

    private static String printable(String id) {
        return id.replaceAll("[^A-Za-z0-9._-]", "?");
    }

    private static byte[] content(SealedShoe shoe) {
        SealedShoe.Revealed secret = shoe.reveal();
        ByteBuffer out = ByteBuffer.allocate(1 + Bytes32.LENGTH + shoe.cards());
        out.put((byte) shoe.decks()).put(secret.key().toByteArray());
        secret.order().forEach(card -> out.put((byte) CardCode.of(card)));
        return out.array();
    }

    private static SealedShoe shoe(ShoeName name, byte[] content) {
        ByteBuffer in = ByteBuffer.wrap(content);
        int decks = in.get();
        Bytes32 key = Bytes32.of(taken(in, Bytes32.LENGTH));
        var order = new ArrayList<Card>();
        for (byte code : taken(in, decks * Decks.CARDS_PER_DECK)) {
            order.add(CardCode.card(code));
        }
        return new SealedShoe(name, decks, order, key);
    }

    private static byte[] taken(ByteBuffer in, int count) {
        var bytes = new byte[count];
        in.get(bytes);
        return bytes;
    }

    private static byte[] crypt(int mode, MasterKey key, ShoeName name, byte[] nonce, byte[] in) {
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(
                    mode,
                    new SecretKeySpec(key.secret().toByteArray(), "AES"),
                    new GCMParameterSpec(TAG_BITS, nonce));
            cipher.updateAAD(
                    Encoding.of("at rest")
                            .text(key.id())
                            .text(name.table())
                            .u64(name.number())
                            .toByteArray());
            return cipher.doFinal(in);
        } catch (AEADBadTagException e) {
            throw new CannotUnlock(
                    name,
                    "it was altered, belongs to another shoe, or %s is not the one it was locked with"
                            .formatted(key));
        } catch (GeneralSecurityException e) {
            throw new CannotUnlock(name, "what is stored is no locked shoe");
        }
    }
}
