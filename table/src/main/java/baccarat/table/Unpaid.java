package baccarat.table;

import baccarat.rules.Money;
import baccarat.rules.Spot;

/// The marker of a patron who has left without paying. It stays in the numbered space of the seat
/// under that patron's name, apart from what a later patron owes there (reading 43).
public record Unpaid(String patron, Spot spot, Money owed) {}
