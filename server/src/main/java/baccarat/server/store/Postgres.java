package baccarat.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/// A PostgreSQL database. An advisory lock on the writing connection keeps other processes out. A
/// process that loses the connection loses the lock and must request it again.
final class Postgres implements Database {

    static final String RIGHT = "postgresql://user@host:port/database";

    /// The variable with the password if the location has none. If it is unset, the driver reads
    /// PostgreSQL's own password file.
    static final String PASSWORD = "BACCARAT_STORE_PASSWORD";

    /// An arbitrary number that all processes use.
    private static final long LOCK = 0x62616363617261L;

    /// The server releases the lock of a killed process as soon as it notices.
    private static final int LOCK_ATTEMPTS = 30;

    private static final int MILLIS_BETWEEN = 100;

    /// A process that freezes inside a transaction loses it, and with it the row locks that others
    /// wait for.
    private static final int LONGEST_PAUSE_MILLIS = 2_000;

    private static final int LONGEST_WAIT_MILLIS = 5_000;
    private static final int READERS = 4;

    /// SQL states for a damaged page or index.
    private static final Set<String> DAMAGE = Set.of("XX001", "XX002");

    private final URI address;
    private final String user;
    private final Optional<String> password;
    private final boolean isShared;

    private Postgres(URI address, String user, Optional<String> password, boolean isShared) {
        this.address = address;
        this.user = user;
        this.password = password;
        this.isShared = isShared;
    }

    /// The variant for one of several writing processes. It blocks a process that wants the
    /// database for itself, and keeps lock times short.
    Postgres shared() {
        return new Postgres(address, user, password, true);
    }

    /// The database at a location like [#RIGHT], or empty if the text is not such a location. A
    /// location may contain the password after the user.
    static Optional<Postgres> at(String location) {
        try {
            var address = new URI(location);
            String[] who = Objects.requireNonNullElse(address.getRawUserInfo(), "").split(":", 2);
            boolean right =
                    "postgresql".equals(address.getScheme())
                            && address.getHost() != null
                            && address.getPath().length() > 1
                            && !who[0].isEmpty();
            return right
                    ? Optional.of(new Postgres(address, decoded(who[0]), password(who), false))
                    : Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> password(String[] who) {
        return who.length == 2
                ? Optional.of(decoded(who[1]))
                : Optional.ofNullable(System.getenv(PASSWORD));
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private PGSimpleDataSource source() {
        var source = new PGSimpleDataSource();
        String query = address.getRawQuery() == null ? "" : "?" + address.getRawQuery();
        source.setURL("jdbc:postgresql://" + hostAndPort() + address.getRawPath() + query);
        source.setUser(user);
        password.ifPresent(source::setPassword);
        source.setApplicationName("baccarat");
        source.setReWriteBatchedInserts(true);
        source.setTcpKeepAlive(true);
        return source;
    }

    private String hostAndPort() {
        return address.getHost() + (address.getPort() < 0 ? "" : ":" + address.getPort());
    }

    @Override
    public Connection writer() throws SQLException {
        Connection connection = source().getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("SET synchronous_commit TO on");
            if (isShared) {
                statement.execute(
                        "SET idle_in_transaction_session_timeout TO " + LONGEST_PAUSE_MILLIS);
                statement.execute("SET lock_timeout TO " + LONGEST_WAIT_MILLIS);
            }
            lock(statement);
            return connection;
        } catch (SQLException | StoreFailed e) {
            connection.close();
            throw e;
        }
    }

    private void lock(Statement statement) throws SQLException {
        for (int attempt = 0; attempt < LOCK_ATTEMPTS; attempt++) {
            try (ResultSet got = statement.executeQuery("SELECT " + tryLock() + "(" + LOCK + ")")) {
                if (got.next() && got.getBoolean(1)) {
                    return;
                }
            }
            pause();
        }
        throw new StoreFailed("another process is using the database " + this);
    }

    private String tryLock() {
        return isShared ? "pg_try_advisory_lock_shared" : "pg_try_advisory_lock";
    }

    private static void pause() {
        try {
            Thread.sleep(MILLIS_BETWEEN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreFailed("interrupted while waiting for the database", e);
        }
    }

    @Override
    public boolean isShared() {
        return isShared;
    }

    @Override
    public DataSource schema() {
        return source();
    }

    @Override
    public DataSource reading() {
        PGSimpleDataSource source = source();
        source.setReadOnly(true);
        return source;
    }

    @Override
    public HikariConfig readers() {
        var pool = new HikariConfig();
        pool.setDataSource(reading());
        pool.setMaximumPoolSize(isShared ? 2 * READERS : READERS);
        pool.setReadOnly(true);
        pool.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        return pool;
    }

    @Override
    public Map<String, String> types() {
        return Map.of(
                "bytes",
                "BYTEA",
                "identity",
                "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY");
    }

    @Override
    public String numbersGoOn(String table) {
        return "SELECT setval(pg_get_serial_sequence('%1$s', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM %1$s), false)"
                .formatted(table);
    }

    /// Nothing to do: the lock ends with the connection.
    @Override
    public void release() {}

    /// Always `ok`: PostgreSQL compares each page with its checksum whenever it reads it, if the
    /// cluster was created with checksums.
    @Override
    public String damage() {
        return "SELECT 'ok'";
    }

    @Override
    public boolean isDamage(SQLException failure) {
        return failure.getSQLState() != null && DAMAGE.contains(failure.getSQLState());
    }

    @Override
    public String toString() {
        return "postgresql://" + hostAndPort() + address.getPath();
    }
}
