package baccarat.reports;

import java.io.PrintWriter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/// Writes an answer as JSON.
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
