package baccarat.reports;

import java.io.PrintWriter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// Writes and reads all JSON but that of the records, whose bytes are a format of their own:
/// answers and reports from Java records, views and messages from nodes.
public final class Json {

    public static final JsonMapper MAPPER =
            JsonMapper.builder().enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN).build();

    private static final ObjectWriter PRETTY = MAPPER.writerWithDefaultPrettyPrinter();

    private Json() {}

    public static void print(PrintWriter out, Object answer) {
        out.println(text(answer));
    }

    public static String text(Object answer) {
        return PRETTY.writeValueAsString(answer);
    }
}
