package baccarat.server;

import baccarat.server.signing.HouseKeys;
import baccarat.server.store.Logs;
import baccarat.server.store.SealedShoes;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.tables.Trigger;
import baccarat.shoe.CannotUnlock;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.ShoeName;
import baccarat.shoe.Vault;
import java.io.Serial;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;

/// Replaces the keys of a closed casino: the one that encrypts shoes and Must Hit triggers, and the
/// one that signs logs.
///
/// Three steps, after each of which the casino can open: the new keys are added to the old ones;
/// everything is encrypted with the new one, and the signing key is handed over, in one
/// transaction; the old keys are deleted.
public final class KeyRotation {

    private final Store store;
    private final Path data;

    public KeyRotation(Store store, Path data) {
        this.store = store;
        this.data = data;
    }

    /// What was encrypted with the new key.
    public record Rotated(String keyId, int shoes, int triggers) {}

    /// Thrown if something is encrypted with a missing key. Nothing has changed then.
    public static final class NoKey extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        private NoKey(CannotUnlock cause) {
            super(cause.getMessage(), cause);
        }
    }

    public Rotated rotate(Instant at) {
        HouseKeys.Rotation signing = HouseKeys.rotation(store, data, at);
        Vault vault = MasterKeys.openWithAnother(data);
        Rotated rotated = lockAll(vault, signing, at);
        MasterKeys.forgetFormer(data);
        signing.forgetFormer();
        return rotated;
    }

    Rotated lockAll(Vault vault, HouseKeys.Rotation signing, Instant at) {
        try {
            return store.write(
                            handle -> {
                                signing.handOver(handle);
                                return lockAll(handle, vault, at);
                            })
                    .join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof CannotUnlock cannot ? new NoKey(cannot) : e;
        }
    }

    private static Rotated lockAll(Handle handle, Vault vault, Instant at) {
        var rotated = new Rotated(vault.keyId(), shoes(handle, vault), triggers(handle, vault));
        note(handle, rotated, at);
        return rotated;
    }

    private static int shoes(Handle handle, Vault vault) {
        var shoes = SealedShoes.all(handle);
        for (SealedShoes.Stored shoe : shoes) {
            String table = Logs.find(handle, shoe.log()).orElseThrow().header().name();
            var name = new ShoeName(table, Integer.parseInt(shoe.name()));
            SealedShoes.lockAgain(handle, shoe, encryptedAgain(vault, name, shoe.sealed()));
        }
        return shoes.size();
    }

    private static int triggers(Handle handle, Vault vault) {
        var secrets = SealedShoes.secrets(handle);
        for (SealedShoes.Stored secret : secrets) {
            ShoeName name = Trigger.name(secret.log());
            SealedShoes.keep(
                    handle,
                    secret.log(),
                    secret.name(),
                    encryptedAgain(vault, name, secret.sealed()));
        }
        return secrets.size();
    }

    private static SealedShoes.Sealed encryptedAgain(
            Vault vault, ShoeName name, SealedShoes.Sealed sealed) {
        byte[] stored = Base64.getDecoder().decode(sealed.base64());
        byte[] locked = vault.relock(name, stored, new FreshBytes());
        return new SealedShoes.Sealed(Base64.getEncoder().encodeToString(locked), vault.keyId());
    }

    private static void note(Handle handle, Rotated rotated, Instant at) {
        String words =
                "the master key is %s; %d shoes and %d triggers are locked with it"
                        .formatted(rotated.keyId(), rotated.shoes(), rotated.triggers());
        Significant.note(handle, at, "key", "the computer", Optional.empty(), words);
    }
}
