package baccarat.server.tables;

import baccarat.rules.Money;
import baccarat.server.store.Change;
import baccarat.server.store.SealedShoes;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.ShoeName;
import baccarat.shoe.Vault;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The secret trigger of Must Hit in the store, encrypted like a shoe: drawn once for each start of
/// the meter, and unchanged by a restart.
public final class Trigger {

    private static final String NAME = "must-hit";

    private Trigger() {}

    /// The name it is encrypted under.
    public static ShoeName name(String log) {
        return new ShoeName(NAME + " " + log, 1);
    }

    static Change<Boolean> keep(Money trigger, Vault vault, String log) {
        byte[] cents = ByteBuffer.allocate(Long.BYTES).putLong(trigger.cents()).array();
        byte[] locked = vault.lock(name(log), cents, new FreshBytes());
        var secret =
                new SealedShoes.Sealed(Base64.getEncoder().encodeToString(locked), vault.keyId());
        return handle -> {
            SealedShoes.keep(handle, log, NAME, secret);
            return true;
        };
    }

    static Optional<Money> find(Handle handle, Vault vault, String log) {
        return SealedShoes.secret(handle, log, NAME)
                .map(secret -> Base64.getDecoder().decode(secret.base64()))
                .map(stored -> vault.unlockSecret(name(log), stored))
                .map(cents -> new Money(ByteBuffer.wrap(cents).getLong()));
    }
}
