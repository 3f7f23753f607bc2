package baccarat.records;

import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// The first line of a log: which format it has, and the rules the table was opened with.
///
/// @param regulation the document, as a submission names it
/// @param name what the table is called
/// @param submission the Rules Submission itself, from which the rules in force follow
/// @param dealt where the cards came from; a table with real cards has nothing here
public record LogHeader(String regulation, String name, String submission, Optional<Dealt> dealt) {

    /// The version of the format that is written.
    public static final int FORMAT = 1;

    /// Cards from a named stream of bytes, which can be dealt again.
    public record Dealt(String stream, long seed, long firstShoe) {}

    /// As it stands in the file. The numbers are text, since many programs read JSON's numbers with
    /// no more than 53 bits.
    record Written(
            int format,
            String regulation,
            String name,
            String submission,
            Optional<String> stream,
            Optional<Long> seed,
            Optional<Long> firstShoe) {}

    private static final RecordShape<Written> SHAPE = RecordShape.of(Written.class);

    /// The line itself.
    public String line() {
        return chained().line();
    }

    /// The line in its two parts.
    public Chained chained() {
        var written =
                new Written(
                        FORMAT,
                        regulation,
                        name,
                        submission,
                        dealt.map(Dealt::stream),
                        dealt.map(Dealt::seed),
                        dealt.map(Dealt::firstShoe));
        return Chained.after(Chain.START, Json.object(out -> SHAPE.writeFields(written, out)));
    }

    /// The opposite of [#line]; a [BadRecord] if it is not something that writes.
    public static LogHeader of(String line) {
        LogLine read = new LogReader(List.of(line).iterator()).next();
        return switch (read) {
            case LogLine.Opening(var header) -> header;
            case LogLine.Wrong(_, var what) -> throw new BadRecord(what);
            case LogLine.Entry _, LogLine.End _ ->
                    throw new IllegalStateException("the first line is the header");
        };
    }

    static void checkFormat(JsonNode object) {
        JsonNode format = object.path("format");
        if (!format.isInt() || format.intValue() != FORMAT) {
            throw new BadRecord(
                    format.isMissingNode()
                            ? "the first line of a log has a format, this one has none"
                            : "format %s is not known, this program reads format %d"
                                    .formatted(Json.shortened(format.toString()), FORMAT));
        }
    }

    static LogHeader read(JsonNode object) {
        Written written = SHAPE.read(object);
        return new LogHeader(
                written.regulation(), written.name(), written.submission(), dealt(written));
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
