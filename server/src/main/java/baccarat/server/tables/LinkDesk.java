package baccarat.server.tables;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Gives turns at meters that several tables of this process share. A table keeps the turn from
/// reading the meters until its move is durable, so moves come in one order and each starts from
/// the stored state. The meters themselves are in the store and not here.
final class LinkDesk {

    private final Deque<TableLink> turns = new ArrayDeque<>();
    private final Map<String, TableLink> tables = new HashMap<>();

    /// A reloaded table replaces its predecessor.
    synchronized void join(String table, TableLink link) {
        tables.put(table, link);
    }

    /// A stopped table gives up its turn; its last move may still be stored.
    void leave(String table, TableLink link) {
        synchronized (this) {
            tables.remove(table, link);
        }
        moved(link);
        release(link);
    }

    /// Gives the table the turn after those that asked before it.
    void ask(TableLink link) {
        boolean isFirst;
        synchronized (this) {
            turns.add(link);
            isFirst = turns.size() == 1;
        }
        if (isFirst) {
            link.give();
        }
    }

    /// The table has finished its turn, or no longer wants one.
    void release(TableLink link) {
        Optional<TableLink> next;
        synchronized (this) {
            boolean hadTurn = turns.peek() == link;
            turns.remove(link);
            next = hadTurn ? Optional.ofNullable(turns.peek()) : Optional.empty();
        }
        next.ifPresent(TableLink::give);
    }

    /// Tells the other tables that the meters have moved.
    void moved(TableLink by) {
        List<TableLink> others;
        synchronized (this) {
            others = tables.values().stream().filter(it -> it != by).toList();
        }
        others.forEach(TableLink::news);
    }
}
