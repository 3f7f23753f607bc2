package baccarat.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Compares a database with a mark.
record MarkCheck(Events events, Handle handle, long transactions) {

    /// What the database is missing or has differently. It may have more than is marked.
    List<String> behind(List<MarkSlot> slots) {
        var wrong = new ArrayList<String>();
        for (MarkSlot slot : slots) {
            (slot.isOfALog() ? log(slot) : transactions(slot)).ifPresent(wrong::add);
        }
        return wrong;
    }

    private Optional<String> transactions(MarkSlot slot) {
        return transactions >= slot.number()
                ? Optional.empty()
                : Optional.of(
                        "the database has %,d transactions and had %,d"
                                .formatted(transactions, slot.number()));
    }

    private Optional<String> log(MarkSlot slot) {
        String log = slot.name();
        long marked = slot.number() + 1;
        if (Logs.find(handle, log).isEmpty()) {
            return Optional.of("the log %s of %,d lines is missing".formatted(log, marked));
        }
        long lines = Events.head(handle, log).number() + 1;
        if (lines < marked) {
            return Optional.of(
                    "the log %s has %,d lines and had %,d".formatted(log, lines, marked));
        }
        return chain(slot)
                .filter(chain -> !chain.equals(slot.chain()))
                .map(_ -> "line %,d of the log %s is not what it was".formatted(marked, log));
    }

    private Optional<String> chain(MarkSlot slot) {
        if (slot.number() == 0) {
            return Optional.of(Events.beginning(handle, slot.name()).chain().hex());
        }
        var chains = new ArrayList<String>();
        events.read(
                handle,
                slot.name(),
                slot.number(),
                slot.number(),
                event -> chains.add(event.chain().hex()));
        return chains.stream().findFirst();
    }
}
