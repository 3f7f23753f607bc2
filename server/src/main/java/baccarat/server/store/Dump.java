package baccarat.server.store;

import baccarat.reports.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A table of the store as lines of JSON, one per row, readable by either database. Bytes are a
/// list with one base64 text.
final class Dump {

    /// Runtime state of running processes; never part of a backup.
    static final Set<String> OF_PROCESSES = Set.of("table_owner", "hold", "process", "lease");

    /// All other tables, each after the tables it references.
    static final List<String> TABLES =
            List.of(
                    "casino_table",
                    "log",
                    "alias",
                    "event",
                    "archive",
                    "subtree",
                    "checkpoint",
                    "command",
                    "snapshot",
                    "sealed_shoe",
                    "secret",
                    "meter_link",
                    "meter_move",
                    "round",
                    "round_patron",
                    "round_wager",
                    "patron_result",
                    "person",
                    "session",
                    "device",
                    "passkey",
                    "own_limit",
                    "away",
                    "visit",
                    "guest",
                    "posting",
                    "balance",
                    "significant",
                    "crew",
                    "slip",
                    "signature",
                    "closing_count",
                    "shoe_key",
                    "last_slip",
                    "slip_number",
                    "slip_chips",
                    "cash_call",
                    "significant_note",
                    "handover",
                    "notice",
                    "submission",
                    "signing_key",
                    "setting");

    /// Tables whose rows the database numbers.
    static final List<String> NUMBERED = List.of("posting", "significant");

    private static final int ROWS_AT_A_TIME = 1_000;

    private Dump() {}

    /// In the order of the first two columns, in which most keys are.
    static void write(Connection connection, String table, PrintStream out) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.setFetchSize(ROWS_AT_A_TIME);
            try (ResultSet rows =
                    statement.executeQuery("SELECT * FROM " + table + " ORDER BY 1, 2")) {
                while (rows.next()) {
                    out.print(Json.MAPPER.writeValueAsString(json(rows)) + "\n");
                }
            }
        }
    }

    private static ObjectNode json(ResultSet row) throws SQLException {
        ObjectNode json = Json.MAPPER.createObjectNode();
        var columns = row.getMetaData();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            String name = columns.getColumnName(i);
            switch (row.getObject(i)) {
                case null -> json.putNull(name);
                case Number number -> json.put(name, number.longValue());
                case byte[] bytes ->
                        json.putArray(name).add(Base64.getEncoder().encodeToString(bytes));
                case Object text -> json.put(name, text.toString());
            }
        }
        return json;
    }

    /// Inserts rows into an empty table.
    static void read(Connection connection, String table, BufferedReader lines)
            throws SQLException, IOException {
        String line = lines.readLine();
        if (line == null) {
            return;
        }
        List<String> columns = new ArrayList<>(Json.MAPPER.readTree(line).propertyNames());
        try (PreparedStatement insert = connection.prepareStatement(insert(table, columns))) {
            for (int row = 1; line != null; row++, line = lines.readLine()) {
                bind(insert, columns, Json.MAPPER.readTree(line));
                insert.addBatch();
                if (row % ROWS_AT_A_TIME == 0) {
                    insert.executeBatch();
                }
            }
            insert.executeBatch();
        }
    }

    private static String insert(String table, List<String> columns) {
        return "INSERT INTO %s (%s) VALUES (%s)"
                .formatted(
                        table,
                        String.join(", ", columns),
                        columns.stream().map(_ -> "?").collect(Collectors.joining(", ")));
    }

    private static void bind(PreparedStatement insert, List<String> columns, JsonNode row)
            throws SQLException {
        for (int i = 0; i < columns.size(); i++) {
            JsonNode value = row.get(columns.get(i));
            if (value.isNull()) {
                insert.setObject(i + 1, null);
            } else if (value.isIntegralNumber()) {
                insert.setLong(i + 1, value.longValue());
            } else if (value.isArray()) {
                insert.setBytes(i + 1, Base64.getDecoder().decode(value.get(0).stringValue()));
            } else {
                insert.setString(i + 1, value.stringValue());
            }
        }
    }
}
