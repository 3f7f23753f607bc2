package baccarat.table;

import static baccarat.table.BadCommands.NOBODY;
import static baccarat.table.BadCommands.assertRefused;
import static baccarat.table.OneOfEach.ONE_OF_EACH;
import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.SUPERVISOR;
import static baccarat.table.Seated.patron;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every command at the wrong moment, and by everybody whose part it is not, is refused.
class EveryCommandTest {

    private static final List<Person> EVERYBODY =
            List.of(
                    patron(2),
                    patron(5),
                    NOBODY,
                    DEALER,
                    FLOOR,
                    SUPERVISOR,
                    new Person(Role.SURVEILLANCE, "eye"));

    @Test
    void no_kind_of_command_is_left_out_here() {
        Set<Class<?>> kinds =
                Arrays.stream(Command.class.getPermittedSubclasses())
                        .flatMap(part -> Arrays.stream(part.getPermittedSubclasses()))
                        .collect(toSet());

        assertEquals(kinds, ONE_OF_EACH.stream().map(Command::getClass).collect(toSet()));
    }

    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void whatever_is_not_among_the_steps_is_refused(String example) {
        int turn = 0;
        for (Seated table : Walk.through(example)) {
            List<Due> steps = Next.steps(table.state());
            for (Command command : ONE_OF_EACH) {
                if (ofItsKind(steps, command).isEmpty()) {
                    Person who = EVERYBODY.get(turn++ % EVERYBODY.size());
                    assertRefused(table, who, command);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("baccarat.table.Seated#examples")
    void a_step_is_refused_to_everybody_whose_part_it_is_not(String example) {
        for (Seated table : Walk.through(example)) {
            List<Due> steps = Next.steps(table.state());
            for (Command command : ONE_OF_EACH) {
                List<Due> ofItsKind = ofItsKind(steps, command);
                for (Person who : ofItsKind.isEmpty() ? List.<Person>of() : EVERYBODY) {
                    boolean listed =
                            ofItsKind.stream()
                                    .anyMatch(step -> names(step, command) && isFor(step, who));
                    if (!listed) {
                        assertRefused(table, who, command);
                    }
                }
            }
        }
    }

    private static boolean names(Due step, Command command) {
        return step.move().covers(Move.of(command));
    }

    private static List<Due> ofItsKind(List<Due> steps, Command command) {
        return steps.stream().filter(step -> step.move().isLike(Move.of(command))).toList();
    }

    /// Whose part a step is, by role and name; a supervisor may do what a floorperson may.
    private static boolean isFor(Due step, Person who) {
        return switch (who.role()) {
            case PATRON ->
                    step.by().roles().contains(Role.PATRON)
                            && who.name().equals(step.by().patron().orElse(who.name()));
            case SUPERVISOR ->
                    step.by().roles().contains(Role.SUPERVISOR)
                            || step.by().roles().contains(Role.FLOORPERSON);
            case DEALER, FLOORPERSON, SURVEILLANCE -> step.by().roles().contains(who.role());
        };
    }
}
