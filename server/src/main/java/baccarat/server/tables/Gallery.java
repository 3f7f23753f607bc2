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

/// The viewers of a table in this process. Not thread-safe.
///
/// Keeps the last frames, so that a viewer who lost the connection can resume.
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

    /// Adds a viewer, who gets the frames after `seen` if they are still there, otherwise the
    /// current state, and then every new frame.
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

    /// The table has been loaded, perhaps again. Events may have been stored that no one was told
    /// of, so all viewers start from the current state.
    public void begin(Standing now) {
        told.clear();
        for (Viewer viewer : List.copyOf(viewers.keySet())) {
            viewers.put(viewer, "");
            welcome(viewer, now, false);
        }
    }

    /// Adds a viewer of a table that is not running yet.
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

    /// Shows the other viewers what one of them does with a card. It is not kept.
    public void show(Viewer one, String peel) {
        for (Viewer viewer : viewers.keySet()) {
            if (!viewer.equals(one)) {
                viewer.glimpse(peel);
            }
        }
    }

    /// The same for a person who may be in another process.
    public void show(Person one, String peel) {
        for (Viewer viewer : viewers.keySet()) {
            if (!viewer.person().equals(one)) {
                viewer.glimpse(peel);
            }
        }
    }

    /// Sends the personal part only when it has changed, and once more, empty, to a patron who has
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
