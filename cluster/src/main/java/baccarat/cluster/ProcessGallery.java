package baccarat.cluster;

import baccarat.reports.Json;
import baccarat.server.names.Naming;
import baccarat.server.tables.Audience;
import baccarat.server.tables.Gallery;
import baccarat.server.tables.Viewer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Those who look at one table through this process, wherever it is led. It asks the table for what
/// happens as long as somebody looks, every moment anew: so the table's next process hears of it
/// too, and what was lost on the way is noticed.
final class ProcessGallery {

    private static final int IDLE_MOMENTS = 10;

    private final Naming naming;
    private final Gallery gallery;
    private final Consumer<Letter> toTable;
    private final Map<Viewer, Long> waiting = new HashMap<>();
    private Optional<Audience.Stands> now = Optional.empty();
    private ShownJson.Place place = new ShownJson.Place("", -1);
    private int idle = IDLE_MOMENTS;

    ProcessGallery(String table, Naming naming, Consumer<Letter> toTable) {
        this.naming = naming;
        this.gallery = new Gallery(table, naming);
        this.toTable = toTable;
    }

    synchronized void join(Viewer viewer, long seen) {
        if (now.isPresent()) {
            gallery.join(viewer, seen, now.get());
        } else {
            gallery.await(viewer);
            waiting.put(viewer, seen);
        }
        look();
    }

    synchronized void leave(Viewer viewer) {
        waiting.remove(viewer);
        gallery.leave(viewer);
    }

    synchronized void dismiss(String why) {
        gallery.dismiss(why);
    }

    private void look() {
        ObjectNode node = Json.MAPPER.createObjectNode();
        place.write(node);
        node.put("watchers", gallery.watchers());
        toTable.accept(new Letter(Letter.Kind.LOOK, node.toString()));
    }

    /// A moment has passed.
    synchronized void moment() {
        if (gallery.watchers() > 0) {
            idle = 0;
            look();
        } else if (idle < IDLE_MOMENTS) {
            idle++;
            if (idle == IDLE_MOMENTS) {
                now = Optional.empty();
                place = new ShownJson.Place("", -1);
                toTable.accept(new Letter(Letter.Kind.LOOK_AWAY));
            }
        }
    }

    synchronized void read(Letter letter) {
        JsonNode node = Json.MAPPER.readTree(letter.body());
        switch (letter.kind()) {
            case STANDS -> begin(ShownJson.Place.of(node), ShownJson.stands(node));
            case SHOWS -> publish(ShownJson.Place.of(node), ShownJson.shows(node));
            case PEEL -> gallery.show(AskedJson.person(node), node.path("peel").asString());
            case DISMISSED -> gallery.dismiss(node.path("why").asString());
            default -> throw new IllegalArgumentException(letter.kind() + " is not for a gallery");
        }
    }

    /// Those who came a moment ago go on from where they were, if nothing has happened since.
    private void begin(ShownJson.Place at, Audience.Stands stands) {
        if (at.lead().equals(place.lead()) && at.sequence() <= place.sequence()) {
            return;
        }
        place = at;
        now = Optional.of(stands);
        learn(stands.you());
        Map<Viewer, Long> came = Map.copyOf(waiting);
        waiting.clear();
        came.keySet().forEach(gallery::leave);
        gallery.begin(stands);
        came.forEach((viewer, seen) -> gallery.join(viewer, seen, stands));
    }

    /// What comes twice is known already; before something that comes too early the rest is asked
    /// for.
    private void publish(ShownJson.Place at, Audience.Shows shows) {
        boolean isNext = at.sequence() == place.sequence() + 1;
        if (now.isEmpty() || !at.lead().equals(place.lead()) || !isNext) {
            if (!at.lead().equals(place.lead()) || at.sequence() > place.sequence()) {
                look();
            }
            return;
        }
        place = at;
        learn(shows.you());
        gallery.publish(shows);
        now = now.map(it -> ShownJson.after(it, shows));
    }

    /// Who a new patron is was stored by the process that leads the table.
    private void learn(Map<String, String> you) {
        you.keySet().forEach(naming::name);
    }
}
