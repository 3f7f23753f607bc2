/// How fast shoes are simulated.
@NullMarked
package baccarat.simulation;

import org.jspecify.annotations.NullMarked;
