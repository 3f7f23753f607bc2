/// The store: events, accounts and all other durable data, in SQLite or PostgreSQL. One writer with
/// group commit; readers see committed data.
@NullMarked
package baccarat.server.store;

import org.jspecify.annotations.NullMarked;
