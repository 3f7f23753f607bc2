/// The layout while wagers are open, match play coupons, and how wagers close.
@NullMarked
package baccarat.table.wagers;

import org.jspecify.annotations.NullMarked;
