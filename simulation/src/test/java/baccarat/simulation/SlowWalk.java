package baccarat.simulation;

import static baccarat.rules.ThirdCard.Action.DRAW;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.DrawnShoe;
import baccarat.rules.Hand;
import baccarat.rules.HouseWays;
import baccarat.rules.Round;
import baccarat.rules.ThirdCard;
import java.util.ArrayList;
import java.util.List;

/// A shoe dealt card by card through the rules, by objects and in the words of the documents: the
/// second way to what the kernels do.
public final class SlowWalk {

    private final List<Card> cards;
    private final List<Round> rounds = new ArrayList<>();
    private boolean coverIsOut;

    private final int behindTheCover;

    private SlowWalk(List<Card> cards, int behindTheCover) {
        this.cards = new ArrayList<>(cards);
        this.behindTheCover = behindTheCover;
    }

    /// All rounds of a shoe: burn, rounds until the cover card is out, one more.
    public static List<Round> ofShoe(List<Card> order) {
        return ofShoe(order, HouseWays.usual(14));
    }

    /// The same as the house does it.
    public static List<Round> ofShoe(List<Card> order, HouseWays ways) {
        var walk = new SlowWalk(order, ways.coverCardDepth());
        if (ways.burn()) {
            int burned = walk.cards.removeFirst().rank().burnCount();
            walk.cards.subList(0, burned).clear();
        }
        while (!walk.coverIsOut) {
            walk.round();
        }
        walk.round();
        return walk.rounds;
    }

    /// A run of a continuous shuffler from the round of that number on.
    public static List<Round> ofRun(long seed, long firstRound, int decks, int count) {
        var rounds = new ArrayList<Round>();
        List<Card> before = List.of();
        for (int round = 0; round < count; round++) {
            var left = new ArrayList<>(Decks.of(decks));
            before.forEach(left::remove);
            var walk = new SlowWalk(new DrawnShoe(seed, firstRound + round).order(left).cards(), 0);
            walk.round();
            rounds.addAll(walk.rounds);
            before = cards(walk.rounds.getFirst());
        }
        return rounds;
    }

    private static List<Card> cards(Round round) {
        var cards = new ArrayList<>(round.player().cards());
        cards.addAll(round.banker().cards());
        return cards;
    }

    private void round() {
        var player = new ArrayList<Card>();
        var banker = new ArrayList<Card>();
        for (List<Card> hand : List.of(player, banker, player, banker)) {
            hand.add(draw());
        }
        if (ThirdCard.forPlayer(new Hand(player), new Hand(banker)).action() == DRAW) {
            player.add(draw());
        }
        if (ThirdCard.forBanker(new Hand(player), new Hand(banker)).action() == DRAW) {
            banker.add(draw());
        }
        rounds.add(new Round(new Hand(player), new Hand(banker)));
    }

    /// The cover card comes out before the first of the cards behind it.
    private Card draw() {
        coverIsOut |= cards.size() <= behindTheCover;
        return cards.removeFirst();
    }
}
