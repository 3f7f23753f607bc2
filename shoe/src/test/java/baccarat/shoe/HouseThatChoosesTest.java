package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.Rank;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A house that knows the order, and a seat that is its friend, try to get many cards without
/// points at the front of the shoe. How many orders they really choose among shows in what they
/// get: the mean over many shoes is that of the best of so many honest ones, which is computed.
///
/// `-Dchoosing.shoes` and `-Dchoosing.orders` make it longer, see `scripts/choosing`.
@Tag("slow")
class HouseThatChoosesTest {

    private static final int SHOES = Integer.getInteger("choosing.shoes", 60);

    /// For what tries only a few orders a shoe.
    private static final int QUICK_SHOES = 20 * SHOES;

    private static final int ORDERS = Integer.getInteger("choosing.orders", 1_000);
    private static final long SEED = Long.getLong("choosing.seed", 1);

    private static final int HONEST = 3;
    private static final int FRIEND = 5;
    private static final int FRONT = 26;
    private static final int DECKS = 1;

    private static final Set<Rank> WITHOUT_POINTS =
            EnumSet.of(Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING);

    /// One chance in a million that an honest run is found wrong, or less.
    private static final double FALSE_ALARM = 1e-6;

    private final ByteSource chance = Seeded.bytes(SEED);

    private SealedShoe sealed() {
        return SealedShoe.of(Seeded.NAME, DECKS, chance);
    }

    private Share drawn(int seat) {
        return new Share(seat, Bytes32.drawn(chance));
    }

    /// What the house likes: cards without points among the first.
    private static int liked(SealedShoe shoe, Share... shares) {
        List<Card> dealt = shoe.cut(List.of(new Cut(HONEST, 20, List.of(shares)))).order().cards();
        return (int)
                dealt.subList(0, FRONT).stream()
                        .filter(card -> WITHOUT_POINTS.contains(card.rank()))
                        .count();
    }

    /// The share of the friend that goes best with what the honest seat shows or may show.
    private Share best(SealedShoe shoe, Share honest) {
        return Stream.generate(() -> drawn(FRIEND))
                .limit(ORDERS)
                .max(Comparator.comparingInt(mine -> liked(shoe, honest, mine)))
                .orElseThrow();
    }

    private interface Protocol {

        int liked();
    }

    /// The mean is that of the best of so many orders.
    private static void assertChoosesAmong(int orders, String name, int shoes, Protocol protocol) {
        double sum = 0;
        for (int shoe = 0; shoe < shoes; shoe++) {
            sum += protocol.liked();
        }
        double mean = sum / shoes;
        BestOf best = BestOf.orders(orders);
        double tolerance = tolerance(best, shoes);
        String told =
                String.format(
                        Locale.ROOT,
                        "%s: %d shoes, mean %.3f; the best of %d orders has %.3f, of one %.3f; tolerance %.3f",
                        name,
                        shoes,
                        mean,
                        orders,
                        best.mean(),
                        BestOf.orders(1).mean(),
                        tolerance);
        System.out.println(told);
        assertTrue(Math.abs(mean - best.mean()) <= tolerance, told);
    }

    @Test
    void with_open_nonces_the_last_seat_chooses_among_as_many_orders_as_it_tries() {
        assertChoosesAmong(
                ORDERS,
                "open nonces, the friend last",
                SHOES,
                () -> {
                    SealedShoe shoe = sealed();
                    Share honest = drawn(HONEST);
                    return liked(shoe, honest, best(shoe, honest));
                });
    }

    /// The friend tries as many, against a guess of what the honest seat will show, and is bound to
    /// the best of them.
    @Test
    void with_pledges_that_are_kept_it_chooses_nothing() {
        assertChoosesAmong(
                1,
                "pledged, all revealed",
                SHOES,
                () -> {
                    SealedShoe shoe = sealed();
                    Share mine = best(shoe, drawn(HONEST));
                    Bytes32 pledge = mine.pledge(shoe.root());
                    Share honest = drawn(HONEST);
                    List<Share> kept =
                            Stream.concat(
                                            Stream.generate(() -> drawn(FRIEND)).limit(ORDERS),
                                            Stream.of(mine))
                                    .filter(share -> share.pledge(shoe.root()).equals(pledge))
                                    .toList();
                    assertEquals(List.of(mine), kept);
                    return liked(shoe, honest, mine);
                });
    }

    /// A house that draws orders until it likes one is no better off.
    @Test
    void one_honest_share_makes_a_chosen_order_worthless() {
        assertChoosesAmong(
                1,
                "the house chose the sealed order",
                SHOES,
                () -> {
                    Share guess = drawn(HONEST);
                    SealedShoe shoe =
                            Stream.generate(this::sealed)
                                    .limit(Math.min(ORDERS, 100))
                                    .max(Comparator.comparingInt(one -> liked(one, guess)))
                                    .orElseThrow();
                    return liked(shoe, drawn(HONEST));
                });
    }

    @Test
    void each_share_withheld_after_its_pledge_leaves_one_choice_of_two() {
        for (int friends = 1; friends <= 3; friends++) {
            int pledged = friends;
            assertChoosesAmong(
                    1 << friends,
                    friends + " pledged, each revealed or withheld at will",
                    QUICK_SHOES,
                    () -> withholding(pledged));
        }
    }

    /// Every way to show or withhold them, the best of which is taken.
    private int withholding(int friends) {
        SealedShoe shoe = sealed();
        List<Share> mine = new ArrayList<>();
        for (int seat = FRIEND; seat < FRIEND + friends; seat++) {
            mine.add(drawn(seat));
        }
        Share honest = drawn(HONEST);
        int best = 0;
        for (int shown = 0; shown < 1 << friends; shown++) {
            var shares = new ArrayList<>(List.of(honest));
            for (int one = 0; one < friends; one++) {
                if ((shown >> one & 1) == 1) {
                    shares.add(mine.get(one));
                }
            }
            best = Math.max(best, liked(shoe, shares.toArray(Share[]::new)));
        }
        return best;
    }

    private static double tolerance(BestOf best, int shoes) {
        return best.deviation() * BestOf.quantile(FALSE_ALARM) / Math.sqrt(shoes);
    }

    /// Otherwise a test above would pass whatever the protocol is.
    @Test
    void the_measure_tells_one_order_from_a_thousand_and_one_choice_of_two_from_none() {
        BestOf one = BestOf.orders(1);
        assertEquals(8.0, one.mean(), 1e-9);
        assertTrue(BestOf.orders(ORDERS).mean() - one.mean() > 2 * tolerance(one, SHOES));
        for (int friends = 1; friends <= 3; friends++) {
            BestOf more = BestOf.orders(1 << friends);
            BestOf fewer = BestOf.orders(1 << (friends - 1));
            assertTrue(more.mean() - fewer.mean() > 2 * tolerance(more, QUICK_SHOES));
        }
    }
}
