package baccarat.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramTest {

    @TempDir Path folder;

    /// @param entries name, value, name, value
    private String jar(String name, String... entries) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        for (int i = 0; i < entries.length; i += 2) {
            manifest.getMainAttributes().putValue(entries[i], entries[i + 1]);
        }
        Path jar = folder.resolve(name);
        try (var out = Files.newOutputStream(jar)) {
            new JarOutputStream(out, manifest).close();
        }
        return jar.toString();
    }

    private static String path(String... entries) {
        return String.join(File.pathSeparator, entries);
    }

    private static String sha256(String file) throws IOException {
        return Sha256.of(Files.readAllBytes(Path.of(file)));
    }

    @Test
    void it_says_commit_and_the_hash_of_its_own_jars_alone() throws IOException {
        String rules = jar("rules.jar", "Baccarat-Commit", "abc", "Baccarat-Clean", "true");
        String cards = jar("cards.jar", "Baccarat-Commit", "abc", "Baccarat-Clean", "true");
        String others = jar("others.jar", "Build-Jdk", "25");

        Program program = Program.of(path(rules, others, cards, folder.toString(), "missing.jar"));

        assertEquals(Optional.of("abc"), program.commit());
        assertTrue(program.isClean());
        assertEquals(List.of("cards.jar", "rules.jar"), List.copyOf(program.jars().keySet()));
        assertEquals(sha256(cards), program.jars().get("cards.jar"));
        String lines =
                "%s  cards.jar%n%s  rules.jar%n"
                        .formatted(sha256(cards), sha256(rules))
                        .replace("\r", "");
        String hash = Sha256.of(lines.getBytes(StandardCharsets.UTF_8));
        assertEquals(Optional.of(hash), program.hash());
        assertEquals(
                Optional.of("baccarat 0.1.0, commit abc, clean, SHA-256 " + hash), program.stamp());
    }

    @Test
    void what_the_build_did_not_know_is_unknown() throws IOException {
        String jar = jar("cards.jar", "Baccarat-Commit", "unknown", "Baccarat-Clean", "false");

        Program program = Program.of(jar);

        assertEquals(Optional.empty(), program.commit());
        assertFalse(program.isClean());
        assertEquals("baccarat 0.1.0, commit unknown", program.inWords());
    }

    @Test
    void a_changed_source_is_said() throws IOException {
        String jar = jar("cards.jar", "Baccarat-Commit", "abc", "Baccarat-Clean", "false");

        assertEquals("baccarat 0.1.0, commit abc, with changes", Program.of(jar).inWords());
    }

    @Test
    void jars_of_two_commits_are_of_none() throws IOException {
        String rules = jar("rules.jar", "Baccarat-Commit", "abc", "Baccarat-Clean", "true");
        String cards = jar("cards.jar", "Baccarat-Commit", "def", "Baccarat-Clean", "true");

        Program program = Program.of(path(rules, cards));

        assertEquals(Optional.empty(), program.commit());
        assertFalse(program.isClean());
        assertEquals(2, program.jars().size());
    }

    @Test
    void from_classes_there_is_no_hash() {
        Program program = Program.of(folder.toString());

        assertEquals(Optional.empty(), program.hash());
        assertEquals(Optional.empty(), program.stamp());
    }
}
