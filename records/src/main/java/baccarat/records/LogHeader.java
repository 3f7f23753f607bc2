package baccarat.records;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The first line of a log: its format, and the rules the table was opened with.
///
/// Format 2 differs from format 1 in its header alone, which may grow: `more` holds every key that
/// has no component here. A reader keeps keys it does not know, so that the line it writes again
/// has the same chain. Format 3 spells wagers and meters as the submission does.
///
/// @param format 1, 2 or 3; a log keeps the format it was begun in
/// @param regulation the document, as a submission names it
/// @param name what the table is called
/// @param submission the Rules Submission itself, from which the rules in force follow
/// @param dealt where the cards came from; a table with real cards has nothing here
/// @param more further keys and their text, in the order in which they stand; none in format 1
public record LogHeader(
        int format,
        String regulation,
        String name,
        String submission,
        Optional<Dealt> dealt,
        SequencedMap<String, String> more) {

    /// The version of the format in which new logs are written.
    public static final int FORMAT = 3;

    /// The first format whose header may grow.
    private static final int GROWING = 2;

    /// The first format that spells wagers and meters as the submission does.
    static final int WORDS = 3;

    /// The key for the kind of house: `play` or `money`.
    public static final String HOUSE = "house";

    /// The key for the edition of the rules that the program ran.
    public static final String RULES = "rules";

    /// The key for the number of readings that the program followed.
    public static final String READINGS = "readings";

    /// The key for the digest of the document's folder.
    public static final String LAW = "law";

    /// The key that says how shares in the order of a shoe are taken.
    public static final String SHARES = "shares";

    /// Every share was pledged before any was revealed.
    public static final String PLEDGED = "pledged";

    /// The key for the program that began the log: its version, commit and hash.
    public static final String PROGRAM = "program";

    private static final String FIRST = "format";
    private static final String LAST = "chain";

    /// Cards from a named stream of bytes, which can be dealt again.
    public record Dealt(String stream, long seed, long firstShoe) {}

    /// The keys that both formats have. The numbers are text, since many programs read JSON's
    /// numbers with no more than 53 bits.
    record Written(
            String regulation,
            String name,
            String submission,
            Optional<String> stream,
            Optional<Long> seed,
            Optional<Long> firstShoe) {}

    private static final RecordShape<Written> SHAPE = RecordShape.of(Written.class, Spelling.WORDS);

    public LogHeader {
        more = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(more));
        if (format < GROWING && !more.isEmpty()) {
            throw new IllegalArgumentException(
                    "a header of format %d has no key %s"
                            .formatted(format, more.firstEntry().getKey()));
        }
        for (String key : more.keySet()) {
            if (key.equals(FIRST) || key.equals(LAST) || SHAPE.names().contains(key)) {
                throw new IllegalArgumentException("a header has the key " + key + " once");
            }
        }
    }

    /// The header of a new log.
    public LogHeader(String regulation, String name, String submission, Optional<Dealt> dealt) {
        this(FORMAT, regulation, name, submission, dealt, new LinkedHashMap<>());
    }

    /// This header with one more key after the existing ones.
    public LogHeader with(String key, String text) {
        var grown = new LinkedHashMap<>(more);
        grown.put(key, text);
        return new LogHeader(format, regulation, name, submission, dealt, grown);
    }

    /// This header with one more key if it has a value.
    public LogHeader with(String key, Optional<String> text) {
        return text.map(it -> with(key, it)).orElse(this);
    }

    /// The edition of the rules that the log follows; the first where the header states none.
    public String edition() {
        return more.getOrDefault(RULES, "1");
    }

    /// The digest of the document's folder when the log was begun; empty in logs that state none.
    public Optional<String> law() {
        return Optional.ofNullable(more.get(LAW));
    }

    /// The line itself.
    public String line() {
        return chained().line();
    }

    /// The line in its two parts.
    public Chained chained() {
        return Chained.after(Chain.START, Json.object(this::write));
    }

    private void write(JsonGenerator out) {
        out.writeName(FIRST);
        out.writeNumber(format);
        SHAPE.writeFields(
                new Written(
                        regulation,
                        name,
                        submission,
                        dealt.map(Dealt::stream),
                        dealt.map(Dealt::seed),
                        dealt.map(Dealt::firstShoe)),
                out);
        more.forEach(out::writeStringProperty);
    }

    /// Reads what [#line] writes; throws [BadRecord] for any other text.
    public static LogHeader of(String line) {
        LogLine read = new LogReader(List.of(line).iterator()).next();
        return switch (read) {
            case LogLine.Opening(var header) -> header;
            case LogLine.Wrong(_, var what) -> throw new BadRecord(what);
            case LogLine.Entry _, LogLine.End _ ->
                    throw new IllegalStateException("the first line is the header");
        };
    }

    static int format(JsonNode object) {
        JsonNode format = object.path(FIRST);
        if (!format.isInt() || format.intValue() < 1 || format.intValue() > FORMAT) {
            throw new BadRecord(
                    format.isMissingNode()
                            ? "the first line of a log has a format, this one has none"
                            : "format %s is not known, this program reads formats 1 to %d"
                                    .formatted(Json.shortened(format.toString()), FORMAT));
        }
        return format.intValue();
    }

    static LogHeader read(JsonNode object) {
        int format = format(object);
        SequencedMap<String, String> more = format < GROWING ? new LinkedHashMap<>() : more(object);
        var others = new HashSet<>(more.keySet());
        others.add(FIRST);
        Written written = SHAPE.readAmong(object, others);
        return new LogHeader(
                format,
                written.regulation(),
                written.name(),
                written.submission(),
                dealt(written),
                more);
    }

    private static SequencedMap<String, String> more(JsonNode object) {
        var more = new LinkedHashMap<String, String>();
        for (String key : object.propertyNames()) {
            if (key.equals(LAST)) {
                throw new BadRecord("has the key chain once, at its end");
            }
            if (!key.equals(FIRST) && !SHAPE.names().contains(key)) {
                more.put(key, Json.field(object, key, Words.TEXT));
            }
        }
        return more;
    }

    private static Optional<Dealt> dealt(Written written) {
        boolean all =
                written.stream().isPresent()
                        && written.seed().isPresent()
                        && written.firstShoe().isPresent();
        boolean none =
                written.stream().isEmpty()
                        && written.seed().isEmpty()
                        && written.firstShoe().isEmpty();
        if (!all && !none) {
            throw new BadRecord("stream, seed and firstShoe are there together or not at all");
        }
        return written.stream()
                .map(
                        stream ->
                                new Dealt(
                                        stream,
                                        written.seed().orElseThrow(),
                                        written.firstShoe().orElseThrow()));
    }
}
