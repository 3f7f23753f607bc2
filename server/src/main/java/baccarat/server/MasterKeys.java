package baccarat.server;

import baccarat.shoe.Bytes32;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.MasterKey;
import baccarat.shoe.Vault;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/// The keys that shoes are locked with: a file beside the database that only its owner can read. A
/// key a line, the current one last: `id hexadecimal-digits`.
final class MasterKeys {

    /// In the folder that backups take with them.
    private static final String FILE = "keys/master.key";

    private MasterKeys() {}

    /// The vault of a data folder, with a new key if there is none yet.
    static Vault open(Path data) {
        Path file = data.resolve(FILE);
        try {
            if (!Files.exists(file)) {
                add(file, "k1");
            }
            List<MasterKey> keys = read(file);
            return new Vault(keys.getLast(), keys.subList(0, keys.size() - 1));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read or written", e);
        }
    }

    private static void add(Path file, String id) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        if (!Files.exists(file)) {
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        }
        Files.writeString(
                file,
                id + " " + Bytes32.drawn(new FreshBytes()).hex() + "\n",
                StandardOpenOption.APPEND,
                StandardOpenOption.SYNC);
    }

    private static List<MasterKey> read(Path file) throws IOException {
        var keys = new ArrayList<MasterKey>();
        for (String line : Files.readAllLines(file)) {
            int blank = line.indexOf(' ');
            if (blank < 1) {
                throw new IOException("a line of the key file is no key");
            }
            keys.add(
                    new MasterKey(
                            line.substring(0, blank), new Bytes32(line.substring(blank + 1))));
        }
        return keys;
    }
}
