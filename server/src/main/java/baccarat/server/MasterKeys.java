package baccarat.server;

import baccarat.server.store.Disk;
import baccarat.server.store.StoreFailed;
import baccarat.shoe.Bytes32;
import baccarat.shoe.FreshBytes;
import baccarat.shoe.MasterKey;
import baccarat.shoe.Vault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The keys that encrypt shoes: a file beside the database that only its owner can read, with one
/// key per line, the current one last: `id hexadecimal-digits`.
public final class MasterKeys {

    /// In the folder that backups include.
    private static final String FILE = "keys/master.key";

    private static final Pattern LINE = Pattern.compile("([^ ]+) ([0-9a-f]{64})");

    private MasterKeys() {}

    /// The vault of a data folder; a house without tables gets its first key.
    public static Vault open(Path data, boolean isNew) {
        Path file = data.resolve(FILE);
        return doing(
                file,
                () -> {
                    if (!Files.exists(file)) {
                        checkIsNew(file, isNew);
                        write(file, List.of(fresh(1)));
                    }
                    return vault(read(file));
                });
    }

    /// Refuses to create a new key if there are tables: it could not open their sealed shoes.
    private static void checkIsNew(Path file, boolean isNew) {
        if (!isNew) {
            throw new StoreFailed(
                    "the key file %s is missing, and the shoes of this casino cannot be opened without it; put it back from a backup"
                            .formatted(file));
        }
    }

    /// The same with an additional key, which becomes the current one.
    static Vault openWithAnother(Path data) {
        Path file = data.resolve(FILE);
        return doing(
                file,
                () -> {
                    var keys = new ArrayList<>(read(file));
                    keys.add(fresh(highest(keys) + 1));
                    write(file, keys);
                    return vault(keys);
                });
    }

    /// Deletes all keys except the current one.
    static void forgetFormer(Path data) {
        Path file = data.resolve(FILE);
        doing(
                file,
                () -> {
                    write(file, List.of(read(file).getLast()));
                    return file;
                });
    }

    /// The current key's id, and a hash that identifies the key without revealing anything about
    /// it.
    static String print(Path data) {
        Path file = data.resolve(FILE);
        return doing(
                file,
                () -> {
                    MasterKey key = read(file).getLast();
                    String text = "baccarat master key " + key.secret().hex();
                    return key.id() + " " + HexFormat.of().formatHex(sha256(text));
                });
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.US_ASCII));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private interface Doing<T> {

        T now() throws IOException;
    }

    private static <T> T doing(Path file, Doing<T> what) {
        try {
            return what.now();
        } catch (IOException e) {
            throw new StoreFailed("the key file %s cannot be used".formatted(file), e);
        }
    }

    private static Vault vault(List<MasterKey> keys) {
        return new Vault(keys.getLast(), keys.subList(0, keys.size() - 1));
    }

    private static MasterKey fresh(int number) {
        return new MasterKey("k" + number, Bytes32.drawn(new FreshBytes()));
    }

    /// Keys are named by number; keys with other names are ignored here.
    private static int highest(List<MasterKey> keys) {
        return keys.stream()
                .map(MasterKey::id)
                .filter(id -> id.matches("k\\d{1,8}"))
                .mapToInt(id -> Integer.parseInt(id.substring(1)))
                .max()
                .orElse(0);
    }

    private static void write(Path file, List<MasterKey> keys) throws IOException {
        Disk.replace(file, keys.stream().map(key -> key.id() + " " + key.secret().hex()).toList());
    }

    private static List<MasterKey> read(Path file) throws IOException {
        var keys = new ArrayList<MasterKey>();
        for (String line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
            Matcher key = LINE.matcher(line);
            if (!key.matches()) {
                throw noKeys(file);
            }
            keys.add(new MasterKey(key.group(1), new Bytes32(key.group(2))));
        }
        if (keys.isEmpty()) {
            throw noKeys(file);
        }
        return keys;
    }

    private static StoreFailed noKeys(Path file) {
        return new StoreFailed(
                "the key file %s is damaged: a line is an id and 64 hexadecimal digits; put the file back from a backup"
                        .formatted(file));
    }
}
