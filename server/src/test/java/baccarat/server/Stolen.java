package baccarat.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// What a thief has who copies the database and everything beside it, but not the keys.
public final class Stolen {

    private Stolen() {}

    public static byte[] bytes(Path data) throws IOException {
        var stolen = new ByteArrayOutputStream();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (!file.startsWith(data.resolve("keys"))) {
                    stolen.write(Files.readAllBytes(file));
                }
            }
        }
        return stolen.toByteArray();
    }
}
