package baccarat.server.audit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import baccarat.server.MasterKeys;
import baccarat.server.OpenCasino;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A closed casino in which Anna has bought chips for 500.00 and played a round, for somebody who
/// changes what it has stored.
abstract class AuditCase {

    static final String LAST_LOG = "(SELECT id FROM log WHERE table_id = 'ma-mini')";

    private static Path played = Path.of("");

    @TempDir Path data;

    /// Once for all tests of a class: each changes a copy of its own.
    @BeforeAll
    static void play(@TempDir Path folder) {
        played = folder;
        try (OpenCasino open = OpenCasino.at(folder)) {
            Visitor anna = open.visitor().walkIn("Anna");
            Watching table = anna.watch("ma-mini");
            Staff.again(table, "{'command':'BuyIn','patron':'Anna','amount':'500.00'}");
            Staff.again(table, "{'command':'TakePlace','patron':'Anna','place':'1'}");
            Staff.again(
                    table, "{'command':'PlaceWager','spot':'1','wager':'player','stake':'25.00'}");
            table.untilEvent("CardsCleared");
        }
    }

    @BeforeEach
    void copy() throws IOException {
        try (Stream<Path> files = Files.walk(played)) {
            for (Path file : files.filter(it -> !it.equals(played)).toList()) {
                Files.copy(
                        file,
                        data.resolve(played.relativize(file)),
                        StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    List<Audit.Part> audited() {
        try (Store store = Stores.toRead("sqlite", data)) {
            return new Audit(store, MasterKeys.open(data, false), Regulations.shipped()).whole();
        }
    }

    String wrong() {
        return audited().stream()
                .flatMap(part -> part.wrong().stream())
                .map(Audit.Wrong::words)
                .toList()
                .toString();
    }

    void change(String sql) {
        try (Store store = Stores.open("sqlite", data)) {
            assertTrue(store.write(handle -> handle.execute(sql)).join() > 0, sql);
        }
    }
}
