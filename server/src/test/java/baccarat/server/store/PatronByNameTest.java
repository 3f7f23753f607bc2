package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Staff write a patron's name in whatever case, and both databases find the same person.
class PatronByNameTest extends StoreCase {

    private void join(String id, String name, String key) {
        write(
                handle ->
                        handle.execute(
                                "INSERT INTO person (id, name, name_key, role, created_at, is_guest)"
                                        + " VALUES (?, ?, ?, 'patron', 0, 1)",
                                id,
                                name,
                                key));
    }

    private Optional<String> found(String name) {
        return store.read(handle -> AliasRows.patron(handle, name)).map(AliasRows.Known::person);
    }

    @Test
    void letters_that_only_one_of_them_folds_are_the_same_name() {
        join("1", "Zoë", NameKey.of("Zoë"));

        assertEquals(Optional.of("1"), found("ZOË"));
        assertEquals(Optional.of("1"), found("ｚｏë"));
        assertEquals(Optional.empty(), found("Zoe"));
    }

    /// From before there were keys.
    @Test
    void names_that_look_alike_are_found_by_their_very_letters() {
        join("1", "Zoë", NameKey.of("Zoë"));
        join("2", "ZOË", NameKey.of("Zoë") + " 2");

        assertEquals(Optional.of("1"), found("Zoë"));
        assertEquals(Optional.of("2"), found("ZOË"));
    }
}
