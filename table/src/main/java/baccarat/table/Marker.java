package baccarat.table;

import baccarat.rules.Money;

/// The marker in the space of a seat that says what vigorish is owed there.
///
/// @param overdue whether it was asked for when it fell due and was not paid in full
public record Marker(Money owed, boolean overdue) {}
