package baccarat.records;

import baccarat.table.Happened;

/// What happened, with its number in the log and as it is written there.
public record Recorded(long number, Happened happened, Chained written) {}
