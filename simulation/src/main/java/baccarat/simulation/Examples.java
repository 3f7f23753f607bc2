package baccarat.simulation;

import static baccarat.rules.ThirdCard.Action.DRAW;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Hand;
import baccarat.rules.Round;
import baccarat.rules.ThirdCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// One round of every kind, dealt by the rules. The kernels derive their knowledge of the game from
/// these: there is no second Table 1.
public final class Examples {

    private static final List<Rank> RANKS = List.of(Rank.values());
    private static final List<Optional<Round>> ALL = all();

    private Examples() {}

    /// A round of that kind, if one exists.
    public static Optional<Round> of(int kind) {
        return ALL.get(kind);
    }

    private static List<Optional<Round>> all() {
        var all = new ArrayList<Optional<Round>>();
        for (int kind = 0; kind < Kind.COUNT; kind++) {
            all.add(Optional.empty());
        }
        Consumer<Round> keep = round -> all.set(Kind.of(round), Optional.of(round));
        for (List<Rank> player : firstTwos()) {
            for (List<Rank> banker : firstTwos()) {
                everyEnd(player, banker, keep);
            }
        }
        return List.copyOf(all);
    }

    private static void everyEnd(List<Rank> player, List<Rank> banker, Consumer<Round> keep) {
        for (int fifth = 0; fifth < 10; fifth++) {
            for (int sixth = 0; sixth < 10; sixth++) {
                keep.accept(
                        dealt(
                                player.get(0),
                                banker.get(0),
                                player.get(1),
                                banker.get(1),
                                ofPoints(fifth),
                                ofPoints(sixth)));
            }
        }
    }

    /// A hand for each Point Count, and one that is a pair where there is one.
    private static List<List<Rank>> firstTwos() {
        var hands = new ArrayList<List<Rank>>();
        for (int points = 0; points < 10; points++) {
            hands.add(List.of(Rank.KING, points == 0 ? Rank.QUEEN : ofPoints(points)));
        }
        for (Rank rank : List.of(Rank.KING, Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR)) {
            hands.add(List.of(rank, rank));
        }
        return hands;
    }

    static Rank ofPoints(int points) {
        return points == 0 ? Rank.KING : RANKS.get(points - 1);
    }

    /// The round that these ranks make, dealt from the first on.
    static Round dealt(Rank... ranks) {
        var player = new ArrayList<>(List.of(card(ranks[0]), card(ranks[2])));
        var banker = new ArrayList<>(List.of(card(ranks[1]), card(ranks[3])));
        int next = 4;
        if (ThirdCard.forPlayer(new Hand(player), new Hand(banker)).action() == DRAW) {
            player.add(card(ranks[next++]));
        }
        if (ThirdCard.forBanker(new Hand(player), new Hand(banker)).action() == DRAW) {
            banker.add(card(ranks[next]));
        }
        return new Round(new Hand(player), new Hand(banker));
    }

    private static Card card(Rank rank) {
        return new Card(rank, Suit.SPADES);
    }
}
