/// What happens at one table: commands, decisions, events, phases. No clock, no chance, no file,
/// and no hidden card.
@NullMarked
package baccarat.table;

import org.jspecify.annotations.NullMarked;
