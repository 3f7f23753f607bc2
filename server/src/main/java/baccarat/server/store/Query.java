package baccarat.server.store;

import org.jdbi.v3.core.Handle;

/// A read of the store. It sees a single snapshot, even if it reads several tables.
@FunctionalInterface
public interface Query<T> {

    T in(Handle handle);
}
