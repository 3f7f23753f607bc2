package baccarat.records;

import baccarat.rules.Spot;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Role;
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

    private static final String SEAL = "5".repeat(64);

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

    /// The same table with its shoe sealed, if it may be, and what follows up to the cut: real
    /// cards, which the playthroughs are about, never are.
    private static Stream<TableState> sealed(TableState table) {
        return Stream.iterate(
                        after(table, Person.dealer("dealer"), new Command.PublishSeal(SEAL)),
                        Optional::isPresent,
                        state -> next(state.orElseThrow()))
                .map(Optional::orElseThrow);
    }

    private static Optional<TableState> after(TableState table, Person who, Command command) {
        return Table.decide(table, new Asked(who, table.clock(), command))
                        instanceof Decision.Accepted(_, var after)
                ? Optional.of(after)
                : Optional.empty();
    }

    /// What is usually done next on the way to the cut of a sealed shoe.
    private static Optional<TableState> next(TableState table) {
        Optional<Due> due = Next.steps(table).stream().filter(Due::required).findFirst();
        if (due.isEmpty()) {
            return Optional.empty();
        }
        Role role = due.get().by().roles().getFirst();
        Person who = new Person(role, due.get().by().patron().orElse(role.toString()));
        return switch (due.get().move()) {
            case Move.Confirm(var duty) -> after(table, who, new Command.Confirm(duty));
            case Move.AcceptCut _ -> after(table, who, new Command.AcceptCut());
            case Move.PledgeShare _ -> {
                Spot seat = ((Phase.Cutting) table.phase()).cutter().seat().orElseThrow();
                yield after(table, who, new Command.PledgeShare(seat, "6".repeat(64)));
            }
            case Move.CutCards _ ->
                    after(table, who, new Command.CutCards(table.stock().total() / 2));
            case Move.ClosePledges _ -> after(table, who, new Command.ClosePledges());
            default -> Optional.empty();
        };
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
