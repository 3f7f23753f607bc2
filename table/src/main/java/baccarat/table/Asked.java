package baccarat.table;

import java.time.Instant;

/// A command with who asks and when: the table reads neither from anywhere else.
public record Asked(Person who, Instant at, Command command) {}
