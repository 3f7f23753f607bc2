package baccarat.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import baccarat.server.names.Aliases;
import baccarat.server.names.Naming;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import baccarat.server.tables.Audience;
import baccarat.server.tables.Viewer;
import baccarat.server.views.Told;
import baccarat.table.Person;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Letters from a table to those who look through another process are lost, come twice and in
/// another order.
class GalleryGapTest {

    private static final String TABLE = "t";
    private static final int FRAMES = 300;

    @TempDir Path data;

    private final List<Letter> toGallery = new ArrayList<>();
    private final List<Letter> toTable = new ArrayList<>();

    /// Reads what is sent as a page would: a welcome replaces everything.
    private static final class Page implements Viewer {

        private final List<Long> numbers = new ArrayList<>();
        private long shown = -1;
        private int welcomes;

        @Override
        public Person person() {
            return Person.floorperson("fay");
        }

        @Override
        public void send(String text) {
            JsonNode message = Json.MAPPER.readTree(text);
            if (message.path("type").asString("").equals("welcome")) {
                welcomes++;
                numbers.clear();
                shown = message.path("view").path("count").asLong();
            } else {
                numbers.add(message.path("n").asLong());
                shown = message.path("changed").path("count").asLong();
            }
        }
    }

    private static Map<String, JsonNode> parts(long number) {
        return Map.of("count", Json.MAPPER.valueToTree(number));
    }

    private static Audience.Stands stands(long number) {
        return new Audience.Stands(number, parts(number), parts(number), Map.of(), Map.of());
    }

    private static Audience.Shows shows(long number) {
        String frame =
                "{\"type\":\"frame\",\"table\":\"t\",\"n\":%1$d,\"events\":[],\"changed\":{\"count\":%1$d}}"
                        .formatted(number);
        var told = new Told(OptionalLong.of(number), number, frame, Optional.empty(), "", Map.of());
        return new Audience.Shows(told, frame, Map.of());
    }

    @Test
    void a_gap_is_noticed_and_filled() {
        try (Store store = Stores.open("sqlite", data)) {
            int gaps = 0;
            for (long seed = 1; seed <= 20; seed++) {
                gaps += played(new Naming(new Aliases(store), TABLE), new SplittableRandom(seed));
            }
            assertTrue(gaps > 100, "few letters were lost: " + gaps);
        }
    }

    /// A table tells its frames over a bad line; how many letters were lost.
    private int played(Naming naming, SplittableRandom random) {
        toGallery.clear();
        toTable.clear();
        var gallery = new ProcessGallery(TABLE, naming, toTable::add);
        var audience = new FarAudience("lead", toGallery::add);
        var page = new Page();
        gallery.join(page, -1);
        audience.begin(stands(0));
        int lost = 0;
        for (long number = 1; number <= FRAMES; number++) {
            audience.publish(shows(number));
            lost += deliver(gallery, audience, number, random);
            if (random.nextInt(10) == 0) {
                gallery.moment();
            }
        }
        gallery.moment();
        while (!toTable.isEmpty() || !toGallery.isEmpty()) {
            looks(audience, FRAMES);
            List<Letter> now = List.copyOf(toGallery);
            toGallery.clear();
            now.forEach(gallery::read);
        }
        assertEquals(FRAMES, page.shown);
        for (int i = 1; i < page.numbers.size(); i++) {
            assertEquals(page.numbers.get(i - 1) + 1, page.numbers.get(i), "a frame is missing");
        }
        assertTrue(page.welcomes < FRAMES / 2, "it began again and again");
        return lost;
    }

    /// One letter in eight is lost, one in eight comes twice, and one in four late.
    private int deliver(
            ProcessGallery gallery, FarAudience audience, long number, SplittableRandom random) {
        int lost = 0;
        for (Letter letter : List.copyOf(toGallery)) {
            int die = random.nextInt(8);
            if (die > 1) {
                toGallery.remove(letter);
            }
            if (die == 2) {
                lost++;
            } else if (die > 0) {
                gallery.read(letter);
            }
        }
        looks(audience, number);
        return lost;
    }

    /// As the table's shell does it.
    private void looks(FarAudience audience, long number) {
        List<Letter> now = List.copyOf(toTable);
        toTable.clear();
        for (Letter look : now) {
            JsonNode node = Json.MAPPER.readTree(look.body());
            if (look.kind() == Letter.Kind.LOOK
                    && audience.looks(ShownJson.Place.of(node), node.path("watchers").asInt())) {
                audience.begin(stands(number));
            }
        }
    }
}
