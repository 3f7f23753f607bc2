package baccarat.server.tables;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The tables of a casino by their ids, wherever they are led.
public interface TableDirectory extends AutoCloseable {

    List<TableDoor> all();

    Optional<TableDoor> of(String id);

    /// A table that the store has begins.
    TableDoor open(Setting setting);

    /// Takes a table away for a change of the store, and puts it back as that left it: with another
    /// setting, or not at all.
    <T> T without(TableDoor table, Supplier<T> change);

    /// Those that this process leads.
    List<TableDoor> here();

    /// Which process leads a table, by the table's id; empty where there is one process.
    Map<String, String> leaders();

    @Override
    void close();
}
