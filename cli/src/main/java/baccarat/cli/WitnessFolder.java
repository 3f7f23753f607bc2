package baccarat.cli;

import baccarat.records.note.Checkpoint;
import baccarat.records.note.Note;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.server.signing.KeyFile;
import baccarat.server.store.Disk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What a witness keeps: its key, every checkpoint it has cosigned, `ma-mini-1/2011.checkpoint`,
/// and those that contradict one of them.
final class WitnessFolder {

    private static final String ENDING = ".checkpoint";

    private final Path folder;

    WitnessFolder(Path folder) {
        this.folder = folder;
    }

    /// The key of the witness, made the first time.
    PrivateNoteKey key(String name) {
        var file = new KeyFile(folder.resolve("witness.key"));
        if (!file.isThere()) {
            if (!logs().isEmpty()) {
                throw Stop.wrongUsage(
                        "%s has checkpoints in it and its key %s is missing; put the key back, no other is made"
                                .formatted(folder, file));
            }
            file.write(List.of(KeyFile.Pair.fresh()));
        }
        KeyFile.Pair pair = file.read().getFirst();
        return PrivateNoteKey.of(
                new PublicNoteKey(name, PublicNoteKey.Kind.COSIGNATURE, pair.open()), pair.seed());
    }

    /// The largest checkpoint of a log that was cosigned.
    Optional<Checkpoint> last(String log) {
        return files(of(log))
                .max(Comparator.comparingLong(WitnessFolder::size))
                .map(WitnessFolder::read);
    }

    /// The same as the house and the witness signed it.
    Optional<Note> lastNote(String log) {
        return files(of(log))
                .max(Comparator.comparingLong(WitnessFolder::size))
                .map(file -> Note.of(KeptFiles.text("a checkpoint", file)));
    }

    /// The same of every log.
    List<Checkpoint> lastOfEach() {
        return logs().stream()
                .flatMap(
                        log ->
                                files(log)
                                        .max(Comparator.comparingLong(WitnessFolder::size))
                                        .stream())
                .map(WitnessFolder::read)
                .toList();
    }

    void keep(String log, Checkpoint checkpoint, Note note) {
        write(of(log).resolve(checkpoint.size() + ENDING), note.written());
    }

    /// A checkpoint that contradicts an earlier one: with both of them anybody can show it.
    void keepAsEvidence(String log, String note, Instant now) {
        write(of(log).resolve("wrong-%d.note".formatted(now.getEpochSecond())), note);
    }

    /// When each log had its last checkpoint.
    Map<String, Instant> lastSeen() {
        var seen = new TreeMap<String, Instant>();
        for (Path log : logs()) {
            files(log)
                    .max(Comparator.comparingLong(WitnessFolder::size))
                    .ifPresent(file -> seen.put(log.getFileName().toString(), time(file)));
        }
        return seen;
    }

    /// Whether a log can be called so: its table and its number.
    static boolean isName(String log) {
        return log.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,63}/[1-9][0-9]{0,8}");
    }

    private Path of(String log) {
        return folder.resolve(log.replace('/', '-'));
    }

    private List<Path> logs() {
        return list(folder).filter(Files::isDirectory).toList();
    }

    private static Stream<Path> files(Path log) {
        return list(log)
                .filter(file -> file.getFileName().toString().matches("\\d{1,18}" + ENDING));
    }

    private static Stream<Path> list(Path path) {
        try (Stream<Path> all = Files.exists(path) ? Files.list(path) : Stream.empty()) {
            return all.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
    }

    private static long size(Path file) {
        String name = file.getFileName().toString();
        return Long.parseLong(name.substring(0, name.length() - ENDING.length()));
    }

    private static Checkpoint read(Path file) {
        return Checkpoint.of(Note.of(KeptFiles.text("a checkpoint", file)).text());
    }

    private static Instant time(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Disk.replace(file, List.of(text.strip()));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be written", e);
        }
    }
}
