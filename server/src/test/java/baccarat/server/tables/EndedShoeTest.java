package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.table.Event;
import baccarat.table.Phase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A shoe that comes to its end is a moment at which the house signs the log.
class EndedShoeTest {

    @TempDir Path data;

    /// Nobody but simulated patrons wagers here, so that no round is signed for its own sake.
    @Test
    void the_house_signs_the_line_that_ends_a_shoe() {
        try (Store store = Stores.open("sqlite", data)) {
            DrivenTable table = DrivenTable.open(store, "ma-mini-everything", 7, 3);
            table.join(new RestartTest.Silent());
            table.until(() -> table.state().shoe().rounds() > 0);
            table.until(() -> table.state().phase() instanceof Phase.OfPreparation);
            var ended = new ArrayList<Long>();
            store.<Boolean>read(
                    handle -> {
                        store.events()
                                .read(
                                        handle,
                                        table.setting().log(),
                                        1,
                                        line -> {
                                            if (line.happened().event()
                                                    instanceof Event.ShoeEnded) {
                                                ended.add(line.number());
                                            }
                                        });
                        return true;
                    });
            List<Long> signed = table.signed().stream().map(head -> head.size() - 1).toList();

            assertEquals(1, ended.size());
            assertTrue(signed.containsAll(ended), ended + " " + signed);
        }
    }
}
