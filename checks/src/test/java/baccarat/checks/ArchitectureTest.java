package baccarat.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What the modules cannot enforce by themselves.
class ArchitectureTest {

    private static final String[] PURE =
            Room.all().filter(Room::isPure).map(Room::packages).toArray(String[]::new);

    /// The one class of these that is there for chance: a live shoe has to come from somewhere. And
    /// the one that reads the documents, which are resources of its own room.
    private static final String LIVE_CHANCE = "baccarat.shoe.FreshBytes";

    private static final String OWN_RESOURCES = "baccarat.regulations.Shipped";

    private static final JavaClasses CLASSES = MainClasses.ALL;

    private static final DescribedPredicate<JavaClass> CLOCK_CHANCE_FILE_OR_SOCKET =
            DescribedPredicate.describe(
                    "a clock, chance, a file or a socket",
                    type ->
                            type.getPackageName().startsWith("java.nio.file")
                                    || type.getPackageName().startsWith("java.nio.channels")
                                    || type.getPackageName().startsWith("java.net")
                                    || type.getPackageName().startsWith("java.sql")
                                    || type.getPackageName().startsWith("java.util.random")
                                    || isOneOf(type));

    private static boolean isOneOf(JavaClass type) {
        return Set.of(
                        "java.io.File",
                        "java.io.InputStream",
                        "java.io.OutputStream",
                        "java.io.Reader",
                        "java.io.Writer",
                        "java.io.PrintStream",
                        "java.time.Clock",
                        "java.util.Random",
                        "java.util.SplittableRandom",
                        "java.util.concurrent.ThreadLocalRandom",
                        "java.security.SecureRandom",
                        "java.lang.Thread",
                        "java.lang.Process",
                        "java.lang.ProcessBuilder")
                .contains(type.getName());
    }

    private static final DescribedPredicate<JavaAccess<?>> THE_SYSTEM =
            DescribedPredicate.describe(
                    "the time, the environment or the streams of the system",
                    access ->
                            (access.getTargetOwner().isEquivalentTo(System.class)
                                            && !access.getName().equals("arraycopy"))
                                    || access.getTarget()
                                            .getFullName()
                                            .equals("java.lang.Math.random()")
                                    || (access.getTargetOwner().getPackageName().equals("java.time")
                                            && access.getName().equals("now")));

    private static final ArchRule NO_WORLD =
            noClasses()
                    .that()
                    .resideInAnyPackage(PURE)
                    .and()
                    .doNotHaveFullyQualifiedName(LIVE_CHANCE)
                    .and()
                    .doNotHaveFullyQualifiedName(OWN_RESOURCES)
                    .should()
                    .dependOnClassesThat(CLOCK_CHANCE_FILE_OR_SOCKET);

    private static final ArchRule NO_SYSTEM =
            noClasses().that().resideInAnyPackage(PURE).should().accessTargetWhere(THE_SYSTEM);

    @Test
    void cards_rules_and_regulations_know_no_clock_chance_file_or_socket() {
        NO_WORLD.check(CLASSES);
        NO_SYSTEM.check(CLASSES);
    }

    /// The two rules above can fail: this test reads files, and cards would not be allowed to.
    @Test
    void a_class_that_reads_a_file_or_the_system_would_be_found() {
        JavaClasses both = new ClassFileImporter().importClasses(ArchitectureTest.class);

        ArchRule noWorld =
                noClasses()
                        .that()
                        .resideInAPackage("baccarat.checks")
                        .should()
                        .dependOnClassesThat(CLOCK_CHANCE_FILE_OR_SOCKET);
        assertThrows(AssertionError.class, () -> noWorld.check(both));
    }

    @Test
    void the_arrows_between_rooms_point_one_way() {
        var rooms = layeredArchitecture().consideringOnlyDependenciesInAnyPackage("baccarat..");
        for (Room room : Room.values()) {
            rooms =
                    (room.isOptional()
                                    ? rooms.optionalLayer(room.folder())
                                    : rooms.layer(room.folder()))
                            .definedBy(room.packages());
        }
        for (Room room : Room.values()) {
            String[] sees = room.sees().stream().map(Room::folder).toArray(String[]::new);
            rooms =
                    sees.length == 0
                            ? rooms.whereLayer(room.folder()).mayNotAccessAnyLayer()
                            : rooms.whereLayer(room.folder()).mayOnlyAccessLayers(sees);
        }
        rooms.ensureAllClassesAreContainedInArchitecture().check(CLASSES);
    }

    /// A casino in one process neither needs nor carries it.
    @Test
    void only_the_room_for_several_processes_knows_pekko() {
        noClasses()
                .that()
                .resideOutsideOfPackage(Room.CLUSTER.packages())
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.apache.pekko..")
                .check(CLASSES);
    }

    /// Every module that Maven builds is a room of the list, the page, these checks or the
    /// benchmarks; and both pages that say what a room is for name each.
    @Test
    void every_room_is_on_the_list_and_in_the_documents() throws IOException {
        Set<String> modules = found("<module>([a-z]+)</module>", "pom.xml");
        Set<String> rooms = new TreeSet<>(Set.of("web", "checks", "bench"));
        Room.all().map(Room::folder).forEach(rooms::add);

        assertEquals(modules, rooms);
        assertEquals(modules, found("(?m)^([a-z]+)/ {2,}\\S", "docs/architecture.md"));
        Set<String> asked = found("`([a-z]+)`", "CONTRIBUTING.md");
        assertTrue(asked.containsAll(modules), () -> modules + " but " + asked);
    }

    private static Set<String> found(String pattern, String file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(Room.HOUSE.resolve(file)))
                .results()
                .map(match -> match.group(1))
                .collect(toCollection(TreeSet::new));
    }

    /// Whoever checks must not lean on what is checked, nor on anybody's library.
    @Test
    void the_verifier_needs_nothing_but_the_jdk() {
        noClasses()
                .that()
                .resideInAPackage("baccarat.verifier..")
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages(
                        "baccarat.verifier..", "java..", "javax.crypto..", "org.jspecify..")
                .check(CLASSES);
    }

    /// Money is counted in whole cents and chances in whole numbers: no floating point, not even in
    /// passing.
    @Test
    void no_double_or_float_is_written_in_the_pure_rooms() throws IOException {
        Pattern floating =
                Pattern.compile("\\b(double|float|Double|Float|doubleValue|Math\\.round)\\b");

        for (Room room : Room.values()) {
            for (Path file : room.isExact() ? room.sources() : List.<Path>of()) {
                List<String> lines =
                        Files.readAllLines(file).stream()
                                .filter(line -> !line.strip().startsWith("///"))
                                .filter(line -> floating.matcher(line).find())
                                .toList();
                assertEquals(List.of(), lines, file.toString());
            }
        }
    }

    @Test
    void every_package_is_null_marked() throws IOException {
        for (Room room : Room.values()) {
            List<Path> sources = room.sources();
            assertTrue(!sources.isEmpty(), room.folder());
            for (Path folder : sources.stream().map(Path::getParent).distinct().toList()) {
                String info = Files.readString(folder.resolve("package-info.java"));
                assertTrue(info.contains("@NullMarked"), folder.toString());
            }
        }
    }
}
