package baccarat.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What the modules cannot enforce by themselves.
class ArchitectureTest {

    private static final String[] PURE = {
        "baccarat.cards..",
        "baccarat.rules..",
        "baccarat.regulations..",
        "baccarat.table..",
        "baccarat.dealer..",
        "baccarat.records..",
        "baccarat.odds..",
        "baccarat.simulation..",
        "baccarat.shoe..",
        "baccarat.verifier.."
    };

    /// The one class of these that is there for chance: a live shoe has to come from somewhere. And
    /// the one that reads the documents, which are resources of its own room.
    private static final String LIVE_CHANCE = "baccarat.shoe.FreshBytes";

    private static final String OWN_RESOURCES = "baccarat.regulations.Shipped";

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("baccarat");

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
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("baccarat..")
                .layer("cards")
                .definedBy("baccarat.cards..")
                .layer("rules")
                .definedBy("baccarat.rules..")
                .layer("regulations")
                .definedBy("baccarat.regulations..")
                .layer("table")
                .definedBy("baccarat.table..")
                .layer("dealer")
                .definedBy("baccarat.dealer..")
                .layer("records")
                .definedBy("baccarat.records..")
                .layer("odds")
                .definedBy("baccarat.odds..")
                .layer("simulation")
                .definedBy("baccarat.simulation..")
                .layer("reports")
                .definedBy("baccarat.reports..")
                .layer("shoe")
                .definedBy("baccarat.shoe..")
                .layer("verifier")
                .definedBy("baccarat.verifier..")
                .layer("server")
                .definedBy("baccarat.server..")
                .layer("cli")
                .definedBy("baccarat.cli..")
                .whereLayer("cli")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("server")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("reports")
                .mayOnlyBeAccessedByLayers("server", "cli")
                .whereLayer("regulations")
                .mayOnlyBeAccessedByLayers("reports", "server", "cli")
                .whereLayer("odds")
                .mayOnlyBeAccessedByLayers("simulation", "reports", "server", "cli")
                .whereLayer("simulation")
                .mayOnlyBeAccessedByLayers("reports", "server", "cli")
                .whereLayer("shoe")
                .mayOnlyBeAccessedByLayers("server")
                .whereLayer("verifier")
                .mayOnlyBeAccessedByLayers("cli")
                .whereLayer("verifier")
                .mayNotAccessAnyLayer()
                .whereLayer("records")
                .mayOnlyBeAccessedByLayers("server", "cli")
                .whereLayer("dealer")
                .mayOnlyBeAccessedByLayers("server", "cli")
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("dealer", "records", "server", "cli")
                .whereLayer("rules")
                .mayOnlyBeAccessedByLayers(
                        "regulations",
                        "table",
                        "dealer",
                        "records",
                        "odds",
                        "simulation",
                        "reports",
                        "server",
                        "cli")
                .whereLayer("cards")
                .mayOnlyBeAccessedByLayers(
                        "rules",
                        "regulations",
                        "table",
                        "dealer",
                        "records",
                        "odds",
                        "simulation",
                        "reports",
                        "shoe",
                        "server",
                        "cli")
                .ensureAllClassesAreContainedInArchitectureIgnoring("baccarat.cites..")
                .check(CLASSES);
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

        for (String room :
                List.of(
                        "cards",
                        "rules",
                        "regulations",
                        "table",
                        "records",
                        "simulation",
                        "shoe",
                        "verifier")) {
            for (Path file : sources(room)) {
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
        for (String room :
                List.of(
                        "cites",
                        "cards",
                        "rules",
                        "regulations",
                        "table",
                        "dealer",
                        "records",
                        "odds",
                        "simulation",
                        "reports",
                        "shoe",
                        "verifier",
                        "server",
                        "cli")) {
            for (Path folder : sources(room).stream().map(Path::getParent).distinct().toList()) {
                String info = Files.readString(folder.resolve("package-info.java"));
                assertTrue(info.contains("@NullMarked"), folder.toString());
            }
        }
    }

    private static List<Path> sources(String room) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", room, "src/main/java"))) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
            assertTrue(!sources.isEmpty(), room);
            return sources;
        }
    }
}
