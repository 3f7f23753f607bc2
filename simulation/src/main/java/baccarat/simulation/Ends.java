package baccarat.simulation;

import baccarat.cards.Rank;
import baccarat.rules.Round;
import baccarat.rules.Side;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;

/// How a round ends, looked up from the ranks of the next six cards whether it takes them or not:
/// no branch depends on a card, which is what makes it fast.
///
/// A card is a byte with its rank in the lower four bits, 0 to 12 from the ace to the king; what
/// stands above, such as a suit, is passed over.
public final class Ends {

    /// Bits of an end: the kind of the round, then the cards it takes, whether the Banker's Hand
    /// won, and whether either did.
    public static final int KIND = Kind.COUNT - 1;

    private static final int CARDS_AT = 11;
    private static final int BANKER_AT = 14;
    private static final int DECIDED_AT = 15;

    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final int PLACE_BITS = 16;
    private static final int PLACE = (1 << PLACE_BITS) - 1;

    /// Eight cards of a shoe at once, the first in the lowest byte.
    private static final VarHandle EIGHT =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /// The bytes that have to follow the last card, so that eight can be read where six are left.
    public static final int MARGIN = 2;

    /// A cell for two ranks, the first plus sixteen times the second: below, what the hand adds to
    /// a place among all ends; above, the pair.
    private static final int[] PLAYERS_TWO = firstTwo(1000, 1);

    private static final int[] BANKERS_TWO = firstTwo(100, 2);
    private static final int[] FIFTH_AND_SIXTH = thirds();
    private static final char[] ALL = all();

    private Ends() {}

    /// The end of the round that begins with the card at `next`.
    public static int of(byte[] shoe, int next) {
        long cards = (long) EIGHT.get(shoe, next);
        int hands = PLAYERS_TWO[oneAndThree(cards)] + BANKERS_TWO[oneAndThree(cards >>> 8)];
        return ALL[(hands & PLACE) + FIFTH_AND_SIXTH[oneAndTwo(cards >>> 32)]]
                | hands >>> PLACE_BITS << Kind.ENDING_BITS;
    }

    /// The cards that the round takes.
    public static int cards(int end) {
        return end >>> CARDS_AT & 7;
    }

    /// 1 if the Banker's Hand won.
    static int banker(int end) {
        return end >>> BANKER_AT & 1;
    }

    /// 1 if it was no tie.
    static int decided(int end) {
        return end >>> DECIDED_AT;
    }

    private static int oneAndThree(long bytes) {
        long both = bytes & 0x000F_000FL;
        return (int) (both | both >>> 12) & 255;
    }

    private static int oneAndTwo(long bytes) {
        long both = bytes & 0x0F0FL;
        return (int) (both | both >>> 4) & 255;
    }

    private static int[] firstTwo(int times, int pair) {
        var table = new int[256];
        for (int first = 0; first < RANKS.size(); first++) {
            for (int second = 0; second < RANKS.size(); second++) {
                Rank one = RANKS.get(first);
                Rank other = RANKS.get(second);
                int points = (one.pointValue() + other.pointValue()) % 10;
                int pairs = one == other ? pair : 0;
                table[first + 16 * second] = pairs << PLACE_BITS | points * times;
            }
        }
        return table;
    }

    private static int[] thirds() {
        var table = new int[256];
        for (int fifth = 0; fifth < RANKS.size(); fifth++) {
            for (int sixth = 0; sixth < RANKS.size(); sixth++) {
                table[fifth + 16 * sixth] =
                        RANKS.get(fifth).pointValue() * 10 + RANKS.get(sixth).pointValue();
            }
        }
        return table;
    }

    private static char[] all() {
        var table = new char[10_000];
        for (int place = 0; place < table.length; place++) {
            table[place] =
                    end(
                            Examples.dealt(
                                    Rank.KING,
                                    Rank.KING,
                                    Examples.ofPoints(place / 1000),
                                    Examples.ofPoints(place / 100 % 10),
                                    Examples.ofPoints(place / 10 % 10),
                                    Examples.ofPoints(place % 10)));
        }
        return table;
    }

    private static char end(Round round) {
        int banker = round.isWonBy(Side.BANKER) ? 1 : 0;
        int decided = round.isTie() ? 0 : 1;
        return (char)
                (decided << DECIDED_AT
                        | banker << BANKER_AT
                        | Kind.cards(round) << CARDS_AT
                        | Kind.ending(round));
    }
}
