package baccarat.cli;

import baccarat.records.note.BadNote;
import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.Note;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.records.tree.ProofCheck;
import baccarat.records.tree.TreeHash;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Follows a casino for somebody who does not take its word: every checkpoint has to be signed by
/// the house and has to begin with all lines of the one before. Only such a checkpoint is cosigned,
/// and what was seen first is kept for good.
final class Witness {

    private final Source casino;
    private final WitnessFolder folder;
    private final PrivateNoteKey key;
    private final PublicNoteKey house;

    /// @param house the public key of the house that this witness trusts
    Witness(Source casino, WitnessFolder folder, PrivateNoteKey key, PublicNoteKey house) {
        this.casino = casino;
        this.folder = folder;
        this.key = key;
        this.house = house;
    }

    /// Where a casino's answers come from.
    interface Source {

        /// The answer to a GET request.
        ///
        /// @param path below `/api/v1`
        JsonNode get(String path);
    }

    /// What came of looking at the casino once.
    ///
    /// @param isGood whether the house has said nothing that contradicts what it said before
    record Seen(boolean isGood, List<String> lines) {

        Seen {
            lines = List.copyOf(lines);
        }
    }

    Seen look(Instant now) {
        var lines = new ArrayList<String>();
        boolean isGood = true;
        try {
            Set<String> keys = keys();
            for (JsonNode one : casino.get("/checkpoints").path("checkpoints")) {
                Optional<String> wrong = follow(one, keys, now, lines);
                wrong.ifPresent(lines::add);
                isGood &= wrong.isEmpty();
            }
        } catch (BadNote e) {
            lines.add("WRONG: " + e.getMessage());
            isGood = false;
        }
        return new Seen(isGood, lines);
    }

    /// The key this witness trusts, and those it handed over to.
    private Set<String> keys() {
        var keys = new LinkedHashSet<>(Set.of(house.hex()));
        List<KeyChange> changes =
                casino.get("/house/keys").path("handovers").values().stream()
                        .map(note -> KeyChange.of(Note.of(note.asString())))
                        .filter(change -> change.house().equals(house.name()))
                        .toList();
        for (int times = 0; times < changes.size(); times++) {
            changes.stream()
                    .filter(change -> keys.contains(change.former()))
                    .forEach(change -> keys.add(change.next()));
        }
        return keys;
    }

    /// What is wrong, if anything is.
    private Optional<String> follow(
            JsonNode told, Set<String> keys, Instant now, List<String> lines) {
        String log = told.path("log").asString();
        if (!WitnessFolder.isName(log)) {
            return Optional.of(
                    "WRONG: the house names a log \"%s\"; a log is named TABLE/NUMBER"
                            .formatted(Fold.printable(log)));
        }
        try {
            Note note = Note.of(told.path("checkpoint").asString());
            Checkpoint checkpoint = Checkpoint.of(note.text());
            if (!checkpoint.origin().equals(house.name() + "/" + log)) {
                throw new BadNote("the checkpoint is about %s".formatted(checkpoint.origin()));
            }
            if (keys.stream().noneMatch(hex -> isSigned(note, checkpoint, hex))) {
                throw new BadNote("the checkpoint is not signed by the house");
            }
            Optional<Checkpoint> before = folder.last(log);
            if (before.isPresent() && before.get().equals(checkpoint)) {
                return Optional.empty();
            }
            before.ifPresent(older -> check(log, older, checkpoint));
            folder.keep(log, checkpoint, note.with(key.cosign(checkpoint, now)));
            lines.add("%s: %d lines, cosigned".formatted(log, checkpoint.size()));
            return Optional.empty();
        } catch (BadNote e) {
            folder.keepAsEvidence(log, told.path("checkpoint").asString(), now);
            return Optional.of("WRONG: %s: %s".formatted(log, e.getMessage()));
        }
    }

    private static boolean isSigned(Note note, Checkpoint checkpoint, String hex) {
        return note.by(new PublicNoteKey(checkpoint.origin(), PublicNoteKey.Kind.NOTE, hex))
                .isPresent();
    }

    private void check(String log, Checkpoint older, Checkpoint newer) {
        if (newer.size() <= older.size()) {
            throw new BadNote(
                    "the house signed a log of %d lines before, and now shows another of %d lines"
                            .formatted(older.size(), newer.size()));
        }
        int slash = log.lastIndexOf('/');
        List<TreeHash> proof =
                casino
                        .get(
                                "/tables/%s/consistency?run=%s&from=%d&to=%d"
                                        .formatted(
                                                log.substring(0, slash),
                                                log.substring(slash + 1),
                                                older.size(),
                                                newer.size()))
                        .path("proof")
                        .values()
                        .stream()
                        .map(hash -> hash(hash.asString()))
                        .toList();
        if (!ProofCheck.isConsistent(older.head(), newer.head(), proof)) {
            throw new BadNote(
                    "the log with %d lines does not begin with the %d lines that the house signed before"
                            .formatted(newer.size(), older.size()));
        }
    }

    private static TreeHash hash(String hex) {
        try {
            return new TreeHash(hex);
        } catch (IllegalArgumentException e) {
            throw new BadNote("a proof has hashes of 64 hexadecimal digits");
        }
    }

    /// The logs of which nothing new was seen for so long.
    List<String> silent(Instant now, Duration patience) {
        return folder.lastSeen().entrySet().stream()
                .filter(seen -> seen.getValue().plus(patience).isBefore(now))
                .map(
                        seen ->
                                "%s: no new checkpoint since %s"
                                        .formatted(seen.getKey(), seen.getValue()))
                .toList();
    }
}
