package baccarat.server.audit;

import baccarat.records.note.BadNote;
import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.Note;
import baccarat.records.note.PublicNoteKey;
import baccarat.records.tree.Frontier;
import baccarat.records.tree.TreeHash;
import baccarat.server.store.Checkpoints;
import baccarat.server.store.Events;
import baccarat.server.store.SigningKeys;
import baccarat.server.store.Store;
import baccarat.table.CorruptLog;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Checks a log against what the house has signed about it.
final class SignedLog {

    private final String log;
    private final List<PublicNoteKey> keys;
    private final Deque<Checkpoints.Stored> left;
    private final int checkpoints;
    private final Frontier tree = new Frontier();
    private final List<String> wrong = new ArrayList<>();

    SignedLog(Store store, Handle handle, String log) {
        this.log = log;
        this.keys = keys(SigningKeys.all(handle));
        this.left = new ArrayDeque<>(Checkpoints.all(handle, log));
        this.checkpoints = left.size();
        follow(store.events(), handle);
    }

    private static List<PublicNoteKey> keys(List<SigningKeys.Stored> stored) {
        return stored.stream()
                .map(
                        key ->
                                new PublicNoteKey(
                                        KeyChange.nameOf(stored.getFirst().publicKey()),
                                        PublicNoteKey.Kind.NOTE,
                                        key.publicKey()))
                .toList();
    }

    int checkpoints() {
        return checkpoints;
    }

    List<String> wrong() {
        return wrong;
    }

    private void follow(Events events, Handle handle) {
        if (left.isEmpty()) {
            return;
        }
        try {
            add(Events.header(handle, log).line());
            events.read(handle, log, 1, event -> add(event.written().line()));
        } catch (CorruptLog e) {
            // The check of the chain says where.
            return;
        }
        left.forEach(
                checkpoint ->
                        wrong.add(
                                "%s ends before line %d, which the house has signed"
                                        .formatted(log, checkpoint.size())));
    }

    private void add(String line) {
        tree.add(TreeHash.leaf(line));
        while (!left.isEmpty() && left.getFirst().size() == tree.size()) {
            compare(left.removeFirst());
        }
    }

    private boolean isSigned(Note note, PublicNoteKey house) {
        return note.by(house.as(house.name() + "/" + log)).isPresent();
    }

    private void compare(Checkpoints.Stored stored) {
        try {
            Note note = Note.of(stored.note());
            Checkpoint signed = Checkpoint.of(note.text());
            if (keys.stream().noneMatch(key -> isSigned(note, key))) {
                wrong.add(
                        "%s: the checkpoint of %d lines is not signed by the house"
                                .formatted(log, stored.size()));
            }
            if (signed.size() != stored.size() || !signed.root().equals(tree.root())) {
                wrong.add(
                        "%s: the first %d lines are not those that the house has signed"
                                .formatted(log, stored.size()));
            }
        } catch (BadNote e) {
            wrong.add(
                    "%s: the checkpoint of %d lines cannot be read: %s"
                            .formatted(log, stored.size(), e.getMessage()));
        }
    }
}
