/// A table that people sit at: the dealer's pace, simulated patrons, sealed shoes, what goes into
/// the store and who is told.
@NullMarked
package baccarat.server.tables;

import org.jspecify.annotations.NullMarked;
