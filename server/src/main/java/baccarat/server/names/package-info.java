/// The people who act at a table, and the ids that stand for patrons in the logs.
@NullMarked
package baccarat.server.names;

import org.jspecify.annotations.NullMarked;
