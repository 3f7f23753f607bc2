package baccarat.records;

import baccarat.rules.Meter;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Phase;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The names of events, commands, moves, phases, wagers and meters, in logs, in the store and to
/// people. They are written down here, so that no class in Java changes them by being renamed.
public final class Names {

    private static final Map<Class<?>, String> ALL = all();

    private Names() {}

    private static Map<Class<?>, String> all() {
        Map<Class<?>, String> all = new HashMap<>(EventNames.ALL);
        all.putAll(StateNames.ALL);
        for (CommandNames.Row row : CommandNames.ALL) {
            all.put(row.command(), row.name());
            all.put(row.move(), row.name());
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
        String name = ALL.get(kind);
        if (name == null) {
            throw new IllegalStateException(kind + " has no name; add it to the table of names");
        }
        return name;
    }
}
