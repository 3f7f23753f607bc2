package baccarat.server.audit;

import baccarat.server.store.ChainCheck;
import baccarat.server.store.Ledger;
import baccarat.server.store.Log;
import baccarat.server.store.Logs;
import baccarat.server.store.Query;
import baccarat.server.store.SealedShoes;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.tables.Trigger;
import baccarat.shoe.CannotUnlock;
import baccarat.shoe.ShoeName;
import baccarat.shoe.Vault;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/// Looks at everything a casino has stored: the pages of the database, the books, every line of
/// every log against its chain and against what the house has signed, and whether what is sealed
/// opens. It reads each part as of one moment, changes nothing and mends nothing.
public final class Audit {

    private final Store store;
    private final Vault vault;

    public Audit(Store store, Vault vault) {
        this.store = store;
        this.vault = vault;
    }

    /// What was looked at, and what of it is wrong.
    ///
    /// @param looked what and how much of it, in words
    /// @param wrong empty if all of it is right
    public record Part(String looked, List<String> wrong) {

        public Part {
            wrong = List.copyOf(wrong);
        }
    }

    /// Part by part.
    public List<Part> whole() {
        return List.of(
                part("the database", this::database),
                part("what was acknowledged", this::acknowledged),
                part("the books", Audit::books),
                part("the logs", this::logs),
                part("what is sealed", this::secrets));
    }

    /// A database that is damaged may not be readable at all.
    private Part part(String what, Query<Part> look) {
        try {
            return store.read(look);
        } catch (JdbiException e) {
            return new Part(what, List.of(what + " cannot be read: " + StoreFailed.firstLine(e)));
        }
    }

    private Part database(Handle handle) {
        return new Part("the database", store.damage(handle));
    }

    private Part acknowledged(Handle handle) {
        return new Part("what was acknowledged against the mark", store.lost(handle));
    }

    /// What a casino looks at before it opens.
    public static void beforeOpening(Store store) {
        List<String> wrong = store.read(Ledger::wrong);
        if (!wrong.isEmpty()) {
            throw new StoreFailed(
                    "the books do not add up, and the casino stays closed: %s; `baccarat audit` lists everything that is wrong, and a backup from before brings the casino back"
                            .formatted(wrong.getFirst()));
        }
    }

    private static Part books(Handle handle) {
        long postings = handle.createQuery("SELECT count(*) FROM posting").mapTo(Long.class).one();
        return new Part(
                "%,d postings against the balances".formatted(postings), Ledger.wrong(handle));
    }

    private Part logs(Handle handle) {
        var wrong = new ArrayList<String>();
        long logs = 0;
        long lines = 0;
        long checkpoints = 0;
        for (Logs.CasinoTable table : Logs.tables(handle)) {
            for (Log log : Logs.of(handle, table.id())) {
                logs++;
                switch (ChainCheck.whole(store.events(), handle, log.id())) {
                    case ChainCheck.Result.Right(var head) -> lines += head.number() + 1;
                    case ChainCheck.Result.Wrong(long number, String what) ->
                            wrong.add("%s, event %d: %s".formatted(log.id(), number, what));
                }
                var signed = new SignedLog(store, handle, log.id());
                wrong.addAll(signed.wrong());
                checkpoints += signed.checkpoints();
            }
        }
        return new Part(
                "%,d lines of %,d logs against their chains and %,d checkpoints"
                        .formatted(lines, logs, checkpoints),
                wrong);
    }

    private Part secrets(Handle handle) {
        var wrong = new ArrayList<String>();
        List<SealedShoes.Stored> shoes = SealedShoes.all(handle);
        for (SealedShoes.Stored shoe : shoes) {
            String table = Logs.find(handle, shoe.log()).orElseThrow().header().name();
            tryToOpen(new ShoeName(table, Integer.parseInt(shoe.name())), shoe, wrong);
        }
        List<SealedShoes.Stored> triggers = SealedShoes.secrets(handle);
        for (SealedShoes.Stored trigger : triggers) {
            tryToOpen(Trigger.name(trigger.log()), trigger, wrong);
        }
        return new Part(
                "%,d sealed shoes and %,d triggers with the key file"
                        .formatted(shoes.size(), triggers.size()),
                wrong);
    }

    private void tryToOpen(ShoeName name, SealedShoes.Stored secret, List<String> wrong) {
        try {
            byte[] _ =
                    vault.unlockSecret(name, Base64.getDecoder().decode(secret.sealed().base64()));
        } catch (CannotUnlock | IllegalArgumentException e) {
            wrong.add("%s, %s: %s".formatted(secret.log(), secret.name(), e.getMessage()));
        }
    }
}
