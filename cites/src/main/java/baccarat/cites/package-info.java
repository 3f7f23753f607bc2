/// Ties a test to the clauses it shows, and writes down which tests passed.
@NullMarked
package baccarat.cites;

import org.jspecify.annotations.NullMarked;
