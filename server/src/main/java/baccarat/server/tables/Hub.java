package baccarat.server.tables;

import baccarat.regulations.Regulation;
import baccarat.server.names.Naming;
import baccarat.server.views.Frame;
import baccarat.server.views.PersonalView;
import baccarat.server.views.Steps;
import baccarat.server.views.StrangersView;
import baccarat.server.views.Told;
import baccarat.server.views.Wire;
import baccarat.table.Person;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Those who look at a table. Used by the table's own thread alone.
///
/// The last frames are kept, so that somebody who lost the connection goes on where they were.
final class Hub {

    private static final int KEPT = 200;

    private final String table;
    private final Steps steps;
    private final Naming naming;
    private final Map<Viewer, String> viewers = new LinkedHashMap<>();
    private final Deque<Told> told = new ArrayDeque<>();
    private Map<String, JsonNode> view = Map.of();
    private Map<String, JsonNode> strangersView = Map.of();

    Hub(String table, Regulation regulation, Naming naming) {
        this.table = table;
        this.naming = naming;
        this.steps = new Steps(regulation);
    }

    int watchers() {
        return viewers.size();
    }

    void leave(Viewer viewer) {
        viewers.remove(viewer);
    }

    /// Everything from here on, and first either the frames after `seen`, if they are still there,
    /// or the table as it stands.
    void join(Viewer viewer, long seen, Frame now, Instant at) {
        viewers.put(viewer, "");
        if (viewer.isStranger()) {
            welcome(viewer, now, at, false);
            return;
        }
        List<Told> missed = told.stream().filter(one -> one.number() > seen).toList();
        boolean goesOn =
                missed.isEmpty() ? seen == now.number() : missed.getFirst().isNextAfter(seen);
        if (goesOn) {
            Person inside = naming.inside(viewer.person());
            missed.forEach(one -> tell(viewer, one.text(inside), one.seats()));
        }
        welcome(viewer, now, at, goesOn);
    }

    /// The table is there, perhaps anew: then nobody knows what was stored and not told, so all
    /// begin with the table as it stands.
    void begin(Frame now, Instant at) {
        told.clear();
        view = new HashMap<>(now.parts());
        strangersView = StrangersView.parts(now);
        for (Viewer viewer : List.copyOf(viewers.keySet())) {
            viewers.put(viewer, "");
            welcome(viewer, now, at, false);
        }
    }

    /// Somebody looks at a table that does not run yet.
    void await(Viewer viewer) {
        viewers.put(viewer, "");
    }

    private void welcome(Viewer viewer, Frame now, Instant at, boolean goesOn) {
        ObjectNode node = Wire.object();
        node.put("type", "welcome");
        node.put("table", table);
        node.put("n", now.number());
        node.put("resumed", goesOn);
        ObjectNode all = node.putObject("view");
        if (viewer.isStranger()) {
            StrangersView.parts(now).forEach(all::set);
            viewer.send(node.toString());
            return;
        }
        now.parts().forEach(all::set);
        personal(now, at).of(naming.inside(viewer.person())).ifPresent(you -> node.set("you", you));
        tell(viewer, node.toString(), now.seats());
    }

    void publish(Frame frame, Instant at) {
        var now = Told.of(table, frame, view);
        told.add(now);
        if (told.size() > KEPT) {
            told.removeFirst();
        }
        PersonalView personal = personal(frame, at);
        List<Viewer> all = List.copyOf(viewers.keySet());
        all.stream()
                .filter(viewer -> !viewer.isStranger())
                .forEach(viewer -> send(viewer, now, personal));
        List<Viewer> strangers = all.stream().filter(Viewer::isStranger).toList();
        if (!strangers.isEmpty()) {
            String text = StrangersView.frame(table, frame, strangersView).toString();
            strangers.forEach(viewer -> viewer.send(text));
        }
        view = new HashMap<>(frame.parts());
        strangersView = StrangersView.parts(frame);
    }

    /// What one of them does with a card, for all the others to see. It is not kept.
    void show(Viewer one, Peel peel) {
        String written = peel.written(table);
        for (Viewer viewer : viewers.keySet()) {
            if (!viewer.equals(one)) {
                viewer.glimpse(written);
            }
        }
    }

    /// What is personal is sent only when it has changed, and once more, empty, to a patron who has
    /// left.
    private void send(Viewer viewer, Told frame, PersonalView personal) {
        Person person = naming.inside(viewer.person());
        String you = personal.of(person).map(ObjectNode::toString).orElse("");
        boolean same = you.equals(viewers.put(viewer, you));
        String text = same ? frame.text(person) : frame.text(person, you.isEmpty() ? "{}" : you);
        tell(viewer, text, frame.seats());
    }

    private void tell(Viewer viewer, String text, Map<String, String> seats) {
        viewer.send(naming.told(text, viewer.person(), seats));
    }

    private PersonalView personal(Frame frame, Instant at) {
        return new PersonalView(frame, at, steps);
    }

    void dismiss(String why) {
        List.copyOf(viewers.keySet()).forEach(viewer -> viewer.dismiss(why));
    }
}
