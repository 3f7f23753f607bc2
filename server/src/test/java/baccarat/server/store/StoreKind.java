package baccarat.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/// The two databases. PostgreSQL is started once for all tests, and each gets a database of its
/// own.
public enum StoreKind {
    SQLITE,
    POSTGRESQL;

    /// For a PostgreSQL to start on a machine that is busy.
    public static final Duration LONG_ENOUGH = Duration.ofMinutes(5);

    private static final AtomicInteger DATABASES = new AtomicInteger();

    private static final class Server {

        static final EmbeddedPostgres POSTGRES = started();

        private static EmbeddedPostgres started() {
            try {
                return EmbeddedPostgres.builder().setPGStartupWait(LONG_ENOUGH).start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// A place where nothing is yet.
    public String newLocation() {
        return this == SQLITE ? "sqlite" : newDatabase();
    }

    private static String newDatabase() {
        String name = "casino" + DATABASES.incrementAndGet();
        try (var connection = Server.POSTGRES.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return "postgresql://postgres:secret-word@localhost:%d/%s"
                .formatted(Server.POSTGRES.getPort(), name);
    }
}
