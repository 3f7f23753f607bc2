package baccarat.server.tables;

import baccarat.regulations.Regulation;
import baccarat.server.names.Naming;
import baccarat.server.views.Frame;
import baccarat.server.views.PersonalView;
import baccarat.server.views.Steps;
import baccarat.server.views.StrangersView;
import baccarat.server.views.Told;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Role;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Sends what happens at a table to its viewers in this process, and once to each other process
/// with viewers. Used only by the table's thread.
final class Hub {

    private static final Person STAFF = new Person(Role.SUPERVISOR, Audience.STAFF);

    private final String table;
    private final Steps steps;
    private final Gallery gallery;
    private final Set<Audience> audiences = new LinkedHashSet<>();
    private Map<String, JsonNode> view = Map.of();
    private Map<String, JsonNode> strangersView = Map.of();

    Hub(String table, Regulation regulation, Naming naming) {
        this.table = table;
        this.gallery = new Gallery(table, naming);
        this.steps = new Steps(regulation);
    }

    int watchers() {
        return gallery.watchers() + audiences.stream().mapToInt(Audience::watchers).sum();
    }

    void leave(Viewer viewer) {
        gallery.leave(viewer);
    }

    void leave(Audience audience) {
        audiences.remove(audience);
    }

    void join(Viewer viewer, long seen, Frame now, Instant at) {
        gallery.join(viewer, seen, new Now(now, personal(now, at)));
    }

    /// Adds the viewers of another process, starting from the current state.
    void join(Audience audience, Frame now, Instant at) {
        audiences.add(audience);
        audience.begin(new Now(now, personal(now, at)).written());
    }

    /// The table has been loaded, perhaps again.
    void begin(Frame frame, Instant at) {
        view = new HashMap<>(frame.parts());
        strangersView = StrangersView.parts(frame);
        var now = new Now(frame, personal(frame, at));
        gallery.begin(now);
        if (!audiences.isEmpty()) {
            Audience.Stands written = now.written();
            audiences.forEach(it -> it.begin(written));
        }
    }

    /// Adds a viewer of a table that is not running yet.
    void await(Viewer viewer) {
        gallery.await(viewer);
    }

    void await(Audience audience) {
        audiences.add(audience);
    }

    void publish(Frame frame, Instant at) {
        var next = new Next(Told.of(table, frame, view), frame, personal(frame, at), strangersView);
        gallery.publish(next);
        if (!audiences.isEmpty()) {
            Audience.Shows written = next.written();
            audiences.forEach(it -> it.publish(written));
        }
        view = new HashMap<>(frame.parts());
        strangersView = StrangersView.parts(frame);
    }

    /// Shows the other viewers what one of them does with a card.
    void show(Viewer one, Peel peel) {
        String written = peel.written(table);
        gallery.show(one, written);
        audiences.forEach(it -> it.show(one.person(), written));
    }

    private PersonalView personal(Frame frame, Instant at) {
        return new PersonalView(frame, at, steps);
    }

    void dismiss(String why) {
        gallery.dismiss(why);
    }

    /// The personal part of each patron at the table, and of staff.
    private static Map<String, String> everybody(Frame frame, PersonalView personal) {
        var you = new LinkedHashMap<String, String>();
        for (Patron patron : frame.after().roster().patrons()) {
            personal.of(Person.patron(patron.name()))
                    .ifPresent(it -> you.put(patron.name(), it.toString()));
        }
        personal.of(STAFF).ifPresent(it -> you.put(Audience.STAFF, it.toString()));
        return you;
    }

    private record Now(Frame frame, PersonalView personal) implements Standing {

        @Override
        public long number() {
            return frame.number();
        }

        @Override
        public Map<String, JsonNode> parts() {
            return frame.parts();
        }

        @Override
        public Map<String, JsonNode> toStrangers() {
            return StrangersView.parts(frame);
        }

        @Override
        public Map<String, String> seats() {
            return frame.seats();
        }

        @Override
        public Optional<String> you(Person inside) {
            return personal.of(inside).map(ObjectNode::toString);
        }

        Audience.Stands written() {
            return new Audience.Stands(
                    number(), parts(), toStrangers(), seats(), everybody(frame, personal));
        }
    }

    /// The strangers' frame is written only if there are strangers.
    private final class Next implements Showing {

        private final Told told;
        private final Frame frame;
        private final PersonalView personal;
        private final Map<String, JsonNode> before;
        private @Nullable String forStrangers;

        Next(Told told, Frame frame, PersonalView personal, Map<String, JsonNode> before) {
            this.told = told;
            this.frame = frame;
            this.personal = personal;
            this.before = before;
        }

        @Override
        public Told told() {
            return told;
        }

        @Override
        public String toStrangers() {
            String known = forStrangers;
            if (known == null) {
                known = StrangersView.frame(table, frame, before).toString();
                forStrangers = known;
            }
            return known;
        }

        @Override
        public Optional<String> you(Person inside) {
            return personal.of(inside).map(ObjectNode::toString);
        }

        Audience.Shows written() {
            return new Audience.Shows(told, toStrangers(), everybody(frame, personal));
        }
    }
}
