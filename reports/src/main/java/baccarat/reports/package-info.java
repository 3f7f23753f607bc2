/// What analysts are handed, by the command line and by a casino alike: odds, simulations and the
/// mathematics report in their JSON and HTML shapes, the clauses and the readings.
@NullMarked
package baccarat.reports;

import org.jspecify.annotations.NullMarked;
