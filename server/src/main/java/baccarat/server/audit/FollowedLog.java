package baccarat.server.audit;

import baccarat.records.BadRecord;
import baccarat.records.StateJson;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.server.names.Asker;
import baccarat.server.store.AliasRows;
import baccarat.server.store.Ledger;
import baccarat.server.store.Log;
import baccarat.server.store.Snapshots;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import baccarat.server.store.StoredEvent;
import baccarat.server.tables.Boundary;
import baccarat.table.CorruptLog;
import baccarat.table.Happened;
import baccarat.table.LinkedMeters;
import baccarat.table.Meters;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Replays a log from its first event, and compares it with the ledger and with the snapshots taken
/// along the way.
final class FollowedLog {

    /// Stands for the account of a patron who is unknown by now, or whom the log names.
    private static final String SOMEBODY = "somebody";

    private final Store store;
    private final Handle handle;
    private final Log log;
    private final Regulations regulations;
    private final LinkedLogs links;
    private final Map<Long, List<Ledger.Posting>> postings;
    private final Map<Long, Snapshots.Snapshot> snapshots;
    private final Map<String, String> accounts = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();

    /// @param links what the logs of all tables say about shared meters
    FollowedLog(Store store, Handle handle, Log log, Regulations regulations, LinkedLogs links) {
        this.links = links;
        this.regulations = regulations;
        this.store = store;
        this.handle = handle;
        this.log = log;
        this.postings = new HashMap<>(Ledger.ofLog(handle, log.id()));
        this.snapshots = Snapshots.all(handle, log.id());
    }

    List<String> wrong() {
        return wrong;
    }

    int snapshots() {
        return snapshots.size();
    }

    private String account(String id) {
        return accounts.computeIfAbsent(
                id,
                patron ->
                        Asker.isCash(patron) || Asker.isSimulated(patron)
                                ? Asker.accountOf(patron)
                                : AliasRows.find(handle, patron)
                                        .map(alias -> Asker.accountOf(alias.patron().name()))
                                        .orElse(SOMEBODY));
    }

    /// @param isLast whether this is the table's current log, so that its end is the table's state
    void follow(boolean isLast) {
        if (!(RulesSubmission.reviewAsOf(
                        log.header().edition(), log.header().submission(), regulations)
                instanceof Review.Approved approved)) {
            wrong.add(log.id() + ": its submission is objected to");
            links.isMissingALog();
            return;
        }
        TableRules rules = approved.rules();
        var boundary = new Boundary(log.table(), LinkedMeters.link(rules), this::account);
        var table = new Following(TableState.closed(rules), boundary);
        try {
            store.events().read(handle, log.id(), 1, event -> table.saw(event, rules));
        } catch (CorruptLog | BadRecord e) {
            wrong.add("%s, event %d: %s".formatted(log.id(), table.number + 1, e.getMessage()));
            links.isMissingALog();
            return;
        }
        postings.keySet()
                .forEach(
                        event ->
                                wrong.add(
                                        "%s, event %d: the ledger has postings, and the event moves nothing"
                                                .formatted(log.id(), event)));
        links.end(table.state);
        if (isLast) {
            compareWithTheLedger(table.state);
        }
    }

    private void compareWithTheLedger(TableState state) {
        Money held = Ledger.balance(handle, Boundary.account(log.table()));
        Money has = Boundary.inside(state);
        if (!held.equals(has)) {
            wrong.add(
                    "%s: the table has %s, and the ledger says %s".formatted(log.id(), has, held));
        }
    }

    private final class Following {

        private final Boundary boundary;
        private TableState state;
        private long number;

        Following(TableState state, Boundary boundary) {
            this.boundary = boundary;
            this.state = state;
        }

        void saw(StoredEvent event, TableRules rules) {
            if (Thread.currentThread().isInterrupted()) {
                throw new StoreFailed("the client has disconnected");
            }
            Happened happened = event.happened();
            compare(event.number(), happened);
            Meters before = state.meters();
            state = Table.apply(state, happened);
            wrong.addAll(
                    links.saw(log.id(), event.number(), happened.event(), before, state.meters()));
            number = event.number();
            Optional.ofNullable(snapshots.get(number))
                    .ifPresent(snapshot -> compare(snapshot, event, rules));
        }

        private void compare(long event, Happened happened) {
            var place = new Ledger.Place(log.id(), event);
            List<Ledger.Posting> expected = boundary.postings(place, happened, state.roster());
            List<Ledger.Posting> found =
                    Optional.ofNullable(postings.remove(event)).orElse(List.of());
            boolean same = expected.size() == found.size();
            for (int i = 0; same && i < found.size(); i++) {
                same = matches(expected.get(i), found.get(i));
            }
            if (!same) {
                wrong.add(
                        "%s, event %d: the ledger has %s where the event moves %s"
                                .formatted(log.id(), event, words(found), words(expected)));
            }
        }

        /// A snapshot in an older form is never read.
        private void compare(Snapshots.Snapshot snapshot, StoredEvent event, TableRules rules) {
            boolean same =
                    snapshot.head().chain().equals(event.chain())
                            && (!StateJson.isOfThisForm(snapshot.state())
                                    || isSame(snapshot.state(), rules));
            if (!same) {
                wrong.add(
                        "%s: the snapshot after event %d is not the table that the log leads to"
                                .formatted(log.id(), number));
            }
        }

        private boolean isSame(String json, TableRules rules) {
            try {
                return StateJson.read(json, rules).equals(state);
            } catch (BadRecord e) {
                return false;
            }
        }
    }

    private static boolean matches(Ledger.Posting expected, Ledger.Posting found) {
        return expected.amount().equals(found.amount())
                && matches(expected.from(), found.from())
                && matches(expected.to(), found.to());
    }

    private static boolean matches(String expected, String found) {
        return expected.equals(SOMEBODY) ? found.startsWith(Ledger.PATRON) : expected.equals(found);
    }

    private static String words(List<Ledger.Posting> postings) {
        return postings.isEmpty()
                ? "nothing"
                : postings.stream()
                        .map(it -> "%s from %s to %s".formatted(it.amount(), it.from(), it.to()))
                        .toList()
                        .toString();
    }
}
