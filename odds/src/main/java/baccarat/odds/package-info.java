/// Exact chances and house edges by counting: never a sample, and the answer is a fraction.
@NullMarked
package baccarat.odds;

import org.jspecify.annotations.NullMarked;
