package baccarat.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// Everything that is logged, as it would stand in the log, down to the finest of our own.
public final class CapturedLog extends Handler implements AutoCloseable {

    private static final Logger ROOT = Logger.getLogger("");
    private static final Logger OURS = Logger.getLogger("baccarat");

    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final JsonLog form = new JsonLog();

    public CapturedLog() {
        JsonLog.install();
        setLevel(Level.ALL);
        OURS.setLevel(Level.ALL);
        ROOT.addHandler(this);
    }

    public List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void publish(LogRecord record) {
        lines.add(form.format(record));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        ROOT.removeHandler(this);
        OURS.setLevel(Level.INFO);
    }
}
