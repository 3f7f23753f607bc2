package baccarat.server.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.regulations.Regulations;
import baccarat.server.Casino;
import baccarat.server.MasterKeys;
import baccarat.server.Patience;
import baccarat.server.Settings;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// What an open casino does about what its audit finds.
class AuditorTest extends AuditCase {

    private static final Audit.Wrong LOG = new Audit.Wrong(Optional.of("ma-mini"), "a line");
    private static final Audit.Wrong BOOKS = new Audit.Wrong(Optional.empty(), "the books");

    private final List<String> stopped = new ArrayList<>();

    private final Auditor.Stopping stopping =
            new Auditor.Stopping() {
                @Override
                public void table(String table, String why) {
                    stopped.add(table);
                }

                @Override
                public void house(String why) {
                    stopped.add("the house");
                }
            };

    private void look(Store store, Supplier<List<Audit.Part>> audit) {
        new Auditor(audit, store, InstantSource.system(), stopping).look();
    }

    private static String noted(Store store) {
        return store.read(handle -> Significant.last(handle, 100)).toString();
    }

    @Test
    void it_stops_the_table_or_the_house_and_notes_why() {
        try (Store store = Stores.open("sqlite", data)) {
            look(store, () -> List.of(new Audit.Part("all", List.of(LOG, BOOKS))));

            assertEquals(List.of("ma-mini", "the house"), stopped);
            assertEquals(3, noted(store).split("kind=audit", -1).length);
        }
    }

    /// It looks twice.
    @Test
    void what_was_put_right_meanwhile_stops_nothing() {
        Queue<List<Audit.Wrong>> found = new ArrayDeque<>(List.of(List.of(LOG), List.of()));
        try (Store store = Stores.open("sqlite", data)) {
            look(store, () -> List.of(new Audit.Part("all", found.remove())));

            assertEquals(List.of(), stopped);
            assertEquals(1, noted(store).split("kind=audit", -1).length);
        }
    }

    @Test
    void an_open_casino_notes_what_it_finds() {
        change(
                "UPDATE event SET json = replace(json, '25.00', '26.00')"
                        + " WHERE type = 'WagerPlaced' AND log = "
                        + LAST_LOG);
        try (Store store = Stores.open("sqlite", data)) {
            look(
                    store,
                    new Audit(store, MasterKeys.open(data, false), Regulations.shipped())::whole);
            assertEquals(Set.of("ma-mini"), Set.copyOf(stopped));
        }
        try (Casino casino = Casino.open(Settings.USUAL.with(data))) {
            Patience.until(
                    () -> noted(casino.store()),
                    noted ->
                            noted.split("the chain does not match", -1).length > 2
                                    && noted.contains("audit"));
        }
    }
}
