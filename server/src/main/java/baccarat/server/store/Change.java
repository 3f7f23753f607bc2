package baccarat.server.store;

import org.jdbi.v3.core.Handle;

/// Something to be changed in the store, as a whole or not at all. It neither begins nor ends a
/// transaction: it is made among others in one.
@FunctionalInterface
public interface Change<T> {

    T in(Handle handle);
}
