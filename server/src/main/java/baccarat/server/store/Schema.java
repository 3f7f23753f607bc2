package baccarat.server.store;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.configuration.FluentConfiguration;

/// The tables of the store, migrated when it is opened.
final class Schema {

    private static final String SCRIPTS = "classpath:baccarat/server/store";

    private static final Set<MigrationState> FUTURE =
            Set.of(MigrationState.FUTURE_SUCCESS, MigrationState.FUTURE_FAILED);

    private Schema() {}

    static void update(Database database) {
        Flyway flyway = flyway(database, MigrationVersion.LATEST);
        checkIsNotNewer(database, flyway.info());
        flyway.migrate();
    }

    /// Fails if the schema is not up to date, where it must not be migrated now.
    static void checkIsNewest(Database database) {
        MigrationInfoService info = reading(database).info();
        checkIsNotNewer(database, info);
        if (info.pending().length > 0) {
            throw new StoreFailed(
                    "an older program wrote the database %s; open the casino once with this one, which brings it up to date"
                            .formatted(database));
        }
    }

    /// Fails if the schema is newer than this program: it must not write money into tables it does
    /// not know.
    private static void checkIsNotNewer(Database database, MigrationInfoService info) {
        MigrationVersion known =
                Stream.of(info.all())
                        .filter(it -> !FUTURE.contains(it.getState()))
                        .map(MigrationInfo::getVersion)
                        .max(Comparator.naturalOrder())
                        .orElseThrow();
        Stream.of(info.applied())
                .map(MigrationInfo::getVersion)
                .max(Comparator.naturalOrder())
                .filter(found -> found.isNewerThan(known.getVersion()))
                .ifPresent(
                        found -> {
                            throw new StoreFailed(
                                    ("a newer program wrote the database %s: its tables are version %s, and this program knows"
                                                    + " them up to version %s; open it with the newer program")
                                            .formatted(database, found, known));
                        });
    }

    /// Creates the tables of an older version, for data written then.
    static void update(Database database, String version) {
        try {
            flyway(database, MigrationVersion.fromVersion(version)).migrate();
        } catch (FlywayException e) {
            throw new StoreFailed("there are no tables of version " + version + " here", e);
        }
    }

    /// Drops all tables.
    static void drop(Database database) {
        configured(database, MigrationVersion.LATEST).cleanDisabled(false).load().clean();
    }

    /// Returns empty for a database without tables.
    static Optional<String> version(Database database) {
        MigrationInfo current = reading(database).info().current();
        return Optional.ofNullable(current).map(info -> String.valueOf(info.getVersion()));
    }

    private static Flyway reading(Database database) {
        return configured(database, MigrationVersion.LATEST).dataSource(database.reading()).load();
    }

    private static Flyway flyway(Database database, MigrationVersion target) {
        return configured(database, target).load();
    }

    private static FluentConfiguration configured(Database database, MigrationVersion target) {
        return Flyway.configure()
                .loggers("slf4j")
                .dataSource(database.schema())
                .locations(SCRIPTS)
                .placeholders(database.types())
                .target(target);
    }
}
