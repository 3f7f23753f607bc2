/// Exact counts and simulations for analysts, away from the threads of the tables.
@NullMarked
package baccarat.server.analysis;

import org.jspecify.annotations.NullMarked;
