package baccarat.server.signing;

import baccarat.records.note.BadNote;
import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.Note;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.records.note.RecordsNote;
import baccarat.records.tree.TreeHash;
import baccarat.reports.Json;
import baccarat.server.store.SigningKeys;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The key that the house signs its logs with, and its former keys. Created when the casino first
/// opens and never again: a house that could silently create another could deny what it signed.
public final class HouseKeys {

    private final String house;
    private final PrivateNoteKey current;
    private final List<SigningKeys.Stored> known;

    private HouseKeys(KeyFile.Pair pair, List<SigningKeys.Stored> known) {
        this.house = KeyChange.nameOf(known.getFirst().publicKey());
        this.current = privateKey(house, pair);
        this.known = List.copyOf(known);
    }

    private static PrivateNoteKey privateKey(String name, KeyFile.Pair pair) {
        return PrivateNoteKey.of(
                new PublicNoteKey(name, PublicNoteKey.Kind.NOTE, pair.open()), pair.seed());
    }

    /// The keys of a casino; throws [StoreFailed] if it has signed with a key that is missing.
    public static HouseKeys open(Store store, Path data, Instant now) {
        var file = KeyFile.of(data);
        if (!file.isThere()) {
            if (store.read(SigningKeys::wereUsed)) {
                throw new StoreFailed(
                        ("%s is missing, and this casino has signed its logs with the key in it;"
                                        + " put the file back, from a backup for instance. No other key is"
                                        + " made in its place.")
                                .formatted(file));
            }
            file.write(List.of(KeyFile.Pair.fresh()));
        }
        List<KeyFile.Pair> pairs = file.read();
        if (pairs.isEmpty()) {
            throw new StoreFailed(
                    "%s is empty; put the key back, from a backup for instance".formatted(file));
        }
        if (store.read(SigningKeys::all).isEmpty()) {
            var first = new SigningKeys.Stored(1, pairs.getLast().open(), now, Optional.empty());
            store.write(handle -> SigningKeys.add(handle, first)).join();
        }
        List<SigningKeys.Stored> known = store.read(SigningKeys::all);
        try {
            return new HouseKeys(inForce(file, pairs, known), known);
        } catch (BadNote e) {
            throw new StoreFailed("%s cannot be used: %s".formatted(file, e.getMessage()));
        }
    }

    private static KeyFile.Pair inForce(
            KeyFile file, List<KeyFile.Pair> pairs, List<SigningKeys.Stored> known) {
        String open = known.getLast().publicKey();
        return pairs.stream()
                .filter(pair -> pair.open().equals(open))
                .findFirst()
                .orElseThrow(
                        () ->
                                new StoreFailed(
                                        ("%s has another key than the one this casino signs with,"
                                                        + " %s; put the right file back, from a backup for"
                                                        + " instance")
                                                .formatted(file, open)));
    }

    /// The house's name in everything it signs.
    public String house() {
        return house;
    }

    /// The current public key, as people pass it on.
    public PublicNoteKey open() {
        return current.open();
    }

    /// All public keys, oldest first.
    public List<SigningKeys.Stored> known() {
        return known;
    }

    /// The notes by which each key handed over to the next.
    public List<String> handovers() {
        return known.stream().flatMap(key -> key.handover().stream()).toList();
    }

    /// The name of a log in what is signed about it.
    public String origin(String log) {
        return house + "/" + log;
    }

    /// Signs exported records.
    ///
    /// @param manifest the SHA-256 of a bundle's manifest, in hexadecimal digits
    public Note signRecords(String manifest) {
        return new RecordsNote(house, manifest).signed(current);
    }

    /// Whether the keys of a data folder exist.
    public static boolean areThere(Path data) {
        return KeyFile.of(data).isThere();
    }

    /// The public keys, in the form used in bundles.
    public ObjectNode json() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("house", house);
        node.put("key", open().written());
        ArrayNode keys = node.putArray("keys");
        known.forEach(
                key ->
                        keys.addObject()
                                .put("number", key.number())
                                .put("since", key.since().toString())
                                .put("key", written(key.publicKey())));
        ArrayNode all = node.putArray("handovers");
        handovers().forEach(all::add);
        return node;
    }

    private String written(String hex) {
        return new PublicNoteKey(house, PublicNoteKey.Kind.NOTE, hex).written();
    }

    Note sign(String log, long size, TreeHash root) {
        return new Checkpoint(origin(log), size, root).signed(current);
    }

    /// Adds a key in three steps like those of the master key: it is written to the file, the
    /// handover is stored, and the former key is deleted.
    public static final class Rotation {

        private final KeyFile file;
        private final KeyFile.Pair next = KeyFile.Pair.fresh();
        private final SigningKeys.Stored key;

        private Rotation(Path data, HouseKeys keys, Instant at) {
            this.file = KeyFile.of(data);
            int number = keys.known.getLast().number() + 1;
            var change = new KeyChange(keys.house, number, keys.current.open().hex(), next.open());
            Note note = change.signed(keys.current, privateKey(keys.house, next));
            this.key = new SigningKeys.Stored(number, next.open(), at, Optional.of(note.written()));
            var pairs = new ArrayList<>(file.read());
            pairs.add(next);
            file.write(pairs);
        }

        public boolean handOver(Handle handle) {
            return SigningKeys.add(handle, key);
        }

        public void forgetFormer() {
            file.write(List.of(next));
        }
    }

    public static Rotation rotation(Store store, Path data, Instant at) {
        return new Rotation(data, open(store, data, at), at);
    }
}
