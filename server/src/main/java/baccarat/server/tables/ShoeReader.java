package baccarat.server.tables;

import baccarat.cards.Card;
import baccarat.server.views.ShoeView;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Place;
import baccarat.table.Shown;
import baccarat.table.Stock;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The cards that a shoe has read at a table with real cards. A card is known by its number: the
/// first one out of a loaded shoe is 1, burned cards are counted. What the table has recorded says
/// which number lies where.
///
/// The shoe is followed only while both counts agree. After a fault the dealer enters the faces by
/// key, until the counts agree again between two rounds.
///
/// Nothing here is stored: what a card is that nobody has turned is in no database.
final class ShoeReader {

    /// A shoe says twice in this time that it is there.
    static final Duration SILENT_AFTER = Duration.ofSeconds(10);

    /// The burn takes eleven cards at most.
    private static final int MOST_WAITING = 11;

    /// Why the dealer enters the faces.
    private enum Fault {
        SILENT("the shoe has not been heard for 10 seconds"),
        LINES_MISSING("lines of the shoe are missing"),
        READ_TWICE("the shoe read one card as two different ones"),
        BY_HAND("the dealer enters the faces by hand"),
        BEHIND(
                "fewer cards have left the shoe than are on record; it is followed again when it is loaded"),
        AHEAD("more cards have left the shoe than are on record");

        private final String words;

        Fault(String words) {
            this.words = words;
        }

        /// Whether a count that agrees between two rounds shows that nothing is missing.
        private boolean endsBetweenRounds() {
            return this != BEHIND;
        }
    }

    private final Map<Integer, Card> cards = new HashMap<>();
    private final Map<Place, Integer> laid = new EnumMap<>(Place.class);
    private Optional<Integer> surplus = Optional.empty();
    private int last;
    private Optional<Instant> heardAt = Optional.empty();
    private Optional<Fault> fault = Optional.empty();

    /// Takes in a line of the shoe.
    void hear(ShoeLine line, TableState state, Instant now) {
        boolean isFirst = heardAt.isEmpty();
        heardAt = Optional.of(now);
        if (isFirst) {
            boolean isNew = line.number() <= 1 && drawn(state.stock()) == 0;
            fault = isNew ? Optional.empty() : Optional.of(Fault.LINES_MISSING);
            last = line.number();
        } else {
            count(line, state);
        }
        line.card().ifPresent(card -> keep(line.number(), card));
        if (last > drawn(state.stock()) + MOST_WAITING) {
            fault = Optional.of(Fault.AHEAD);
        }
        if (line.card().isEmpty() && state.phase().underWay().isEmpty()) {
            compare(drawn(state.stock()));
        }
    }

    private void count(ShoeLine line, TableState state) {
        boolean isLoaded = line.number() == 0 && last > 0;
        boolean beginsAgain = line.number() == 1 && last > 1 && line.card().isPresent();
        if (isLoaded || beginsAgain) {
            cards.clear();
            last = line.number();
            fault = drawn(state.stock()) == 0 ? Optional.empty() : Optional.of(Fault.BEHIND);
            return;
        }
        int next = line.card().isPresent() ? last + 1 : last;
        if (line.number() > next) {
            fault = fault.or(() -> Optional.of(Fault.LINES_MISSING));
        }
        last = Math.max(last, line.number());
    }

    private void keep(int number, Card card) {
        Card before = cards.putIfAbsent(number, card);
        if (before != null && !before.equals(card)) {
            fault = Optional.of(Fault.READ_TWICE);
        }
    }

    /// Ends a fault if the counts agree; one card too few can never be told from the next one.
    private void compare(int drawn) {
        if (last < drawn) {
            fault = Optional.of(Fault.BEHIND);
        } else if (last == drawn && fault.filter(Fault::endsBetweenRounds).isPresent()) {
            fault = Optional.empty();
        }
    }

    /// The shoe is taken away from the table.
    void forget() {
        cards.clear();
        laid.clear();
        last = 0;
        heardAt = Optional.empty();
        fault = Optional.empty();
    }

    /// The dealer goes on by key.
    void byHand() {
        if (isFollowed()) {
            fault = Optional.of(Fault.BY_HAND);
        }
    }

    /// When the shoe counts as lost, unless it is heard before.
    Optional<Instant> silentAt() {
        return isFollowed() ? heardAt.map(at -> at.plus(SILENT_AFTER)) : Optional.empty();
    }

    /// Looks whether the shoe is still there.
    void look(Instant now) {
        if (silentAt().filter(at -> !at.isAfter(now)).isPresent()) {
            fault = Optional.of(Fault.SILENT);
        }
    }

    /// Whether faces come from the shoe.
    boolean isFollowed() {
        return heardAt.isPresent() && fault.isEmpty();
    }

    /// What staff see of it, if there is such a shoe.
    Optional<ShoeView> view(TableState state) {
        return heardAt.map(
                _ ->
                        new ShoeView(
                                fault.map(it -> it.words),
                                Math.max(0, last - drawn(state.stock())),
                                read()));
    }

    private EnumSet<Place> read() {
        var read = EnumSet.noneOf(Place.class);
        laid.forEach(
                (place, number) -> {
                    if (cards.containsKey(number)) {
                        read.add(place);
                    }
                });
        return read;
    }

    /// The faces of these cards, each as far as the shoe has read it.
    List<Optional<Card>> faces(Shown shown, TableState state) {
        Stream<Optional<Integer>> numbers =
                switch (shown) {
                    case Shown.FromTheShoe(int count) ->
                            IntStream.rangeClosed(1, count)
                                    .mapToObj(it -> Optional.of(drawn(state.stock()) + it));
                    case Shown.OnTheLayout(var places) ->
                            places.stream().map(it -> Optional.ofNullable(laid.get(it)));
                };
        return numbers.map(it -> it.flatMap(this::card)).toList();
    }

    private Optional<Card> card(int number) {
        return Optional.ofNullable(cards.get(number));
    }

    /// Whether the next card has left the shoe.
    boolean hasNext(TableState state) {
        return last > drawn(state.stock());
    }

    private static int drawn(Stock stock) {
        return stock.laid() + stock.aside() + stock.discards();
    }

    /// Follows an event.
    void saw(TableState before, Event event) {
        if (event instanceof Event.CardDealt(var place, _, boolean fromBefore)) {
            laid.remove(place);
            if (!fromBefore) {
                laid.put(place, drawn(before.stock()) + 1);
            }
        } else if (event instanceof Event.IrregularityFound) {
            surplus = Optional.of(drawn(before.stock()) + 1);
        } else if (event instanceof Event.CardGivenToTheBanker) {
            surplus.ifPresent(number -> laid.put(Place.BANKER_THIRD, number));
        } else if (event instanceof Event.EndOfRound) {
            laid.clear();
            compare(drawn(before.stock()));
        } else if (event instanceof Event.DutyDone(var duty) && duty == Duty.LOAD_THE_SHOE) {
            loaded();
        }
    }

    /// A shoe that is loaded begins to count from the start.
    private void loaded() {
        laid.clear();
        boolean hasBegun = last <= 1;
        if (hasBegun && heardAt.isPresent()) {
            fault = Optional.empty();
        } else if (heardAt.isPresent()) {
            fault = Optional.of(Fault.AHEAD);
        }
    }
}
