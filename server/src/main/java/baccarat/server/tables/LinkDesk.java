package baccarat.server.tables;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Whose turn it is at meters that several tables of this process share. A table has the turn from
/// its look at the meters until its move is durable, so that the moves come in one order and each
/// starts from what the store has. What the meters hold is in the store and not here.
final class LinkDesk {

    private final Deque<TableLink> turns = new ArrayDeque<>();
    private final Map<String, TableLink> tables = new HashMap<>();

    /// A table that was loaded again takes the place of the one before.
    synchronized void join(String table, TableLink link) {
        tables.put(table, link);
    }

    /// A table that has stopped has no turn any more, and its last move may be stored.
    void leave(String table, TableLink link) {
        synchronized (this) {
            tables.remove(table, link);
        }
        moved(link);
        release(link);
    }

    /// The table is given the turn once those before it have had theirs.
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

    /// The table has had its turn, or wants none any more.
    void release(TableLink link) {
        Optional<TableLink> next;
        synchronized (this) {
            boolean hadTurn = turns.peek() == link;
            turns.remove(link);
            next = hadTurn ? Optional.ofNullable(turns.peek()) : Optional.empty();
        }
        next.ifPresent(TableLink::give);
    }

    /// The other tables are told that the meters have moved.
    void moved(TableLink by) {
        List<TableLink> others;
        synchronized (this) {
            others = tables.values().stream().filter(it -> it != by).toList();
        }
        others.forEach(TableLink::news);
    }
}
