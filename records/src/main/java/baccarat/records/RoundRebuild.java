package baccarat.records;

import baccarat.rules.TableRules;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/// Rebuilds one round from a log and keeps only one round in memory at a time.
public final class RoundRebuild {

    private final int wanted;
    private final LogReplay log;
    private final List<Happened> events = new ArrayList<>();
    private final List<Play> plays = new ArrayList<>();
    private TableState before;
    private boolean begun;
    private Optional<RoundLog> over = Optional.empty();

    private RoundRebuild(int wanted, LogReplay log) {
        this.wanted = wanted;
        this.log = log;
        this.before = log.state();
    }

    /// Round `number` of a log under these rules.
    public static Rebuilt of(int number, TableRules rules, Iterator<String> lines) {
        return of(number, new LogReplay(rules, new LogReader(lines)));
    }

    /// Round `number` of a log that is followed from somewhere before its first wager.
    public static Rebuilt of(int number, LogReplay log) {
        return new RoundRebuild(number, log).rebuilt();
    }

    private Rebuilt rebuilt() {
        while (true) {
            TableState prior = log.state();
            switch (log.next()) {
                case LogLine.Opening _ -> {}
                case LogLine.Entry(_, var happened) -> {
                    if (begun && beginsARound(happened.event())) {
                        return atTheEnd(prior);
                    }
                    add(prior, happened);
                }
                case LogLine.Wrong wrong -> {
                    return new Rebuilt.Unreadable(wrong);
                }
                case LogLine.End _ -> {
                    return atTheEnd(log.state());
                }
            }
        }
    }

    private void add(TableState prior, Happened happened) {
        Event event = happened.event();
        if (events.isEmpty() && !begun) {
            if (!(event instanceof Event.OfWagers || event instanceof Event.RoundBegun)) {
                return;
            }
            before = prior;
        }
        events.add(happened);
        begun |= beginsARound(event) && log.state().shoe().rounds() == wanted;
        if (event instanceof Event.CardsCleared || event instanceof Event.RoundVoided) {
            end(prior);
        }
    }

    private static boolean beginsARound(Event event) {
        return event instanceof Event.RoundBegun(_, var kind) && kind != Play.Kind.SIMULATED;
    }

    private void end(TableState prior) {
        if (begun) {
            play(prior).ifPresent(plays::add);
            over = Optional.of(round(log.state(), true));
        } else {
            events.clear();
        }
    }

    /// No later event can belong to the round.
    private Rebuilt atTheEnd(TableState state) {
        if (!begun) {
            return new Rebuilt.NoSuchRound(wanted, state.shoe().rounds());
        }
        Optional<Play> underWay = play(state);
        if (underWay.isEmpty() && over.isPresent()) {
            return new Rebuilt.Found(over.get());
        }
        underWay.ifPresent(plays::add);
        return new Rebuilt.Found(round(state, false));
    }

    private RoundLog round(TableState after, boolean isOver) {
        return new RoundLog(wanted, events, before, after, plays, isOver);
    }

    private static Optional<Play> play(TableState state) {
        return play(state.phase());
    }

    /// The round under way, if there is one.
    private static Optional<Play> play(Phase phase) {
        return phase.underWay();
    }
}
