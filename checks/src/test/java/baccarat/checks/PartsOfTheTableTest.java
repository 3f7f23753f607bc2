package baccarat.checks;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// The parts of a table, each in a package of its own, and which of them sees which.
class PartsOfTheTableTest {

    private static final String TABLE = "baccarat.table";

    /// From the bottom up: a part may see those it names, all of which stand above it here.
    private static final Map<String, Set<String>> MAY_SEE =
            Map.of(
                    "wagers", Set.of(),
                    "curator", Set.of(),
                    "round", Set.of("wagers", "curator"),
                    "settlement", Set.of("round", "wagers"),
                    "patrons", Set.of("settlement", "round", "wagers"),
                    "preparation", Set.of("patrons", "settlement", "wagers", "curator"),
                    "seals", Set.of("preparation"),
                    "mishaps", Set.of("preparation", "settlement", "round", "wagers"),
                    "floor", Set.of("preparation", "settlement", "wagers", "curator"));

    /// What leads to the parts, and what the parts never see.
    private static final Set<String> ROUTERS =
            Set.of(
                    "AllSteps",
                    "Consequences",
                    "EarlierReading",
                    "Fits",
                    "Invariants",
                    "LinkedMeters",
                    "Next",
                    "Shown",
                    "Table");

    private static final JavaClasses CLASSES = MainClasses.ALL;

    private static String part(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith(TABLE + ".") ? name.substring(TABLE.length() + 1) : "";
    }

    private static boolean isRouter(JavaClass type) {
        return type.getPackageName().equals(TABLE)
                && ROUTERS.contains(
                        type.getName().substring(TABLE.length() + 1).split("\\$", -1)[0]);
    }

    private static List<JavaClass> ofTheTable() {
        return CLASSES.stream()
                .filter(type -> type.getPackageName().equals(TABLE) || !part(type).isEmpty())
                .toList();
    }

    private static Map<String, Set<String>> seen() {
        var seen = new TreeMap<String, Set<String>>();
        for (JavaClass type : ofTheTable()) {
            if (part(type).isEmpty()) {
                continue;
            }
            Set<String> parts = seen.computeIfAbsent(part(type), _ -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(arrow -> part(arrow.getTargetClass()))
                    .filter(other -> !other.isEmpty() && !other.equals(part(type)))
                    .forEach(parts::add);
        }
        return seen;
    }

    @Test
    void a_part_sees_the_parts_it_is_allowed_to_and_no_others() {
        assertEquals(new TreeMap<>(MAY_SEE), seen());
    }

    @Test
    void no_part_is_seen_by_one_that_it_sees() {
        var below = new TreeSet<String>();
        while (below.size() < MAY_SEE.size()) {
            List<String> next =
                    MAY_SEE.keySet().stream()
                            .filter(part -> !below.contains(part))
                            .filter(part -> below.containsAll(MAY_SEE.get(part)))
                            .toList();
            assertTrue(!next.isEmpty(), "a circle among those that are not in " + below);
            below.addAll(next);
        }
    }

    @Test
    void only_the_routers_lead_to_the_parts_and_no_part_leads_back() {
        var wrong = new TreeSet<String>();
        for (JavaClass type : ofTheTable()) {
            type.getDirectDependenciesFromSelf().stream()
                    .filter(
                            arrow ->
                                    isRouter(type)
                                            ? false
                                            : isRouter(arrow.getTargetClass())
                                                    || (part(type).isEmpty()
                                                            && !part(arrow.getTargetClass())
                                                                    .isEmpty()))
                    .map(arrow -> type.getSimpleName() + " -> " + arrow.getTargetClass().getName())
                    .forEach(wrong::add);
        }
        assertEquals(Set.of(), wrong);
    }

    /// Other rooms ask the table and read its state; they do not reach into a part.
    @Test
    void no_other_room_sees_a_part() {
        noClasses()
                .that()
                .resideOutsideOfPackage("baccarat.table..")
                .should()
                .dependOnClassesThat(
                        DescribedPredicate.describe("a part", type -> !part(type).isEmpty()))
                .check(CLASSES);
    }

    /// The state of a table changes by its events alone.
    @Test
    void no_other_room_changes_the_state_of_a_table() {
        var changes = new TreeSet<String>();
        CLASSES.stream()
                .filter(type -> !type.getPackageName().startsWith(TABLE))
                .flatMap(type -> type.getMethodCallsFromSelf().stream())
                .filter(call -> call.getTargetOwner().getName().equals(TABLE + ".TableState"))
                .filter(
                        call ->
                                call.getTarget()
                                        .getRawReturnType()
                                        .getName()
                                        .equals(TABLE + ".TableState"))
                .filter(call -> !call.getName().equals("closed"))
                .forEach(call -> changes.add(call.getDescription()));
        assertEquals(Set.of(), changes);
    }
}
