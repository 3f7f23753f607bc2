/// The store: events, accounts and everything else that has to outlive the process, in SQLite or
/// PostgreSQL. One writer with group commit; readers see what is committed.
@NullMarked
package baccarat.server.store;

import org.jspecify.annotations.NullMarked;
