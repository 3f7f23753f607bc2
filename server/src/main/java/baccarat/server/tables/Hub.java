package baccarat.server.tables;

import baccarat.regulations.Regulation;
import baccarat.table.Role;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Those who look at a table. Used by the table's own thread alone.
///
/// The last frames are kept, so that somebody who lost the connection goes on where they were.
final class Hub {

    private static final int KEPT = 200;

    private final String table;
    private final Steps steps;
    private final Map<Viewer, String> viewers = new LinkedHashMap<>();
    private final Deque<Sent> sent = new ArrayDeque<>();
    private Map<String, JsonNode> view = Map.of();

    /// A frame that has been sent, and the view before it.
    private record Sent(Frame frame, Map<String, JsonNode> before) {}

    Hub(String table, Regulation regulation) {
        this.table = table;
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
        Optional<Sent> next = sent.stream().filter(one -> one.frame().number() > seen).findFirst();
        boolean goesOn =
                seen == now.number() || next.filter(one -> isAfter(one.frame(), seen)).isPresent();
        if (goesOn) {
            sent.stream()
                    .filter(one -> one.frame().number() > seen)
                    .forEach(one -> send(viewer, outgoing(one.frame(), one.before(), at)));
        }
        welcome(viewer, now, at, goesOn);
    }

    /// The table is there, perhaps anew: then nobody knows what was stored and not told, so all
    /// begin with the table as it stands.
    void begin(Frame now, Instant at) {
        sent.clear();
        view = new HashMap<>(now.parts());
        for (Viewer viewer : List.copyOf(viewers.keySet())) {
            viewers.put(viewer, "");
            welcome(viewer, now, at, false);
        }
    }

    /// Somebody looks at a table that does not run yet.
    void await(Viewer viewer) {
        viewers.put(viewer, "");
    }

    private static boolean isAfter(Frame frame, long seen) {
        return !frame.events().isEmpty()
                && frame.events().getFirst().recorded().number() == seen + 1;
    }

    private void welcome(Viewer viewer, Frame now, Instant at, boolean goesOn) {
        ObjectNode node = Wire.object();
        node.put("type", "welcome");
        node.put("table", table);
        node.put("n", now.number());
        node.put("resumed", goesOn);
        ObjectNode all = node.putObject("view");
        now.parts().forEach(all::set);
        outgoing(now, Map.of(), at).you(viewer).ifPresent(you -> node.set("you", you));
        viewer.send(node.toString());
    }

    void publish(Frame frame, Instant at) {
        sent.add(new Sent(frame, view));
        if (sent.size() > KEPT) {
            sent.removeFirst();
        }
        Outgoing outgoing = outgoing(frame, view, at);
        for (Viewer viewer : List.copyOf(viewers.keySet())) {
            if (isOnlyWatching(viewer, frame) && "".equals(viewers.get(viewer))) {
                viewer.send(outgoing.shared());
            } else {
                send(viewer, outgoing);
            }
        }
        view = new HashMap<>(frame.parts());
    }

    private static boolean isOnlyWatching(Viewer viewer, Frame frame) {
        return viewer.person().role() == Role.PATRON
                && frame.after().roster().patron(viewer.person().name()).isEmpty();
    }

    /// What is personal is sent only when it has changed, and once more, empty, to a patron who has
    /// left.
    private void send(Viewer viewer, Outgoing outgoing) {
        String you = outgoing.you(viewer).map(ObjectNode::toString).orElse("");
        boolean same = you.equals(viewers.put(viewer, you));
        Optional<String> now = same ? Optional.empty() : Optional.of(you.isEmpty() ? "{}" : you);
        viewer.send(outgoing.to(viewer, now));
    }

    private Outgoing outgoing(Frame frame, Map<String, JsonNode> before, Instant at) {
        return new Outgoing(table, frame, before, steps, at);
    }

    void dismiss(String why) {
        List.copyOf(viewers.keySet()).forEach(viewer -> viewer.dismiss(why));
    }
}
