package baccarat.server.store;

import org.jdbi.v3.core.Handle;

/// A change of the store, made as a whole or not at all. It runs inside a transaction that it
/// shares with other changes, so it must not begin or end one.
@FunctionalInterface
public interface Change<T> {

    T in(Handle handle);
}
