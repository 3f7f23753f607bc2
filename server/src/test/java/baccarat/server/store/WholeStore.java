package baccarat.server.store;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// All that a store holds, to be compared with another.
final class WholeStore {

    private WholeStore() {}

    /// Every table, as sorted lines: the two databases sort text each in their own way.
    static Map<String, List<String>> everything(Store store) {
        return store.read(
                handle -> {
                    var tables = new TreeMap<String, List<String>>();
                    for (String table : Dump.TABLES) {
                        var bytes = new ByteArrayOutputStream();
                        try {
                            Dump.write(
                                    handle.getConnection(),
                                    table,
                                    new PrintStream(bytes, true, StandardCharsets.UTF_8));
                        } catch (SQLException e) {
                            throw new IllegalStateException(e);
                        }
                        String text = bytes.toString(StandardCharsets.UTF_8);
                        tables.put(table, text.lines().sorted().toList());
                    }
                    return tables;
                });
    }
}
