package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The sums of a release are signed by a key that anybody can check.
@Tag("slow")
class SignedSumsTest {

    private static final Path SCRIPT = Path.of("..", "scripts", "signed.java");

    @TempDir Path folder;

    private static int ran(String... arguments) throws Exception {
        var command =
                Stream.concat(
                                Stream.of(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        SCRIPT.toString()),
                                Stream.of(arguments))
                        .toList();
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    private static void change(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
    }

    @Test
    void a_changed_sum_a_changed_signature_and_another_key_are_found() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        assertEquals(
                List.of(0, 0),
                List.of(ran("key", folder.toString()), ran("key", other.toString())));
        Path sums = Files.writeString(folder.resolve("SHA256SUMS"), "00ff  baccarat.zip\n");
        Path known = folder.resolve("release.pub");
        assertEquals(0, ran("sign", folder.resolve("release.key").toString(), sums.toString()));

        assertEquals(0, ran("check", known.toString(), sums.toString()));
        assertEquals(1, ran("check", other.resolve("release.pub").toString(), sums.toString()));
        change(sums);
        assertEquals(1, ran("check", known.toString(), sums.toString()));
        change(sums);
        change(folder.resolve("SHA256SUMS.sig"));
        assertEquals(1, ran("check", known.toString(), sums.toString()));
    }
}
