package baccarat.server.tables;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.records.EventJson;
import baccarat.records.LogHeader;
import baccarat.records.StateJson;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.server.SettingsFile;
import baccarat.server.store.Restore;
import baccarat.server.store.StoreFailed;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.Table;
import baccarat.table.TableState;
import baccarat.verifier.Verifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// Everything that reads what somebody sent or wrote, each as a function of bytes. It reads them or
/// refuses with the exception it has for that; whatever else comes out is a mistake in it.
///
/// `scripts/fuzz` has Jazzer call [#fuzzerTestOneInput]; `DecodersTest` goes through what is kept
/// under `src/test/fuzz`.
public final class Decoders {

    private Decoders() {}

    /// Played only for those that need it.
    private static final class Midi {

        private static final TableAtPlay PLAY = TableAtPlay.of("ma-midi");
    }

    /// A reader of bytes.
    enum Target {
        COMMAND(Decoders::command),
        EVENT(Decoders::event),
        STATE(Decoders::state),
        SUBMISSION(Decoders::submission),
        SETTINGS(Decoders::settings),
        SHOE(Decoders::shoe),
        MESSAGE(Decoders::message),
        BACKUP(Decoders::backup);

        private final Reads reads;

        Target(Reads reads) {
            this.reads = reads;
        }

        void read(byte[] bytes) {
            try {
                reads.read(bytes);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private interface Reads {

        void read(byte[] bytes) throws IOException;
    }

    /// Called by Jazzer, with the target in the property `fuzz.target`.
    public static void fuzzerTestOneInput(byte[] bytes) {
        Target.valueOf(System.getProperty("fuzz.target", "COMMAND")).read(bytes);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, UTF_8);
    }

    private static void same(String one, String other) {
        if (!one.equals(other)) {
            throw new AssertionError("not written again the same: " + one + " and " + other);
        }
    }

    private static void command(byte[] bytes) {
        try {
            String written = CommandJson.write(CommandJson.read(text(bytes)));
            same(written, CommandJson.write(CommandJson.read(written)));
        } catch (BadRecord _) {
            // refused
        }
    }

    private static void event(byte[] bytes) {
        try {
            LogHeader.of(text(bytes));
        } catch (BadRecord _) {
            // refused
        }
        try {
            String written = EventJson.write(EventJson.read(text(bytes)));
            same(written, EventJson.write(EventJson.read(written)));
        } catch (BadRecord _) {
            // refused
        }
    }

    private static void state(byte[] bytes) {
        try {
            String written =
                    StateJson.write(StateJson.read(text(bytes), Midi.PLAY.state().rules()));
            same(written, StateJson.write(StateJson.read(written, Midi.PLAY.state().rules())));
        } catch (BadRecord _) {
            // refused
        }
    }

    /// Every objection is a value; nothing is thrown.
    private static void submission(byte[] bytes) {
        if (RulesSubmission.review(text(bytes)) instanceof Review.Objected(_, var objections)
                && objections.isEmpty()) {
            throw new AssertionError("objected to for no reason");
        }
    }

    private static void settings(byte[] bytes) throws IOException {
        Path file = Files.createTempFile("settings", ".conf");
        try {
            Files.write(file, bytes);
            SettingsFile.read(file);
        } catch (SettingsFile.Wrong _) {
            // refused
        } finally {
            Files.delete(file);
        }
    }

    /// A verdict about anything; nothing is thrown.
    private static void shoe(byte[] bytes) {
        Verifier.verify(text(bytes).lines().iterator(), Optional.empty());
    }

    /// What comes over a WebSocket goes as far as the rules, which accept or refuse.
    private static void message(byte[] bytes) {
        Command command;
        try {
            command = Midi.PLAY.complete(JsonMapper.shared().readTree(bytes));
        } catch (JacksonException | BadRecord _) {
            return;
        }
        TableState state = Midi.PLAY.state();
        for (Role role : Role.values()) {
            Table.decide(state, new Asked(new Person(role, "vera"), state.clock(), command));
        }
    }

    /// What begins like a zip is one, anything else is the manifest of one.
    private static void backup(byte[] bytes) throws IOException {
        Path folder = Files.createTempDirectory("backup");
        try {
            Path zip = folder.resolve("backup.zip");
            if (text(bytes).startsWith("PK")) {
                Files.write(zip, bytes);
            } else {
                manifest(zip, bytes);
            }
            Restore.from(zip, "sqlite", folder.resolve("casino"));
        } catch (StoreFailed _) {
            // refused
        } finally {
            remove(folder);
        }
    }

    private static void manifest(Path zip, byte[] bytes) throws IOException {
        try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry("manifest.json"));
            out.write(bytes);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
