/// Opening and closing, chips for the tray, corrections.
@NullMarked
package baccarat.table.floor;

import org.jspecify.annotations.NullMarked;
