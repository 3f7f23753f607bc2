package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

/// A simulator as one would write it first: card objects, `Collections.shuffle`, an `if` for each
/// rule. It counts the kinds of rounds, without streaks and without anything for standard errors.
final class PlainSimulator {

    private final Random chance = new Random(1);
    private final List<Card> shoe = new ArrayList<>(Decks.of(8));
    private final long[] kinds = new long[Kind.COUNT];

    /// Plays a shoe and says how many rounds it had.
    int play() {
        Collections.shuffle(shoe, chance);
        Iterator<Card> cards = shoe.iterator();
        int burned = cards.next().rank().burnCount();
        int left = shoe.size() - 1 - burned;
        for (int burn = 0; burn < burned; burn++) {
            cards.next();
        }
        int rounds = 0;
        boolean coverIsOut = false;
        boolean over;
        do {
            over = coverIsOut;
            left -= round(cards);
            coverIsOut = left < 14;
            rounds++;
        } while (!over);
        return rounds;
    }

    /// Plays a round and says how many cards it took.
    private int round(Iterator<Card> cards) {
        Card p1 = cards.next();
        Card b1 = cards.next();
        Card p2 = cards.next();
        Card b2 = cards.next();
        int player = (points(p1) + points(p2)) % 10;
        int banker = (points(b1) + points(b2)) % 10;
        boolean playerDraws = player < 8 && banker < 8 && player < 6;
        boolean bankerDraws;
        if (playerDraws) {
            int third = points(cards.next());
            player = (player + third) % 10;
            bankerDraws = bankerDraws(banker, third);
        } else {
            bankerDraws = player < 8 && banker < 6;
        }
        if (bankerDraws) {
            banker = (banker + points(cards.next())) % 10;
        }
        int pairs = (p1.rank() == p2.rank() ? 1 : 0) + (b1.rank() == b2.rank() ? 2 : 0);
        int drew = (playerDraws ? 2 : 0) + (bankerDraws ? 1 : 0);
        kinds[pairs * Kind.ENDINGS + drew * 100 + player * 10 + banker]++;
        return 4 + (playerDraws ? 1 : 0) + (bankerDraws ? 1 : 0);
    }

    private static int points(Card card) {
        return card.rank().pointValue();
    }

    private static boolean bankerDraws(int banker, int third) {
        return switch (banker) {
            case 0, 1, 2 -> true;
            case 3 -> third != 8;
            case 4 -> third >= 2 && third <= 7;
            case 5 -> third >= 4 && third <= 7;
            case 6 -> third == 6 || third == 7;
            default -> false;
        };
    }

    long[] kinds() {
        return kinds;
    }
}
