/// Many shoes from one seed: every wager's outcomes, with standard errors and the exact first round
/// beside them.
@NullMarked
package baccarat.simulation;

import org.jspecify.annotations.NullMarked;
