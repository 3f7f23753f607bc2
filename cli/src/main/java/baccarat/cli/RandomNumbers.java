package baccarat.cli;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.DrawnShoe;
import baccarat.cards.ShoeStream;
import baccarat.cards.Shuffle;
import baccarat.shoe.FreshBytes;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/// Random numbers as they come: the bytes that shoes are shuffled by, and the shoes.
///
/// @param seed of repeatable ones; without it they come from the source of live shoes
record RandomNumbers(Optional<Long> seed) {

    void bytes(OutputStream out, long most) throws IOException {
        ByteSource bytes = ofShoe(1);
        for (long count = 0; count < most; count++) {
            out.write(bytes.next());
        }
    }

    /// A byte for each card, its place in a new deck.
    void shoes(OutputStream out, int decks, long most) throws IOException {
        List<Card> cards = Decks.of(decks);
        for (long number = 1; number <= most && number > 0; number++) {
            out.write(DrawnShoe.codes(Shuffle.of(cards, ofShoe(number)).cards()));
        }
    }

    /// Each shoe has bytes of its own, as at a table.
    private ByteSource ofShoe(long number) {
        return seed.<ByteSource>map(it -> new ShoeStream(it, number).bytes())
                .orElseGet(FreshBytes::new);
    }
}
