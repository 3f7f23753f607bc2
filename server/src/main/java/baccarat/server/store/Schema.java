package baccarat.server.store;

import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;

/// The tables of the store, brought up to date when it is opened.
final class Schema {

    private static final String SCRIPTS = "classpath:baccarat/server/store";

    private Schema() {}

    static void update(Database database) {
        flyway(database, MigrationVersion.LATEST).migrate();
    }

    /// The tables as they were in an older version, for what was written then.
    static void update(Database database, String version) {
        try {
            flyway(database, MigrationVersion.fromVersion(version)).migrate();
        } catch (FlywayException e) {
            throw new StoreFailed("there are no tables of version " + version + " here", e);
        }
    }

    /// Nothing in a database without tables.
    static Optional<String> version(Database database) {
        MigrationInfo current = flyway(database, MigrationVersion.LATEST).info().current();
        return Optional.ofNullable(current).map(info -> String.valueOf(info.getVersion()));
    }

    private static Flyway flyway(Database database, MigrationVersion target) {
        return Flyway.configure()
                .loggers("slf4j")
                .dataSource(database.schema())
                .locations(SCRIPTS)
                .placeholders(database.types())
                .target(target)
                .load();
    }
}
