/// How fast a table plays.
@NullMarked
package baccarat.table;

import org.jspecify.annotations.NullMarked;
