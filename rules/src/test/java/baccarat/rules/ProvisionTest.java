package baccarat.rules;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProvisionTest {

    private static final List<Provision> ALL = all();

    @Test
    void every_provision_of_the_room_is_found() {
        var topics = ALL.stream().map(Provision::getClass).map(Class::getSimpleName).distinct();

        assertEquals(
                List.of(
                        "Counting",
                        "Curatorship",
                        "Cutting",
                        "Dealing",
                        "Drawing",
                        "Equipment",
                        "House",
                        "Irregularity",
                        "Line",
                        "MultiLevelLine",
                        "Opening",
                        "Paying",
                        "PersonalLine",
                        "Royal9Terms",
                        "Settling",
                        "Shuffling",
                        "Wagering",
                        "Winning"),
                topics.sorted().toList());
    }

    @Test
    void no_two_provisions_share_a_name() {
        var twice =
                ALL.stream().collect(groupingBy(Provision::name, counting())).entrySet().stream()
                        .filter(entry -> entry.getValue() > 1)
                        .toList();

        assertEquals(List.of(), twice);
    }

    @Test
    void every_provision_is_found_by_its_name_and_in_their_order() {
        assertEquals(
                ALL.stream().map(Provision::name).sorted().toList(),
                Provisions.all().stream().map(Provision::name).toList());
        for (Provision provision : ALL) {
            assertEquals(Optional.of(provision), Provisions.of(provision.name()));
        }
        assertEquals(Optional.empty(), Provisions.of("NO_SUCH_PROVISION"));
    }

    @Test
    void every_provision_has_a_gist_without_a_full_stop() {
        for (Provision provision : ALL) {
            assertFalse(provision.gist().isBlank(), provision.name());
            assertEquals(provision.gist().strip(), provision.gist());
            assertFalse(provision.gist().endsWith("."), provision.name());
        }
    }

    @Test
    void the_house_has_its_own_rules_and_nobody_else_has() {
        for (Provision provision : ALL) {
            assertEquals(provision instanceof House, provision.isHouse(), provision.name());
        }
        assertTrue(House.POSTED_LIMITS.isHouse());
    }

    /// The constants of every enum of this room that is one of provisions.
    private static List<Provision> all() {
        try (Stream<Path> files = Files.list(room())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(name -> !name.equals("package-info"))
                    .<Class<?>>map(ProvisionTest::named)
                    .filter(type -> type.isEnum() && Provision.class.isAssignableFrom(type))
                    .flatMap(type -> Arrays.stream(type.getEnumConstants()))
                    .map(Provision.class::cast)
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path room() {
        try {
            URI uri =
                    Objects.requireNonNull(Provision.class.getResource("Provision.class")).toURI();
            return Objects.requireNonNull(Path.of(uri).getParent());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName("baccarat.rules." + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
