/// What patrons, the console and the floor see of a table: pure functions of its state, without
/// store, clock, threads or hidden cards.
@NullMarked
package baccarat.server.views;

import org.jspecify.annotations.NullMarked;
