package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Limits;
import baccarat.server.people.Member;
import baccarat.server.people.Passwords;
import baccarat.server.people.People;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Accounts of a database from before names had keys and stops a column of their own.
class OldAccountsTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @TempDir Path folder;

    /// A database of version 2 with people in it.
    private void old(String location, List<String> people) throws SQLException {
        Stream<String> inserts =
                people.stream()
                        .map(
                                person ->
                                        "INSERT INTO person (id, name, role, failures, locked_at, created_at, is_guest) VALUES ("
                                                + person
                                                + ")");
        Stream<String> stopped =
                Stream.of(
                        "INSERT INTO significant (at, kind, who, detail) VALUES (77, 'stopped', 'fay', '{}')");
        OldDatabase.of(
                "2", location, folder.resolve("casino"), Stream.concat(inserts, stopped).toList());
    }

    private static People people(Store store) {
        return new People(
                store, new Passwords(Limits.USUAL.passwords(), Passwords.Cost.USUAL), () -> NOON);
    }

    @ParameterizedTest
    @EnumSource
    void who_was_sent_home_stays_stopped_and_who_was_locked_is_open(StoreKind kind)
            throws SQLException {
        String place = kind.newLocation();
        old(
                place,
                List.of(
                        "'1', 'open', 'patron', 2, NULL, 1, 0",
                        "'2', 'locked', 'administrator', 3, 55, 2, 0",
                        "'3', 'sent', 'patron', 0, 66, 3, 0",
                        "'4', 'tried', 'patron', 9, 77, 4, 0"));

        try (Store store = Stores.open(place, folder.resolve("casino"))) {
            List<String> stopped =
                    people(store).all().stream()
                            .filter(member -> !member.isOpen())
                            .map(Member::name)
                            .sorted()
                            .toList();
            assertEquals(List.of("sent", "tried"), stopped);
        }
    }

    @Test
    void names_that_differ_only_in_case_survive_a_backup() throws SQLException {
        old(
                "sqlite",
                List.of(
                        "'1', 'Zoë', 'patron', 0, NULL, 1, 0",
                        "'2', 'ZOË', 'patron', 0, NULL, 2, 0"));
        Path backup = folder.resolve("backup.zip");
        try (Store store = Stores.open("sqlite", folder.resolve("casino"))) {
            assertEquals("1 2 1", found(people(store)));
            String noted =
                    store.read(handle -> Significant.last(handle, Optional.of("account"), 9))
                            .toString();
            assertTrue(noted.contains("ZOË"), noted);
            Backup.to(backup, store, NOON);
        }

        String other = StoreKind.POSTGRESQL.newLocation();
        Restore.from(backup, other, folder.resolve("restored"));
        try (Store restored = Stores.open(other, folder.resolve("restored"))) {
            assertEquals("1 2 1", found(people(restored)));
        }
    }

    private static String found(People people) {
        return List.of("Zoë", "ZOË", "zoë").stream()
                .map(name -> people.find(name).map(Member::id).orElse("nobody"))
                .reduce("", (all, one) -> (all + " " + one).strip());
    }
}
