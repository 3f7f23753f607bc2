package baccarat.regulations;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The folders that ship with the program, which are its resources.
final class Shipped {

    private Shipped() {}

    /// The documents' folders, in the order in which they are listed.
    static List<String> names() {
        return text("shipped").lines().toList();
    }

    static RegulationFolder document(String name) {
        return folder(name, RegulationFolder.OPTIONS);
    }

    static RegulationFolder shared(String name) {
        return folder(name, RegulationFolder.SHARED);
    }

    private static RegulationFolder folder(String name, String options) {
        Map<String, String> files = new HashMap<>();
        for (String file : List.of(options, RegulationFolder.CLAUSES)) {
            files.put(file, text(name + "/" + file));
        }
        return new RegulationFolder(name, name, files);
    }

    static boolean has(String name) {
        return Shipped.class.getResource(name + "/" + RegulationFolder.SHARED) != null;
    }

    static String text(String file) {
        try (InputStream in = Shipped.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the program has no file " + file);
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
