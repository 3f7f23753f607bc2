package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Right;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Logs, databases and other people's programs know these names: none ever changes.
class NamesTest {

    private static final Path GOLDEN = Path.of("src/test/resources/baccarat/records/names.txt");

    private static String names(String of, Class<?> type) {
        return SealedShape.records(type)
                .map(kind -> of + " " + Names.of(kind))
                .sorted()
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void no_name_changes() throws IOException {
        String all =
                names("command", Command.class)
                        + names("event", Event.class)
                        + names("phase", Phase.class)
                        + names("right", Right.class);

        assertEquals(Files.readString(GOLDEN), all);
    }

    private static Stream<Command> commands() {
        return SealedShape.records(Command.class).map(type -> Samples.command(type, 0));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_move_has_the_name_of_its_command(Command command) {
        assertEquals(Names.of(command), Names.of(Move.of(command)));
    }

    @Test
    void no_two_of_a_kind_share_a_name() {
        for (Class<?> type :
                Stream.of(Command.class, Event.class, Move.class, Phase.class).toList()) {
            Map<String, Long> counted =
                    SealedShape.records(type)
                            .distinct()
                            .collect(Collectors.groupingBy(Names::of, Collectors.counting()));

            counted.forEach((name, count) -> assertEquals(1, count, name));
        }
    }
}
