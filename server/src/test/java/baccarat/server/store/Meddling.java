package baccarat.server.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// Opens connections that count their commits, and fail at one when told to.
final class Meddling implements Writer.Opening {

    private final Writer.Opening opening;
    private final AtomicInteger commits = new AtomicInteger();
    private final AtomicBoolean commitFails = new AtomicBoolean();
    private final AtomicBoolean openingFails = new AtomicBoolean();

    Meddling(Writer.Opening opening) {
        this.opening = opening;
    }

    int commits() {
        return commits.get();
    }

    void failAtTheNextCommit() {
        commitFails.set(true);
    }

    void failAtTheNextOpening() {
        openingFails.set(true);
    }

    @Override
    public Connection open() throws SQLException {
        if (openingFails.getAndSet(false)) {
            throw new SQLException("nobody answers");
        }
        Connection real = opening.open();
        return (Connection)
                Proxy.newProxyInstance(
                        Connection.class.getClassLoader(),
                        new Class<?>[] {Connection.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("commit")) {
                                commit();
                            }
                            try {
                                return method.invoke(real, arguments);
                            } catch (InvocationTargetException e) {
                                throw Objects.requireNonNull(e.getCause());
                            }
                        });
    }

    private void commit() throws SQLException {
        if (commitFails.getAndSet(false)) {
            throw new SQLException("the disk is gone");
        }
        commits.incrementAndGet();
    }
}
