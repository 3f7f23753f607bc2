package baccarat.odds;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.rules.Hand;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Goes through the first four cards that have a Royal 9 among them: that hand by the card, and the
/// other by the card too if it is one, otherwise by rank, since then no line looks at its suits.
final class Royal9Count {

    private static final List<Card> DECK = Decks.one().toList();
    private static final List<Card> FACES =
            DECK.stream().filter(card -> card.rank().isFace()).toList();
    private static final List<Card> NINES =
            DECK.stream().filter(card -> card.rank() == Rank.NINE).toList();
    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final Hand NO_ROYAL_9 = new Hand(List.of(DECK.get(0), DECK.get(1)));

    private final Map<Card, Integer> left = new HashMap<>();
    private final int[] leftOfRank = new int[RANKS.size()];
    private final Known known;
    private final Royal9 royal9;
    private final Spot seat;
    private final Reached reached;

    Royal9Count(Question question, Royal9 royal9, Composition shoe, Reached reached) {
        DECK.forEach(card -> left.put(card, shoe.count(card)));
        System.arraycopy(shoe.byRank(), 0, leftOfRank, 0, leftOfRank.length);
        this.known = question.known();
        this.seat = question.seat();
        this.royal9 = royal9;
        this.reached = reached;
    }

    /// Receives each kind of deal that reaches a line, with the number of such deals.
    interface Reached {

        void line(Royal9.Line line, int pairs, int ending, long ways);
    }

    void run() {
        for (Hand player : royalNines(known.players())) {
            long ways = take(player, known.players());
            if (ways > 0) {
                for (Hand banker : royalNines(known.bankers())) {
                    long both = ways * take(banker, known.bankers());
                    if (both > 0) {
                        line(player, banker)
                                .ifPresent(
                                        line ->
                                                reached.line(
                                                        line,
                                                        Tally.NO_PAIR,
                                                        Ending.NATURAL_TIE,
                                                        both));
                    }
                    giveBack(banker, known.bankers());
                }
                alone(Side.PLAYER, line(player, NO_ROYAL_9), known.bankers(), ways);
            }
            giveBack(player, known.players());
        }
        for (Hand banker : royalNines(known.bankers())) {
            long ways = take(banker, known.bankers());
            if (ways > 0) {
                alone(Side.BANKER, line(NO_ROYAL_9, banker), known.players(), ways);
            }
            giveBack(banker, known.bankers());
        }
    }

    private Optional<Royal9.Line> line(Hand player, Hand banker) {
        return royal9.line(seat, player, banker);
    }

    /// The other hand is not a Royal 9: only the end of the round and whether that hand is a pair
    /// still matter.
    private void alone(Side royal, Optional<Royal9.Line> line, List<Card> others, long ways) {
        if (line.isEmpty()) {
            return;
        }
        for (Rank first : RANKS) {
            for (Rank second : RANKS) {
                if (!isRoyal9(first, second)) {
                    long both = ways * ways(first, second, others);
                    if (both > 0) {
                        reached.line(
                                line.get(),
                                pairs(royal, first == second),
                                end(royal, first, second),
                                both);
                    }
                }
            }
        }
    }

    private static int pairs(Side royal, boolean otherIsPair) {
        return Tally.pairs(
                royal == Side.BANKER && otherIsPair, royal == Side.PLAYER && otherIsPair);
    }

    /// A Royal 9 is a natural nine, which nothing beats.
    private static int end(Side royal, Rank first, Rank second) {
        if ((first.pointValue() + second.pointValue()) % 10 == 9) {
            return Ending.NATURAL_TIE;
        }
        return royal == Side.PLAYER ? Ending.NATURAL_PLAYER : Ending.NATURAL_BANKER;
    }

    private static boolean isRoyal9(Rank one, Rank other) {
        return (one.isFace() && other == Rank.NINE) || (other.isFace() && one == Rank.NINE);
    }

    /// The number of ways in which a partly known hand can begin with these ranks.
    private long ways(Rank first, Rank second, List<Card> known) {
        int a = RANKS.indexOf(first);
        int b = RANKS.indexOf(second);
        boolean knowsFirst = !known.isEmpty();
        boolean knowsSecond = known.size() > 1;
        if ((knowsFirst && known.get(0).rank() != first)
                || (knowsSecond && known.get(1).rank() != second)) {
            return 0;
        }
        long one = knowsFirst ? 1 : leftOfRank[a];
        long other = knowsSecond ? 1 : leftOfRank[b] - (!knowsFirst && a == b ? 1 : 0);
        return one * Math.max(other, 0);
    }

    /// The Royal 9s that agree with what is known of a hand; where nothing is, the order decides
    /// nothing and the face stands first.
    private static List<Hand> royalNines(List<Card> known) {
        var hands = new ArrayList<Hand>();
        for (Card first : known.isEmpty() ? FACES : DECK) {
            for (Card second : known.isEmpty() ? NINES : DECK) {
                if (isRoyal9(first.rank(), second.rank())
                        && fits(first, known, 0)
                        && fits(second, known, 1)) {
                    hands.add(new Hand(List.of(first, second)));
                }
            }
        }
        return hands;
    }

    private static boolean fits(Card card, List<Card> known, int place) {
        return place >= known.size() || known.get(place).equals(card);
    }

    /// In how many ways the cards that are not known can be these; they are taken out of the shoe.
    private long take(Hand hand, List<Card> known) {
        long ways = known.isEmpty() ? 2 : 1;
        for (int place = known.size(); place < 2; place++) {
            ways *= Math.max(change(hand.cards().get(place), -1) + 1, 0);
        }
        return ways;
    }

    private void giveBack(Hand hand, List<Card> known) {
        for (int place = known.size(); place < 2; place++) {
            change(hand.cards().get(place), 1);
        }
    }

    private int change(Card card, int by) {
        leftOfRank[RANKS.indexOf(card.rank())] += by;
        return left.merge(card, by, Integer::sum);
    }
}
