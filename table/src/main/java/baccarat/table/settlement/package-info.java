/// Wagers paid and taken: House Money, payouts, vigorish, what may be corrected.
@NullMarked
package baccarat.table.settlement;

import org.jspecify.annotations.NullMarked;
