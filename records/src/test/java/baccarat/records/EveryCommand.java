package baccarat.records;

import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Person;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A command of every type, and every table along the playthroughs: what the tests of other rooms
/// ask a table for, and when.
public final class EveryCommand {

    private static final Path PLAYTHROUGHS = Path.of("../records/src/test/playthroughs");

    private EveryCommand() {}

    /// One of each type, whether it makes sense or not.
    public static List<Command> samples() {
        return SealedShape.records(Command.class).map(type -> Samples.command(type, 0)).toList();
    }

    /// Every table that somebody in a playthrough asks for something.
    public static Set<TableState> tables() throws IOException {
        var asked = new Visited();
        try (Stream<Path> files = Files.walk(PLAYTHROUGHS)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".txt")).toList()) {
                Playthrough.of(Files.readString(file), asked);
            }
        }
        asked.tables.addAll(asked.tables.stream().flatMap(EveryCommand::sealed).toList());
        return asked.tables;
    }

    /// The same table with its shoe sealed, if it may be: real cards, which the playthroughs are
    /// about, never are.
    private static Stream<TableState> sealed(TableState table) {
        var seal = new Command.PublishSeal("5".repeat(64));
        var asks = new Asked(Person.dealer("dealer"), table.clock(), seal);
        return Table.decide(table, asks) instanceof Decision.Accepted(_, var after)
                ? Stream.of(after)
                : Stream.empty();
    }

    /// Keeps the tables that are asked and leaves out those between two events of one command.
    private static final class Visited implements Playthrough.Listener {

        private final Set<TableState> tables = new LinkedHashSet<>();
        private Optional<TableState> now = Optional.empty();

        @Override
        public void asked(Command command) {
            now.ifPresent(tables::add);
        }

        @Override
        public void became(TableState state) {
            now = Optional.of(state);
        }
    }
}
