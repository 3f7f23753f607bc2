/// What patrons, the console and the floor are shown of a table: pure functions of its state. They
/// know no store, no clock, no thread and no hidden card.
@NullMarked
package baccarat.server.views;

import org.jspecify.annotations.NullMarked;
