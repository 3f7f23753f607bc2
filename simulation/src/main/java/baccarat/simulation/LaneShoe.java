package baccarat.simulation;

import static baccarat.rules.ThirdCard.Action.DRAW;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.ShoeOrder;
import baccarat.rules.Hand;
import baccarat.rules.ThirdCard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A shoe of the vector kernel by the card, named by a seed and a number.
///
/// Every round has six places, drawn before it is known how many cards it takes. Shoes can
/// therefore be dealt in parallel without waiting for each other. That is why this shoe knows the
/// rules, and is here and not in the room `cards`. `docs/simulation.md` has it word by word.
public record LaneShoe(long seed, long number) {

    /// The name of this algorithm from seed to cards. A different algorithm gets a different name.
    public static final String NAME = "xoroshiro128pp-lanes-1";

    /// Part of the algorithm: the start of the last round decides which cards are drawn last.
    static final CoverCard COVER = new CoverCard(14);

    /// The whole shoe of this many decks.
    public ShoeOrder order(int decks) {
        return order(Decks.of(decks));
    }

    /// All of these cards in the order in which they are dealt: the first card, those burned after
    /// it, the rounds, and what is never dealt. The burned cards and the last ones, which no round
    /// sees, are drawn after all others.
    public ShoeOrder order(List<Card> cards) {
        var left = new ArrayList<>(cards);
        left.sort(Comparator.comparing(Card::rank));
        var words = new LaneWords(LaneWords.root(seed, number));
        var order = new ArrayList<Card>();
        order.add(left.remove(words.spare(left.size())));
        int burned = order.getFirst().rank().burnCount();
        var dealt = new ArrayList<Card>();
        boolean isLast;
        do {
            isLast = COVER.isOut(left.size() - burned);
            dealt.addAll(round(left, words.six(left.size())));
        } while (!isLast);
        for (int burn = 0; burn < burned; burn++) {
            order.add(left.remove(words.spare(left.size())));
        }
        order.addAll(dealt);
        while (!left.isEmpty()) {
            order.add(left.remove(words.spare(left.size())));
        }
        return new ShoeOrder(order);
    }

    private static List<Card> round(List<Card> left, List<Integer> places) {
        var dealt = new ArrayList<Card>();
        for (int place : places.subList(0, 4)) {
            dealt.add(left.remove(place));
        }
        var player = new ArrayList<>(List.of(dealt.get(0), dealt.get(2)));
        var banker = new Hand(List.of(dealt.get(1), dealt.get(3)));
        if (ThirdCard.forPlayer(new Hand(player), banker).action() == DRAW) {
            dealt.add(left.remove((int) places.get(dealt.size())));
            player.add(dealt.getLast());
        }
        if (ThirdCard.forBanker(new Hand(player), banker).action() == DRAW) {
            dealt.add(left.remove((int) places.get(dealt.size())));
        }
        return dealt;
    }
}
