package baccarat.server.tables;

import baccarat.table.Due;
import baccarat.table.Next;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A frame on its way to everybody. What all of them are sent is worked out and written once, for
/// hundreds of watchers as for one.
final class Outgoing {

    private final String table;
    private final Frame frame;
    private final Map<String, JsonNode> before;
    private final Steps steps;
    private final Instant at;
    private @Nullable String shared;
    private @Nullable PersonalView personal;

    Outgoing(String table, Frame frame, Map<String, JsonNode> before, Steps steps, Instant at) {
        this.table = table;
        this.steps = steps;
        this.frame = frame;
        this.before = before;
        this.at = at.isBefore(frame.after().clock()) ? frame.after().clock() : at;
    }

    Optional<ObjectNode> you(Viewer viewer) {
        PersonalView known = personal;
        if (known == null) {
            List<Due> due = Next.steps(frame.after(), at);
            known = new PersonalView(frame.after(), due, frame.lifters(), steps);
            personal = known;
        }
        return known.of(viewer.person());
    }

    /// Without anything that is for one person alone.
    String shared() {
        String known = shared;
        if (known == null) {
            known = frame.node(table, before, false).toString();
            shared = known;
        }
        return known;
    }

    /// For one person, with what they alone may see.
    String to(Viewer viewer, Optional<String> you) {
        String text =
                frame.isPrivateTo(viewer.person())
                        ? frame.node(table, before, true).toString()
                        : shared();
        return you.map(it -> with(text, it)).orElse(text);
    }

    private static String with(String object, String you) {
        return object.substring(0, object.length() - 1) + ",\"you\":" + you + "}";
    }
}
