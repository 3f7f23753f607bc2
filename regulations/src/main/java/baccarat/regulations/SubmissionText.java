package baccarat.regulations;

import baccarat.regulations.SubmissionNode.Entry;
import baccarat.regulations.SubmissionNode.Items;
import baccarat.regulations.SubmissionNode.Section;
import baccarat.regulations.SubmissionNode.Value;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.events.StreamEndEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/// Reads the YAML of a submission event by event, so that a small text cannot grow large: anchors,
/// aliases, tags and deep nesting are refused as they come.
final class SubmissionText {

    private static final int DEEPEST = 8;

    private final Iterator<Event> events;
    private final String whole;
    private final int linesBefore;

    /// The keys on the way to what is being read.
    private final List<String> keys = new ArrayList<>();

    private SubmissionText(Iterator<Event> events, String whole, int linesBefore) {
        this.events = events;
        this.whole = whole;
        this.linesBefore = linesBefore;
    }

    /// The text cannot be read.
    @SuppressWarnings("serial")
    static final class Unreadable extends RuntimeException {

        private final Objection objection;

        Unreadable(Objection objection) {
            super(objection.message());
            this.objection = objection;
        }

        Objection objection() {
            return objection;
        }
    }

    /// The one mapping of a submission.
    static Section read(String text) {
        return read(text, "a submission", 0);
    }

    /// The one mapping of a text.
    ///
    /// @param whole what the text is, as in `a submission`
    /// @param linesBefore how many lines of another text come before it
    static Section read(String text, String whole, int linesBefore) {
        OptionalInt control = ControlCharacter.first(text);
        if (control.isPresent()) {
            throw new Unreadable(controlCharacter(text, control.getAsInt(), linesBefore));
        }
        return parse(text, whole, linesBefore);
    }

    /// The YAML reader refuses such a character as soon as it comes near, so where it stands is
    /// found out from the text without it.
    private static Objection controlCharacter(String text, int at, int linesBefore) {
        int line = (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
        String key;
        try {
            key = ControlCharacter.keyAt(parse(ControlCharacter.replaced(text), "", 0), line);
        } catch (Unreadable e) {
            key = "";
        }
        return new Objection(
                Optional.empty(),
                "the control character U+%04X; only printable text is accepted, so take it out"
                        .formatted((int) text.charAt(at)),
                key,
                linesBefore + line);
    }

    private static Section parse(String text, String whole, int linesBefore) {
        LoadSettings settings = LoadSettings.builder().setLabel("submission").build();
        var reader =
                new SubmissionText(
                        new Parse(settings).parseString(text).iterator(), whole, linesBefore);
        try {
            return reader.document();
        } catch (MarkedYamlEngineException e) {
            String problem = oneLine(e.getProblem());
            throw reader.unreadable(
                    problem.contains("\\t(TAB)")
                            ? "a tab stands where YAML takes spaces alone; replace it"
                            : "this is not YAML: " + problem,
                    reader.line(e));
        } catch (YamlEngineException e) {
            throw reader.unreadable(
                    "this is not YAML: " + oneLine(String.valueOf(e.getMessage())),
                    linesBefore + 1);
        }
    }

    private Unreadable unreadable(String message, int line) {
        String at = String.join(".", keys);
        return new Unreadable(new Objection(Optional.empty(), message, at, line));
    }

    /// Events come in a fixed frame: the stream starts, a document starts, and after its node both
    /// end.
    private Section document() {
        events.next();
        if (events.next() instanceof StreamEndEvent) {
            throw unreadable("there is nothing in it; it begins with format: 1", linesBefore + 1);
        }
        SubmissionNode node = node(events.next(), 1);
        events.next();
        Event end = events.next();
        if (!(end instanceof StreamEndEvent)) {
            throw unreadable("a second document begins; %s is one".formatted(whole), line(end));
        }
        if (!(node instanceof Section section)) {
            throw unreadable(whole + " is keys and values, as in format: 1", node.line());
        }
        return section;
    }

    private SubmissionNode node(Event event, int depth) {
        if (depth > DEEPEST) {
            throw unreadable("nested more than " + DEEPEST + " levels deep", line(event));
        }
        if (event instanceof AliasEvent || ((NodeEvent) event).getAnchor().isPresent()) {
            throw unreadable("anchors and aliases are not accepted; write it out", line(event));
        }
        tag(event)
                .ifPresent(
                        tag -> {
                            throw unreadable("tags are not accepted: " + tag, line(event));
                        });
        if (event instanceof ScalarEvent scalar) {
            return new Value(scalar.getValue().strip(), line(scalar));
        }
        if (event instanceof SequenceStartEvent start) {
            return items(start, depth);
        }
        if (event instanceof MappingStartEvent start) {
            return section(start, depth);
        }
        throw unreadable("unexpected " + event.getEventId(), line(event));
    }

    private static Optional<String> tag(Event event) {
        if (event instanceof ScalarEvent scalar) {
            return scalar.getTag();
        }
        return event instanceof CollectionStartEvent collection
                ? collection.getTag()
                : Optional.empty();
    }

    private Items items(SequenceStartEvent start, int depth) {
        var items = new ArrayList<SubmissionNode>();
        for (Event event = events.next();
                !(event instanceof SequenceEndEvent);
                event = events.next()) {
            items.add(node(event, depth + 1));
        }
        return new Items(List.copyOf(items), line(start));
    }

    private Section section(MappingStartEvent start, int depth) {
        var entries = new ArrayList<Entry>();
        for (Event event = events.next();
                !(event instanceof MappingEndEvent);
                event = events.next()) {
            if (!(node(event, depth + 1) instanceof Value key)) {
                throw unreadable("a key is a word", line(event));
            }
            keys.add(key.text());
            entries.add(new Entry(key.text(), key.line(), node(events.next(), depth + 1)));
            keys.removeLast();
        }
        return new Section(List.copyOf(entries), line(start));
    }

    private int line(Event event) {
        return linesBefore + event.getStartMark().map(Mark::getLine).orElse(0) + 1;
    }

    private int line(MarkedYamlEngineException e) {
        return linesBefore + e.getProblemMark().map(Mark::getLine).orElse(0) + 1;
    }

    private static String oneLine(String message) {
        return message.lines().findFirst().orElse("it cannot be read");
    }
}
