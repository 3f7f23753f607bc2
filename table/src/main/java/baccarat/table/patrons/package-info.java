/// Patrons who come, go and change chips.
@NullMarked
package baccarat.table.patrons;

import org.jspecify.annotations.NullMarked;
