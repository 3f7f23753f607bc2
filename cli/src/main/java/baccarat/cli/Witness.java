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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Follows a casino for a witness who does not trust it: the house has to sign every checkpoint,
/// and its log has to begin with all lines of the previous checkpoint. Only such a checkpoint is
/// cosigned, and what was seen first is kept for good.
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
            WitnessKeys keys = keys();
            var told = new HashSet<String>();
            for (JsonNode one : casino.get("/checkpoints").path("checkpoints")) {
                told.add(one.path("log").asString());
                Optional<String> wrong = follow(one, keys, now, lines);
                wrong.ifPresent(lines::add);
                isGood &= wrong.isEmpty();
            }
            for (Checkpoint kept : folder.lastOfEach()) {
                Optional<String> wrong = followOther(kept, told, keys, now, lines);
                wrong.ifPresent(lines::add);
                isGood &= wrong.isEmpty();
            }
        } catch (BadNote e) {
            lines.add("WRONG: " + e.getMessage());
            isGood = false;
        }
        return new Seen(isGood, lines);
    }

    private WitnessKeys keys() {
        return new WitnessKeys(
                house,
                casino.get("/house/keys").path("handovers").values().stream()
                        .map(note -> KeyChange.of(Note.of(note.asString())))
                        .filter(change -> change.house().equals(house.name()))
                        .toList());
    }

    /// What is wrong, if anything is.
    private Optional<String> follow(
            JsonNode told, WitnessKeys keys, Instant now, List<String> lines) {
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
            if (!keys.haveSigned(note, folder.lastNote(log))) {
                throw new BadNote(
                        "the checkpoint is not signed by the house with the key of the one before or a later key");
            }
            Optional<Checkpoint> before = folder.last(log);
            if (before.isPresent() && before.get().equals(checkpoint)) {
                return Optional.empty();
            }
            before.ifPresent(older -> check(log, older, checkpoint));
            folder.keep(log, checkpoint, note.with(key.cosign(checkpoint, now)));
            lines.add("%s: %s, cosigned".formatted(log, lines(checkpoint.size())));
            return Optional.empty();
        } catch (BadNote e) {
            folder.keepAsEvidence(log, told.path("checkpoint").asString(), now);
            return Optional.of("WRONG: %s: %s".formatted(log, e.getMessage()));
        }
    }

    /// A log that was seen before and is not among those in force: it has stayed as it was, or has
    /// come to its end since. The house has signed it, so it cannot have nothing to show for it.
    private Optional<String> followOther(
            Checkpoint kept, Set<String> told, WitnessKeys keys, Instant now, List<String> lines) {
        String prefix = house.name() + "/";
        String log = kept.origin().substring(Math.min(prefix.length(), kept.origin().length()));
        if (!kept.origin().startsWith(prefix) || told.contains(log)) {
            return Optional.empty();
        }
        try {
            JsonNode one = casino.get(ofRun(log, "checkpoint", ""));
            if (!one.path("log").asString().equals(log)) {
                throw new BadNote("the answer is about another log");
            }
            return follow(one, keys, now, lines);
        } catch (BadNote e) {
            return Optional.of(
                    "WRONG: %s: the house signed %s of it before, and shows no checkpoint of it now"
                            .formatted(log, lines(kept.size())));
        }
    }

    /// A path of a log, which is called by its table and its number.
    private static String ofRun(String log, String what, String more) {
        int slash = log.lastIndexOf('/');
        return "/tables/%s/%s?run=%s%s"
                .formatted(log.substring(0, slash), what, log.substring(slash + 1), more);
    }

    private static String lines(long size) {
        return size == 1 ? "1 line" : size + " lines";
    }

    private void check(String log, Checkpoint older, Checkpoint newer) {
        if (newer.size() <= older.size()) {
            throw new BadNote(
                    "the house signed a log of %d lines before, and now shows another of %d lines"
                            .formatted(older.size(), newer.size()));
        }
        String between = "&from=%d&to=%d".formatted(older.size(), newer.size());
        List<TreeHash> proof =
                casino.get(ofRun(log, "consistency", between)).path("proof").values().stream()
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
