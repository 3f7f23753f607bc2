package baccarat.server.tables;

import baccarat.records.LogWriter;
import baccarat.records.Recorded;
import baccarat.server.store.Holds;
import baccarat.server.store.TableOwners;
import baccarat.server.views.EventView;
import baccarat.table.Decision;
import baccarat.table.Happened;
import baccarat.table.LinkedMeters;
import baccarat.table.Roster;
import baccarat.table.TableState;
import java.time.InstantSource;
import java.util.List;
import java.util.function.UnaryOperator;

/// The record of a table: the lines of its log, their postings in the ledger, the data stored with
/// them, and the tree over them that the house signs.
final class TableRecord {

    private final Setting setting;
    private final TableOwners.Claim claim;
    private final InstantSource clock;
    private final Boundary boundary;
    private final LogWriter log;
    private final Keeping keeping;
    private final LineTree tree;

    /// What one command adds to the record.
    ///
    /// @param views what people are told once it is stored
    record Written(Entry entry, List<Recorded> lines, List<EventView> views, LineTree.Mark mark) {

        Answer.Accepted answer() {
            return new Answer.Accepted(lines.getFirst().number(), lines.getLast().number());
        }
    }

    /// @param account where a patron's money is while it is not at a table
    TableRecord(Loaded loaded, Surroundings around, UnaryOperator<String> account) {
        this.setting = loaded.setting();
        this.claim = loaded.claim();
        this.clock = around.clock();
        this.boundary =
                new Boundary(setting.id(), LinkedMeters.link(setting.approved().rules()), account);
        this.log = LogWriter.after(loaded.header(), loaded.head().number(), loaded.head().chain());
        this.keeping = new Keeping(loaded, around.vault());
        this.tree = new LineTree(loaded, around.signer(), clock.instant());
    }

    Keeping keeping() {
        return keeping;
    }

    /// The number of the last event, including events being stored.
    long lastEvent() {
        return log.number();
    }

    /// What the next events move between the table and the accounts.
    Holds.Spending spending(List<Happened> events, Roster roster) {
        return new Holds.Spending(
                claim,
                log.number() + 1,
                boundary.postings(setting.log(), log.number(), events, roster));
    }

    Written write(TableState before, Decision.Accepted decided, Holds.Spending spending) {
        List<Recorded> lines = decided.events().stream().map(log::recorded).toList();
        var entry = new Entry(setting.log(), lines, spending);
        List<EventView> views = keeping.follow(before, lines, entry);
        LineTree.Mark mark = tree.follow(before, decided.after(), lines, entry);
        return new Written(entry, lines, views, mark);
    }

    /// Adds a snapshot of the table, if it is time for one.
    void snapshot(TableState state, Entry entry) {
        keeping.snapshot(log, state, entry);
    }

    void stored(Written written) {
        tree.stored(written.mark(), clock.instant());
    }

    /// Lets the house sign lines that have waited for an hour.
    void lookAtTheTree() {
        tree.look(clock.instant());
    }

    /// Lets the house sign all durable lines except those of a round in progress.
    void signTheTree() {
        tree.sign(clock.instant());
    }
}
