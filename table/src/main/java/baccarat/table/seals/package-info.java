/// The seal of a shoe whose order is committed to.
@NullMarked
package baccarat.table.seals;

import org.jspecify.annotations.NullMarked;
