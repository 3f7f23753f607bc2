/// The dealing shoe of the big table, and who has it.
@NullMarked
package baccarat.table.curator;

import org.jspecify.annotations.NullMarked;
