package baccarat.records;

import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What has come about in careless worlds: which events, and which commands were answered how.
class CarelessCoverage {

    static final List<Class<? extends Command>> COMMANDS = kindsOf(Command.class);

    /// A move of each kind of command, whatever it is about.
    static final List<Move> MOVES =
            COMMANDS.stream().map(kind -> Move.of(Samples.command(kind, 0))).toList();

    private static final List<Class<? extends Event>> EVENTS = kindsOf(Event.class);

    private final Set<Class<?>> happened = new HashSet<>();
    private final Set<Class<?>> accepted = new HashSet<>();
    private final Set<Class<?>> refused = new HashSet<>();

    /// The records of a sealed hierarchy of two storeys.
    private static <T> List<Class<? extends T>> kindsOf(Class<T> sealed) {
        var kinds = new ArrayList<Class<? extends T>>();
        for (Class<?> part : sealed.getPermittedSubclasses()) {
            for (Class<?> kind : part.getPermittedSubclasses()) {
                kinds.add(kind.asSubclass(sealed));
            }
        }
        return List.copyOf(kinds);
    }

    void happened(TableState before, Happened event, TableState after) {
        happened.add(event.event().getClass());
    }

    void answered(Command command, Decision answer) {
        (answer instanceof Decision.Accepted ? accepted : refused).add(command.getClass());
    }

    /// What has not come about, but for what is left out.
    List<String> missing(Class<?>... except) {
        var missing = new ArrayList<String>();
        EVENTS.stream()
                .filter(kind -> !happened.contains(kind) && !Arrays.asList(except).contains(kind))
                .forEach(kind -> missing.add(kind.getSimpleName() + " never happened"));
        COMMANDS.stream()
                .filter(kind -> !accepted.contains(kind))
                .forEach(kind -> missing.add(kind.getSimpleName() + " was never accepted"));
        COMMANDS.stream()
                .filter(kind -> !refused.contains(kind))
                .forEach(kind -> missing.add(kind.getSimpleName() + " was never refused"));
        return missing;
    }
}
