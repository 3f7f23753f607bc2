package baccarat.server.tables;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a process needs to lead a table.
public interface Lead {

    /// The tables on the floor, from the store.
    List<Setting> onTheFloor();

    /// Their logs, by table id.
    Map<String, String> logs();

    /// One of them; empty if it was taken away.
    Optional<Setting> setting(String id);

    /// Starts leading a table.
    ///
    /// @param left is called when another process leads the table
    TableThread begin(Setting setting, Runnable left);
}
