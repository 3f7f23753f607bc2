package baccarat.cli;

import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.Note;
import baccarat.records.note.PublicNoteKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// The key of a house that a witness trusts, and those before and after it.
///
/// @param changes how each key of the house handed over to the next
record WitnessKeys(PublicNoteKey trusted, List<KeyChange> changes) {

    WitnessKeys {
        changes = List.copyOf(changes);
    }

    /// Whether a checkpoint is signed with the key of the one before or a later key: a stolen
    /// former key is useless for new checkpoints.
    ///
    /// @param before the last checkpoint of the log that this witness has cosigned
    boolean haveSigned(Note note, Optional<Note> before) {
        Set<String> all = known();
        Set<String> allowed =
                before.map(older -> signer(older, all).map(this::later).orElse(Set.of()))
                        .orElse(all);
        return signer(note, allowed).isPresent();
    }

    /// Those before the trusted key, itself and those after it.
    private Set<String> known() {
        Set<String> all = later(trusted.hex());
        all.addAll(reached(trusted.hex(), KeyChange::next, KeyChange::former));
        return all;
    }

    private Set<String> later(String key) {
        return reached(key, KeyChange::former, KeyChange::next);
    }

    private Set<String> reached(
            String key, Function<KeyChange, String> from, Function<KeyChange, String> to) {
        var keys = new LinkedHashSet<>(Set.of(key));
        for (int times = 0; times < changes.size(); times++) {
            changes.stream()
                    .filter(change -> keys.contains(from.apply(change)))
                    .forEach(change -> keys.add(to.apply(change)));
        }
        return keys;
    }

    private static Optional<String> signer(Note note, Set<String> keys) {
        String origin = Checkpoint.of(note.text()).origin();
        return keys.stream()
                .filter(
                        key ->
                                note.by(new PublicNoteKey(origin, PublicNoteKey.Kind.NOTE, key))
                                        .isPresent())
                .findFirst();
    }
}
