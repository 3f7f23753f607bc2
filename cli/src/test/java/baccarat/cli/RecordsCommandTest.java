package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Sha256;
import baccarat.server.Casino;
import baccarat.server.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The records of a casino on the command line, from the casino to the auditor's desk.
@Tag("slow")
class RecordsCommandTest {

    @TempDir private Path folder = Path.of("");

    private Path zip() {
        Path data = folder.resolve("casino");
        Instant begin = Instant.now();
        Casino.open(Settings.USUAL.with(data)).close();
        Path zip = folder.resolve("shift.zip");
        Run run =
                Run.of(
                        "records",
                        "--from",
                        begin.minusSeconds(1).toString(),
                        "--to",
                        Instant.now().plusSeconds(1).toString(),
                        "--out",
                        zip.toString(),
                        "--data",
                        data.toString());
        assertEquals(0, run.status(), run.err());
        assertEquals("", run.err());
        assertTrue(run.out().startsWith(zip + ": "), run.out());
        return zip;
    }

    private Path unpacked(Path zip) throws IOException {
        Path into = Files.createDirectory(folder.resolve("unpacked"));
        try (var from = new ZipFile(zip.toFile())) {
            for (ZipEntry entry : from.stream().toList()) {
                Path file = into.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                Files.copy(from.getInputStream(entry), file);
            }
        }
        return into;
    }

    @Test
    void a_bundle_is_verified_as_it_is_and_unpacked_and_what_was_changed_is_named()
            throws IOException {
        Path zip = zip();
        Run whole = Run.of("verify", zip.toString());
        assertEquals(0, whole.status(), whole.out() + whole.err());
        assertTrue(whole.out().contains("has signed the manifest"), whole.out());
        Run again = Run.of("replay", zip.toString());
        assertEquals(0, again.status(), again.err());

        Path into = unpacked(zip);
        assertEquals(0, Run.of("verify", into.toString()).status());
        Path submissions = into.resolve("program.json");
        Files.writeString(submissions, Files.readString(submissions).replace("version", "Version"));
        Path page = folder.resolve("found.html");
        Run changed =
                Run.of("verify", into.toString(), zip.toString(), "--report", page.toString());

        assertEquals(1, changed.status());
        assertTrue(changed.out().contains("wrong  program.json was changed\n"), changed.out());
        String report = Files.readString(page);
        assertTrue(report.contains("1 file is wrong"), report);
        assertTrue(report.contains("program.json was changed"), report);
        assertTrue(report.contains("Checked by"), report);
        for (Path known : List.of(zip, into.resolve("manifest.json"))) {
            String hash = Sha256.of(Files.readAllBytes(known));
            assertTrue(report.contains("SHA-256 of %s: %s".formatted(known.getFileName(), hash)));
        }
    }

    /// As an auditor would do it: one byte of one log in the zip is another.
    @Test
    void one_changed_byte_of_a_log_in_the_zip_is_named_with_its_line() throws IOException {
        Path zip = zip();
        Path changed = folder.resolve("changed.zip");
        Files.copy(zip, changed);
        try (FileSystem members = FileSystems.newFileSystem(changed)) {
            Path log = members.getPath("logs/ma-mini-1.log");
            byte[] bytes = Files.readAllBytes(log);
            int header = new String(bytes, StandardCharsets.UTF_8).indexOf('\n');
            bytes[header + 40] ^= 1;
            Files.write(log, bytes);
        }

        Run run = Run.of("verify", zip.toString(), changed.toString());

        assertEquals(1, run.status());
        assertTrue(run.out().contains("wrong  logs/ma-mini-1.log was changed\n"), run.out());
        assertTrue(run.out().contains("wrong  logs/ma-mini-1.log: line 2: "), run.out());
        assertEquals(0, Run.of("verify", zip.toString()).status());
    }

    @Test
    void a_backup_is_no_bundle_and_a_rounds_bundle_is_no_log() throws IOException {
        Path data = folder.resolve("casino");
        Casino.open(Settings.USUAL.with(data)).close();
        String backup = folder.resolve("backup.zip").toString();
        assertEquals(0, Run.of("backup", backup, "--data", data.toString()).status());

        assertEquals(1, Run.of("verify", backup).status());
        assertTrue(Run.of("verify", backup).err().contains("without the manifest"));
        Path round = folder.resolve("round.json");
        Files.writeString(round, "{\n  \"format\" : \"round-bundle/1\"\n}\n");
        Run run = Run.of("replay", round.toString());
        assertEquals(1, run.status());
        assertTrue(run.err().contains("is the bundle of a round"), run.err());
    }

    @Test
    void a_wrong_time_is_wrong_usage() {
        Run run =
                Run.of("records", "--from", "monday", "--to", "2026-01-01T00:00:00Z", "--out", "x");

        assertEquals(2, run.status());
        assertTrue(run.err().contains("--from must be a time in UTC"), run.err());
        assertEquals(2, Run.of("records").status());
    }

    @Test
    void the_report_of_a_day_is_shown_or_written_in_three_forms() throws IOException {
        Path data = folder.resolve("casino");
        Casino.open(Settings.USUAL.with(data)).close();

        Run shown = Run.of("report", "day", "--by", "shift", "--data", data.toString());
        assertEquals(0, shown.status(), shown.err());
        assertTrue(shown.out().contains(" (UTC), a house for play\nshift  "), shown.out());
        assertTrue(shown.out().contains("\nall  "), shown.out());
        for (String ending : new String[] {"html", "csv", "json"}) {
            Path file = folder.resolve("day." + ending);
            Run written =
                    Run.of("report", "day", "--out", file.toString(), "--data", data.toString());
            assertEquals(0, written.status(), written.err());
            assertTrue(Files.readString(file).contains("all"), ending);
        }
        assertEquals(2, Run.of("report", "day", "--out", "day.xls").status());
        assertTrue(Run.of("report").err().contains("give a Rules Submission with --rules"));
    }
}
