package baccarat.records;

import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.Patron;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One round of a log, from its first wager until its cards are cleared or it is void. Rounds
/// simulated after it belong to it, with everything in between.
///
/// @param before the table before the first of the events
/// @param after the table after the last of them
/// @param plays the round at its end, then those simulated after it
/// @param isOver whether the log has the end of it
public record RoundLog(
        int number,
        List<Happened> events,
        TableState before,
        TableState after,
        List<Play> plays,
        boolean isOver) {

    public RoundLog {
        events = List.copyOf(events);
        plays = List.copyOf(plays);
    }

    /// The cards of a hand in the order they were dealt. In a voided round some cards may be face
    /// down.
    public List<Laid> hand(Side side) {
        return plays.getFirst().laid().stream()
                .filter(card -> card.place().side() == side)
                .toList();
    }

    /// A patron's chips, wagered or not, before the round and after it.
    public record Chips(String patron, Money before, Money after) {

        public Money change() {
            return after.minus(before);
        }
    }

    /// The round itself first, then those simulated after it.
    public List<RoundRow> rows(long shoe) {
        List<Boolean> voids =
                events.stream()
                        .map(Happened::event)
                        .filter(RoundLog::isEnd)
                        .map(event -> event instanceof Event.RoundVoided)
                        .toList();
        return IntStream.range(0, plays.size())
                .mapToObj(i -> new RoundRow(plays.get(i), shoe, i < voids.size() && voids.get(i)))
                .toList();
    }

    private static boolean isEnd(Event event) {
        return event instanceof Event.RoundVoided || event instanceof Event.CardsCleared;
    }

    /// For every patron at the table before or after the round.
    public List<Chips> chips() {
        var names = new TreeSet<String>();
        Stream.of(before, after)
                .flatMap(state -> state.roster().patrons().stream())
                .map(Patron::name)
                .forEach(names::add);
        return names.stream()
                .map(name -> new Chips(name, chips(before, name), chips(after, name)))
                .toList();
    }

    private static Money chips(TableState state, String name) {
        Money chips = state.accounts().of(new Account.Rack(name));
        List<Spot> places = state.roster().patron(name).map(Patron::places).orElse(List.of());
        for (Spot place : places) {
            chips = chips.plus(state.accounts().of(new Account.Wagers(place)));
        }
        return chips;
    }
}
