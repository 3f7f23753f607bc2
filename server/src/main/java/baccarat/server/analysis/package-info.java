/// What analysts ask of a casino beside the tables: exact counts and simulations, kept off the
/// threads that tables run on.
@NullMarked
package baccarat.server.analysis;

import org.jspecify.annotations.NullMarked;
