package baccarat.server.tables;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How this process comes to lead a table.
public interface Lead {

    /// The tables on the floor, as the store has them.
    List<Setting> onTheFloor();

    /// Their logs, by the tables' ids.
    Map<String, String> logs();

    /// One of them; nothing if it was taken away.
    Optional<Setting> setting(String id);

    /// Leads a table from now on.
    ///
    /// @param left is told when another process leads the table
    TableThread begin(Setting setting, Runnable left);
}
