/// The cards before a round: decks, shuffle, cut, cover card, burn, and the spread at an idle
/// table.
@NullMarked
package baccarat.table.preparation;

import org.jspecify.annotations.NullMarked;
