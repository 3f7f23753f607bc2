package baccarat.records;

import baccarat.rules.Meter;
import baccarat.rules.Provision;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Phase;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The names of events, commands, moves, phases, wagers, meters, provisions and other constants, in
/// logs, in the store and to people. The table of names has them all, so that nothing in Java
/// changes them by being renamed.
public final class Names {

    private static final Map<Class<?>, Line> ALL = all();

    /// A line of the table: the name of one kind, and its fields with blanks between them.
    record Line(String name, String fields) {

        static Line of(String line) {
            int colon = line.indexOf(':');
            return colon < 0
                    ? new Line(line, "")
                    : new Line(line.substring(0, colon), line.substring(colon + 1).strip());
        }
    }

    private Names() {}

    private static Map<Class<?>, Line> all() {
        var all = new HashMap<Class<?>, Line>();
        EventNames.ALL.forEach((type, line) -> all.put(type, Line.of(line)));
        StateNames.ALL.forEach((type, line) -> all.put(type, Line.of(line)));
        for (CommandNames.Row row : CommandNames.ALL) {
            all.put(row.command(), Line.of(row.line()));
            all.put(row.move(), Line.of(row.line()));
        }
        return Map.copyOf(all);
    }

    public static String of(Wager wager) {
        return ChoiceNames.WAGERS.of(wager);
    }

    /// The wager of this name.
    public static Optional<Wager> wager(String name) {
        return ChoiceNames.WAGERS.word(Spelling.WORDS).of(name);
    }

    public static String of(Meter meter) {
        return ChoiceNames.METERS.of(meter);
    }

    /// The word of a duty, a call, a place, a side or another constant of the table.
    public static String of(Enum<?> constant) {
        return ConstantNames.of(constant);
    }

    public static String ofProvision(Provision provision) {
        return ConstantNames.of((Enum<?>) provision);
    }

    /// The provision of this name.
    public static Optional<Provision> provision(String name) {
        return Words.PROVISION.of(name);
    }

    public static String of(Event event) {
        return of(event.getClass());
    }

    public static String of(Command command) {
        return of(command.getClass());
    }

    public static String of(Phase phase) {
        return of(phase.getClass());
    }

    /// The name of the command that makes this move.
    public static String of(Move move) {
        return of(move.getClass());
    }

    /// The name of one kind of event, command, move or phase.
    public static String of(Class<?> kind) {
        return line(kind).name();
    }

    static Line line(Class<?> kind) {
        Line line = ALL.get(kind);
        if (line == null) {
            throw new IllegalStateException(kind + " has no name; add it to the table of names");
        }
        return line;
    }
}
