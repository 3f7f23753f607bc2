package baccarat.checks;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Arrows between the packages inside a room point one way too.
class PackagesTest {

    private static final JavaClasses CLASSES = MainClasses.ALL;

    /// The packages of a room, each of which uses those before it and none after. The room's own
    /// package is `.`.
    enum Order {
        RECORDS(List.of("tree", "note", "."), Set.of()),
        SIMULATION(List.of(".", "strategy"), Set.of()),
        /// The casino at the top starts two of the floor's desks, which use it.
        SERVER(
                List.of(
                        "work",
                        "store",
                        "care",
                        "names",
                        "money",
                        "people",
                        "views",
                        "rounds",
                        "tables",
                        "analysis",
                        "signing",
                        "audit",
                        "bundle",
                        ".",
                        "floor",
                        "web"),
                Set.of("Casino -> GuestDesk", "AuditStops -> StopDesk"));

        private final List<String> packages;
        private final Set<String> otherwise;

        Order(List<String> packages, Set<String> otherwise) {
            this.packages = packages;
            this.otherwise = otherwise;
        }

        private String room() {
            return "baccarat." + Room.valueOf(name()).folder();
        }

        private boolean has(JavaClass type) {
            return type.getPackageName().equals(room())
                    || type.getPackageName().startsWith(room() + ".");
        }

        private int place(JavaClass type) {
            String name = type.getPackageName();
            String inside = name.equals(room()) ? "." : name.substring(room().length() + 1);
            int place = packages.indexOf(inside);
            assertTrue(place >= 0, name + " has no place in the order");
            return place;
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_package_uses_those_before_it_and_none_after(Order order) {
        Set<String> against =
                CLASSES.stream()
                        .filter(order::has)
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .filter(arrow -> order.has(arrow.getTargetClass()))
                        .filter(
                                arrow ->
                                        order.place(arrow.getTargetClass())
                                                > order.place(arrow.getOriginClass()))
                        .map(
                                arrow ->
                                        outermost(arrow.getOriginClass())
                                                + " -> "
                                                + outermost(arrow.getTargetClass()))
                        .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(new TreeSet<>(order.otherwise), against);
    }

    /// A screen is a function of the table's state: of the casino it uses how a patron is named,
    /// and nothing that stores, waits or knows a hidden card.
    @Test
    void views_use_no_other_package_of_the_server_but_the_names() {
        classes()
                .that()
                .resideInAPackage("baccarat.server.views")
                .should()
                .onlyDependOnClassesThat(
                        resideOutsideOfPackage("baccarat.server..")
                                .or(
                                        resideInAnyPackage(
                                                "baccarat.server.views", "baccarat.server.names")))
                .check(CLASSES);
    }

    /// A table may be led elsewhere, so desks and routes know its door and not its thread.
    @Test
    void only_those_who_run_tables_know_their_threads() {
        noClasses()
                .that()
                .resideInAPackage("baccarat.server..")
                .and()
                .resideOutsideOfPackage("baccarat.server.tables")
                .and()
                .doNotHaveSimpleName("CasinoTables")
                .should()
                .dependOnClassesThat()
                .haveSimpleName("TableThread")
                .check(CLASSES);
    }

    private static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(PackagesTest::outermost).orElse(type.getSimpleName());
    }
}
