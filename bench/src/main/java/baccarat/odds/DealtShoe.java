package baccarat.odds;

import static baccarat.rules.ThirdCard.Action.DRAW;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Shuffle;
import baccarat.rules.Hand;
import baccarat.rules.ThirdCard;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;

/// A seeded shoe dealt by the rules, and the cards that a viewer at the table has not seen: burned
/// cards are face down and count as unseen.
final class DealtShoe {

    /// As many as eight decks usually give.
    static final int ROUNDS = 81;

    private static final long SEED = 20;

    private final Iterator<Card> cards;
    private Composition unseen;

    private DealtShoe(int decks) {
        var chance = new SplittableRandom(SEED);
        cards = Shuffle.of(Decks.of(decks), () -> (byte) chance.nextInt()).cards().iterator();
        unseen = Composition.of(decks);
    }

    /// The cards of each rank, ace to king, that are unseen before each round.
    static List<int[]> beforeEachRound(int decks) {
        var shoe = new DealtShoe(decks);
        shoe.burn();
        var before = new ArrayList<int[]>();
        for (int round = 0; round < ROUNDS; round++) {
            before.add(shoe.unseen.byRank());
            shoe.deal();
        }
        return List.copyOf(before);
    }

    private void burn() {
        int more = next().rank().burnCount();
        for (int burned = 0; burned < more; burned++) {
            cards.next();
        }
    }

    private void deal() {
        var players = new ArrayList<Card>();
        var bankers = new ArrayList<Card>();
        for (List<Card> hand : List.of(players, bankers, players, bankers)) {
            hand.add(next());
        }
        if (ThirdCard.forPlayer(new Hand(players), new Hand(bankers)).action() == DRAW) {
            players.add(next());
        }
        if (ThirdCard.forBanker(new Hand(players), new Hand(bankers)).action() == DRAW) {
            bankers.add(next());
        }
    }

    private Card next() {
        Card card = cards.next();
        unseen = unseen.without(List.of(card)).orElseThrow();
        return card;
    }
}
