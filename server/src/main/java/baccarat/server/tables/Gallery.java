package baccarat.server.tables;

import baccarat.server.names.Naming;
import baccarat.server.views.Told;
import baccarat.server.views.Wire;
import baccarat.table.Person;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/// Those who look at a table in this process. Used by one thread at a time.
///
/// The last frames are kept, so that somebody who lost the connection goes on where they were.
public final class Gallery {

    private static final int KEPT = 200;

    private final String table;
    private final Naming naming;
    private final Map<Viewer, String> viewers = new LinkedHashMap<>();
    private final Deque<Told> told = new ArrayDeque<>();

    public Gallery(String table, Naming naming) {
        this.table = table;
        this.naming = naming;
    }

    public int watchers() {
        return viewers.size();
    }

    public void leave(Viewer viewer) {
        viewers.remove(viewer);
    }

    /// Everything from here on, and first either the frames after `seen`, if they are still there,
    /// or the table as it stands.
    public void join(Viewer viewer, long seen, Standing now) {
        viewers.put(viewer, "");
        if (viewer.isStranger()) {
            welcome(viewer, now, false);
            return;
        }
        List<Told> missed = told.stream().filter(one -> one.number() > seen).toList();
        boolean goesOn =
                missed.isEmpty() ? seen == now.number() : missed.getFirst().isNextAfter(seen);
        if (goesOn) {
            Person inside = naming.inside(viewer.person());
            missed.forEach(one -> tell(viewer, one.text(inside), one.seats()));
        }
        welcome(viewer, now, goesOn);
    }

    /// The table is there, perhaps anew: then nobody knows what was stored and not told, so all
    /// begin with the table as it stands.
    public void begin(Standing now) {
        told.clear();
        for (Viewer viewer : List.copyOf(viewers.keySet())) {
            viewers.put(viewer, "");
            welcome(viewer, now, false);
        }
    }

    /// Somebody looks at a table that does not run yet.
    public void await(Viewer viewer) {
        viewers.put(viewer, "");
    }

    private void welcome(Viewer viewer, Standing now, boolean goesOn) {
        ObjectNode node = Wire.object();
        node.put("type", "welcome");
        node.put("table", table);
        node.put("n", now.number());
        node.put("resumed", goesOn);
        ObjectNode all = node.putObject("view");
        if (viewer.isStranger()) {
            now.toStrangers().forEach(all::set);
            viewer.send(node.toString());
            return;
        }
        now.parts().forEach(all::set);
        String text = node.toString();
        tell(
                viewer,
                now.you(naming.inside(viewer.person()))
                        .map(you -> Told.withYou(text, you))
                        .orElse(text),
                now.seats());
    }

    public void publish(Showing next) {
        told.add(next.told());
        if (told.size() > KEPT) {
            told.removeFirst();
        }
        for (Viewer viewer : List.copyOf(viewers.keySet())) {
            if (viewer.isStranger()) {
                viewer.send(next.toStrangers());
            } else {
                send(viewer, next);
            }
        }
    }

    /// What one of them does with a card, for all the others to see. It is not kept.
    public void show(Viewer one, String peel) {
        for (Viewer viewer : viewers.keySet()) {
            if (!viewer.equals(one)) {
                viewer.glimpse(peel);
            }
        }
    }

    /// The same of somebody who may be in another process.
    public void show(Person one, String peel) {
        for (Viewer viewer : viewers.keySet()) {
            if (!viewer.person().equals(one)) {
                viewer.glimpse(peel);
            }
        }
    }

    /// What is personal is sent only when it has changed, and once more, empty, to a patron who has
    /// left.
    private void send(Viewer viewer, Showing next) {
        Told frame = next.told();
        Person person = naming.inside(viewer.person());
        String you = next.you(person).orElse("");
        boolean same = you.equals(viewers.put(viewer, you));
        String text = same ? frame.text(person) : frame.text(person, you.isEmpty() ? "{}" : you);
        tell(viewer, text, frame.seats());
    }

    private void tell(Viewer viewer, String text, Map<String, String> seats) {
        viewer.send(naming.told(text, viewer.person(), seats));
    }

    public void dismiss(String why) {
        List.copyOf(viewers.keySet()).forEach(viewer -> viewer.dismiss(why));
    }
}
