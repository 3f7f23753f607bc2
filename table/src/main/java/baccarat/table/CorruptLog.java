package baccarat.table;

import java.io.Serial;

/// The record contradicts itself: an event cannot have followed the events before it.
public final class CorruptLog extends RuntimeException {

    @Serial private static final long serialVersionUID = 1;

    public CorruptLog(String message) {
        super(message);
    }
}
