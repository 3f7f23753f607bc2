package baccarat.server.store;

import org.jdbi.v3.core.Handle;

/// A question to the store. However many tables it looks into, it sees them as of one moment.
@FunctionalInterface
public interface Query<T> {

    T in(Handle handle);
}
