package baccarat.server.tables;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// The tables of a casino by id, wherever they are led.
public interface TableDirectory extends AutoCloseable {

    List<TableDoor> all();

    Optional<TableDoor> of(String id);

    /// Starts a table that the store has.
    TableDoor open(Setting setting);

    /// Takes a table away, changes the store, and puts the table back as the change left it: with
    /// another setting, or not at all.
    <T> T without(TableDoor table, Supplier<T> change);

    /// The tables led by this process.
    List<TableDoor> here();

    /// The process that leads each table, by table id; empty if there is only one process.
    Map<String, String> leaders();

    @Override
    void close();
}
