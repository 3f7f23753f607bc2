package baccarat.table;

import java.time.Instant;

/// A command with its sender and time, which the table knows from nowhere else.
public record Asked(Person who, Instant at, Command command) {}
