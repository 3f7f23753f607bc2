package baccarat.server.tables;

import baccarat.server.store.Change;
import baccarat.server.store.SealedShoes;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.Vault;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/// Seals a shoe as soon as possible, and opens the seal as soon as it is over. The encrypted order
/// is stored in the same transaction as the published root.
final class Sealing {

    private static final Person DEALER = Person.dealer("dealer");

    private final LiveTable table;
    private final Vault vault;

    Sealing(LiveTable table, Vault vault) {
        this.table = table;
        this.vault = vault;
    }

    /// Whether anything was done.
    boolean step() {
        if (table.setting().dealing() == Dealing.REAL_CARDS) {
            return false;
        }
        if (isAllowed(new Move.OpenSeal())) {
            return open();
        }
        return isAllowed(new Move.PublishSeal()) && publish();
    }

    private boolean isAllowed(Move move) {
        return Next.steps(table.state()).stream().map(Due::move).anyMatch(move::equals);
    }

    private boolean publish() {
        SealedShoe shoe = table.hands().shoes().seal();
        var _ =
                table.house(
                        DEALER,
                        new Command.PublishSeal(shoe.root().hex()),
                        List.of(
                                keep(
                                        shoe,
                                        vault,
                                        table.setting().log(),
                                        table.record().lastEvent() + 1)));
        return true;
    }

    /// Stores a shoe, encrypted.
    ///
    /// @param event after which the hands have to replay everything to know what is dealt
    static Change<Boolean> keep(SealedShoe shoe, Vault vault, String log, long event) {
        int number = (int) shoe.name().number();
        var locked = Base64.getEncoder().encodeToString(vault.lock(shoe, new FreshBytes()));
        return handle -> {
            SealedShoes.put(
                    handle,
                    log,
                    number,
                    shoe.root().hex(),
                    new SealedShoes.Sealed(locked, vault.keyId()));
            SealedShoes.loaded(handle, log, number, event);
            return true;
        };
    }

    private boolean open() {
        Optional<SealedShoe.Revealed> secret = table.hands().shoes().reveal();
        if (secret.isEmpty()) {
            return false;
        }
        int number = (int) table.hands().shoes().number();
        long event = table.record().lastEvent() + 1;
        String log = table.setting().log();
        String key = secret.get().key().hex();
        Change<Boolean> keep =
                handle -> {
                    SealedShoes.ended(handle, log, number, event, key);
                    return true;
                };
        var _ = table.house(DEALER, new Command.OpenSeal(key, secret.get().order()), List.of(keep));
        return true;
    }
}
