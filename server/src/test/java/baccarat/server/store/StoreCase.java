package baccarat.server.store;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// A test with an open store, once for each database.
@ParameterizedClass
@EnumSource
@SuppressWarnings("NullAway.Init") // by JUnit, before each test
abstract class StoreCase {

    static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @Parameter StoreKind kind;
    @TempDir Path folder;

    String location;
    Store store;

    @BeforeEach
    void open() {
        location = kind.newLocation();
        store = Stores.open(location, data());
    }

    @AfterEach
    void close() {
        store.close();
    }

    Path data() {
        return folder.resolve("data");
    }

    <T> T write(Change<T> change) {
        return store.write(change).join();
    }

    boolean isSet(String key) {
        return store.read(handle -> Settings.of(handle, key)).isPresent();
    }

    /// A log of a table called `midi-3`, with nothing in it.
    Log begun(PlayedTable table) {
        Log log = Log.begun("midi-3", 1, table.header(), NOON);
        write(
                handle -> {
                    Logs.addTable(
                            handle,
                            new Logs.CasinoTable(
                                    log.table(),
                                    "Midi 3",
                                    "main",
                                    "automatic",
                                    NOON,
                                    Optional.empty()));
                    Logs.begin(handle, log);
                    return log;
                });
        return log;
    }
}
