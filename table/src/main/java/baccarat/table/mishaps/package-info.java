/// A card that went wrong, and its remedy.
@NullMarked
package baccarat.table.mishaps;

import org.jspecify.annotations.NullMarked;
