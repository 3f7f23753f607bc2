package baccarat.records;

import baccarat.table.Happened;

/// An event with its number in the log and its text there.
public record Recorded(long number, Happened happened, Chained written) {}
