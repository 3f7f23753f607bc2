package baccarat.server.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Regulations;
import baccarat.server.Casino;
import baccarat.server.MasterKeys;
import baccarat.server.Patience;
import baccarat.server.Settings;
import baccarat.server.store.Significant;
import baccarat.server.store.Store;
import baccarat.server.store.StoreFailed;
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

    private Auditor auditor(Store store, List<Supplier<Audit.Part>> parts) {
        return new Auditor(parts, store, InstantSource.system(), stopping);
    }

    private void look(Store store, Supplier<Audit.Part> part) {
        auditor(store, List.of(part)).look();
    }

    private static Audit.Part part(Audit.Wrong... wrong) {
        return new Audit.Part("all", List.of(wrong));
    }

    private static String noted(Store store) {
        return store.read(handle -> Significant.last(handle, 100)).toString();
    }

    @Test
    void it_stops_the_table_or_the_house_and_notes_why() {
        try (Store store = Stores.open("sqlite", data)) {
            look(store, () -> part(LOG, BOOKS));

            assertEquals(List.of("ma-mini", "the house"), stopped);
            assertEquals(3, noted(store).split("kind=audit", -1).length);
        }
    }

    /// It looks twice.
    @Test
    void what_was_put_right_meanwhile_stops_nothing() {
        Queue<List<Audit.Wrong>> found = new ArrayDeque<>(List.of(List.of(LOG), List.of()));
        try (Store store = Stores.open("sqlite", data)) {
            look(store, () -> new Audit.Part("all", found.remove()));

            assertEquals(List.of(), stopped);
            assertEquals(1, noted(store).split("kind=audit", -1).length);
        }
    }

    /// The words count rows, and people play.
    @Test
    void damage_that_is_told_in_other_words_the_second_time_stops_the_house() {
        Queue<String> words = new ArrayDeque<>(List.of("19 rows", "20 rows"));
        try (Store store = Stores.open("sqlite", data)) {
            look(store, () -> part(new Audit.Wrong(Optional.empty(), words.remove())));

            assertEquals(List.of("the house"), stopped);
        }
    }

    @Test
    void what_one_part_finds_stops_the_house_before_the_next_is_looked_at() {
        try (Store store = Stores.open("sqlite", data)) {
            var told = new ArrayList<Optional<String>>();
            var holder = new ArrayList<Auditor>();
            Supplier<Audit.Part> next =
                    () -> {
                        told.add(holder.getFirst().trouble());
                        assertEquals(List.of("the house"), stopped);
                        return part();
                    };
            holder.add(auditor(store, List.of(() -> part(BOOKS), next)));
            holder.getFirst().look();

            assertEquals(1, told.size());
            assertTrue(told.getFirst().orElse("").contains("the books"), told.toString());
        }
    }

    /// A part that cannot be looked at says nothing about the others, and clears nobody.
    @Test
    void trouble_stays_until_everything_was_found_right() {
        Queue<Supplier<Audit.Part>> looks =
                new ArrayDeque<>(
                        List.of(
                                () -> part(BOOKS),
                                () -> part(BOOKS),
                                () -> {
                                    throw new StoreFailed("away");
                                },
                                AuditorTest::part));
        try (Store store = Stores.open("sqlite", data)) {
            Auditor auditor = auditor(store, List.of(() -> looks.remove().get()));
            auditor.look();
            assertTrue(auditor.trouble().isPresent());
            auditor.look();
            assertTrue(auditor.trouble().isPresent());
            auditor.look();
            assertEquals(Optional.empty(), auditor.trouble());
        }
    }

    @Test
    void an_open_casino_notes_what_it_finds() {
        change(
                "UPDATE event SET json = replace(json, '25.00', '26.00')"
                        + " WHERE type = 'WagerPlaced' AND log = "
                        + LAST_LOG);
        try (Store store = Stores.open("sqlite", data)) {
            auditor(
                            store,
                            new Audit(store, MasterKeys.open(data, false), Regulations.shipped())
                                    .parts())
                    .look();
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
