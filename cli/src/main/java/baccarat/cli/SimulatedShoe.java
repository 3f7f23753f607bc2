package baccarat.cli;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.ShoeStream;
import baccarat.cards.Shuffle;
import baccarat.server.tables.ShoeLine;
import baccarat.shoe.FreshBytes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// A shoe that reads cards, without the cards: each one that is drawn is a line.
final class SimulatedShoe {

    private final int decks;
    private final Optional<Long> seed;
    private final Deque<Card> cards = new ArrayDeque<>();
    private long loaded;
    private int number;

    SimulatedShoe(int decks, Optional<Long> seed) {
        this.decks = decks;
        this.seed = seed;
        load();
    }

    /// Loads freshly shuffled cards.
    ShoeLine load() {
        loaded++;
        ByteSource bytes =
                seed.<ByteSource>map(it -> new ShoeStream(it, loaded).bytes())
                        .orElseGet(FreshBytes::new);
        cards.clear();
        cards.addAll(Shuffle.of(Decks.of(decks), bytes).cards());
        number = 0;
        return beat();
    }

    /// Says that it is there.
    ShoeLine beat() {
        return new ShoeLine(number, Optional.empty());
    }

    /// The lines of the next cards, as many as there are.
    List<ShoeLine> draw(int count) {
        var lines = new ArrayList<ShoeLine>();
        while (lines.size() < count && !cards.isEmpty()) {
            number++;
            lines.add(new ShoeLine(number, Optional.of(cards.removeFirst())));
        }
        return lines;
    }
}
