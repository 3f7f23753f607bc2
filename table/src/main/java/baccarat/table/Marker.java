package baccarat.table;

import baccarat.rules.Money;

/// The marker in the space of a seat that says what vigorish is owed there.
///
/// @param overdue asked for when it fell due, and not paid in full
public record Marker(Money owed, boolean overdue) {}
