/// The cards of a round: dealt, turned, third cards, calls, the cover card, the discards.
@NullMarked
package baccarat.table.round;

import org.jspecify.annotations.NullMarked;
