package baccarat.server;

import baccarat.reports.Json;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import tools.jackson.databind.node.ObjectNode;

/// Logs as one JSON object per line, on standard error. A line break in a message is escaped, so
/// that no one can forge a line.
public final class JsonLog extends Formatter {

    /// Makes all loggers use this format.
    public static void install() {
        LogManager.getLogManager().reset();
        var console = new ConsoleHandler();
        console.setFormatter(new JsonLog());
        console.setLevel(Level.INFO);
        Logger root = Logger.getLogger("");
        root.addHandler(console);
        root.setLevel(Level.WARNING);
        OURS.setLevel(Level.INFO);
    }

    /// Kept in a field, because a logger without references loses its level.
    private static final Logger OURS = Logger.getLogger("baccarat");

    @Override
    public String format(LogRecord record) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("at", record.getInstant().toString());
        node.put("level", record.getLevel().getName());
        node.put("logger", record.getLoggerName());
        node.put("message", formatMessage(record));
        if (record.getThrown() != null) {
            var trace = new StringWriter();
            record.getThrown().printStackTrace(new PrintWriter(trace));
            node.put("trace", trace.toString());
        }
        return node + System.lineSeparator();
    }
}
