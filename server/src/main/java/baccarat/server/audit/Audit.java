package baccarat.server.audit;

import baccarat.regulations.Regulations;
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
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/// Checks everything a casino has stored: the database's pages, the books, every line of every log
/// against its chain and against what the house has signed, and whether sealed data can be
/// decrypted. Reads each part from one snapshot, and changes nothing.
public final class Audit {

    private final Store store;
    private final Vault vault;
    private final Regulations regulations;

    /// @param regulations the documents that tables may be under
    public Audit(Store store, Vault vault, Regulations regulations) {
        this.store = store;
        this.vault = vault;
        this.regulations = regulations;
    }

    /// Something that is wrong.
    ///
    /// @param table the table concerned; empty for the whole house
    public record Wrong(Optional<String> table, String words) {

        static List<Wrong> all(Optional<String> table, List<String> words) {
            return words.stream().map(it -> new Wrong(table, it)).toList();
        }
    }

    /// What was checked, and what of it is wrong.
    ///
    /// @param looked what was checked and how much, in words
    /// @param wrong empty if nothing is
    public record Part(String looked, List<Wrong> wrong) {

        public Part {
            wrong = List.copyOf(wrong);
        }

        private static Part ofTheHouse(String looked, List<String> wrong) {
            return new Part(looked, Wrong.all(Optional.empty(), wrong));
        }
    }

    /// Checks everything.
    public List<Part> whole() {
        return parts().stream().map(Supplier::get).toList();
    }

    /// The parts, the fastest first, so that findings are reported before the last part is done.
    public List<Supplier<Part>> parts() {
        return List.of(
                () -> part("the database", this::database),
                () -> part("what was acknowledged", this::acknowledged),
                () -> part("the books", Audit::books),
                () -> part("the logs", this::logs),
                () -> part("what is sealed", this::secrets));
    }

    /// A damaged database may be unreadable or contain anything.
    private Part part(String what, Query<Part> look) {
        try {
            return store.read(look);
        } catch (StoreFailed e) {
            throw e;
        } catch (RuntimeException e) {
            return Part.ofTheHouse(
                    what, List.of(what + " cannot be read: " + StoreFailed.firstLine(e)));
        }
    }

    private Part database(Handle handle) {
        return Part.ofTheHouse("the files of the database", store.damage(handle));
    }

    private Part acknowledged(Handle handle) {
        return Part.ofTheHouse(
                "acknowledged transactions and lines against casino.mark", store.lost(handle));
    }

    /// The checks before a casino opens.
    public static void beforeOpening(Store store) {
        List<String> wrong = store.read(Ledger::wrong);
        if (!wrong.isEmpty()) {
            throw new StoreFailed(
                    ("the books do not add up, and the casino stays closed: %s; baccarat audit lists every error; restore "
                                    + "a backup from before")
                            .formatted(wrong.getFirst()));
        }
    }

    private static Part books(Handle handle) {
        long postings = handle.createQuery("SELECT count(*) FROM posting").mapTo(Long.class).one();
        return Part.ofTheHouse(
                "%,d postings against the balances".formatted(postings), Ledger.wrong(handle));
    }

    private Part logs(Handle handle) {
        var wrong = new ArrayList<Wrong>();
        var links = new LinkedLogs(handle);
        long logs = 0;
        long lines = 0;
        long checkpoints = 0;
        long snapshots = 0;
        for (Logs.CasinoTable table : Logs.tables(handle)) {
            var ofTheTable = new ArrayList<String>();
            List<Log> runs = Logs.of(handle, table.id());
            for (Log log : runs) {
                logs++;
                var signed = new SignedLog(store, handle, log.id());
                switch (ChainCheck.whole(store.events(), handle, log.id())) {
                    case ChainCheck.Result.Right(var head) -> {
                        lines += head.number() + 1;
                        var followed = new FollowedLog(store, handle, log, regulations, links);
                        followed.follow(log.equals(runs.getLast()));
                        ofTheTable.addAll(followed.wrong());
                        snapshots += followed.snapshots();
                    }
                    case ChainCheck.Result.Wrong(long number, String what) -> {
                        ofTheTable.add("%s, event %d: %s".formatted(log.id(), number, what));
                        links.isMissingALog();
                    }
                }
                ofTheTable.addAll(signed.wrong());
                checkpoints += signed.checkpoints();
            }
            wrong.addAll(Wrong.all(Optional.of(table.id()), ofTheTable));
        }
        wrong.addAll(Wrong.all(Optional.empty(), links.wrong()));
        return new Part(
                "%,d lines of %,d logs against their chains, the ledger, %,d moves of shared meters, %,d snapshots and %,d checkpoints"
                        .formatted(lines, logs, links.moves(), snapshots, checkpoints),
                wrong);
    }

    private Part secrets(Handle handle) {
        var wrong = new ArrayList<Wrong>();
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

    private void tryToOpen(ShoeName name, SealedShoes.Stored secret, List<Wrong> wrong) {
        try {
            byte[] _ =
                    vault.unlockSecret(name, Base64.getDecoder().decode(secret.sealed().base64()));
        } catch (CannotUnlock | IllegalArgumentException e) {
            String table = secret.log().substring(0, secret.log().lastIndexOf('/'));
            wrong.add(
                    new Wrong(
                            Optional.of(table),
                            "%s, %s: %s".formatted(secret.log(), secret.name(), e.getMessage())));
        }
    }
}
