package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Hand;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.PersonalLine;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import java.util.List;
import java.util.Optional;

/// Which line of the pay table of Royal 9 the first four cards reach at one seat: asked of the
/// rules the first time they come, and remembered.
final class Royal9Lines {

    private static final int NOT_ASKED = 0;
    private static final int NONE = 1;
    private static final List<Card> DECK = Decks.one().toList();

    private final Royal9 royal9;
    private final Spot seat;
    private final byte[] known = new byte[52 * 52 * 52 * 52];

    Royal9Lines(Royal9 royal9, Spot seat) {
        this.royal9 = royal9;
        this.seat = seat;
    }

    /// The place of the line in its pay table, or -1 if none is reached.
    ///
    /// @param cards as in a new deck, 0 to 51, in the order in which they are dealt
    int at(byte[] cards, int next) {
        int place =
                ((cards[next] * 52 + cards[next + 1]) * 52 + cards[next + 2]) * 52
                        + cards[next + 3];
        if (known[place] == NOT_ASKED) {
            known[place] = (byte) (NONE + 1 + ask(cards, next));
        }
        return known[place] - NONE - 1;
    }

    private int ask(byte[] cards, int next) {
        return line(hand(cards[next], cards[next + 2]), hand(cards[next + 1], cards[next + 3]))
                .map(all(royal9)::indexOf)
                .orElse(-1);
    }

    private Optional<Royal9.Line> line(Hand player, Hand banker) {
        return royal9.line(seat, player, banker);
    }

    private static Hand hand(int one, int other) {
        return new Hand(List.of(DECK.get(one), DECK.get(other)));
    }

    /// The lines of its pay table in their order.
    static List<Royal9.Line> all(Royal9 royal9) {
        return switch (royal9) {
            case MultiLevelRoyal9 _ -> List.of(MultiLevelLine.values());
            case PersonalRoyal9 _ -> List.of(PersonalLine.values());
        };
    }
}
