package baccarat.odds;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Hand;
import baccarat.rules.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// One round for each ending and pairs, as input for the rules: all rounds of a kind give the same
/// result for every wager on the hands.
final class Representatives {

    private static final List<List<Optional<Round>>> ALL = all();

    private Representatives() {}

    /// A round of that kind, if one exists: a hand of two cards that stays on seven is not a pair.
    static Optional<Round> of(int pairs, int ending) {
        return ALL.get(pairs).get(ending);
    }

    private static List<List<Optional<Round>>> all() {
        var all = new ArrayList<List<Optional<Round>>>();
        for (int pairs = 0; pairs < 4; pairs++) {
            var ofPairs = new ArrayList<Optional<Round>>();
            for (int ending = 0; ending < Ending.COUNT; ending++) {
                ofPairs.add(find(pairs, ending));
            }
            all.add(ofPairs);
        }
        return all;
    }

    private static Optional<Round> find(int pairs, int ending) {
        boolean player = (pairs & Tally.PLAYER_PAIR) != 0;
        boolean banker = (pairs & Tally.BANKER_PAIR) != 0;
        if (Ending.isNatural(ending)) {
            return natural(player, banker, ending);
        }
        return hand(player, Ending.playerDrew(ending), Ending.playerPoints(ending))
                .flatMap(
                        players ->
                                hand(banker, Ending.bankerDrew(ending), Ending.bankerPoints(ending))
                                        .map(bankers -> new Round(players, bankers)));
    }

    /// A pair is never a nine, so two pairs that tie are eights; otherwise the winner is a natural
    /// and the other hand is any.
    private static Optional<Round> natural(boolean player, boolean banker, int ending) {
        for (int players = 9; players >= 0; players--) {
            for (int bankers = 9; bankers >= 0; bankers--) {
                boolean natural = players >= 8 || bankers >= 8;
                int end =
                        players == bankers
                                ? Ending.NATURAL_TIE
                                : players > bankers ? Ending.NATURAL_PLAYER : Ending.NATURAL_BANKER;
                Optional<Hand> first = hand(player, false, players);
                Optional<Hand> second = hand(banker, false, bankers);
                if (natural && end == ending && first.isPresent() && second.isPresent()) {
                    return Optional.of(new Round(first.get(), second.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Hand> hand(boolean pair, boolean drew, int points) {
        for (Rank first : Rank.values()) {
            for (Rank second : Rank.values()) {
                int total = (first.pointValue() + second.pointValue()) % 10;
                if ((first == second) == pair && (drew ? total == 0 : total == points)) {
                    return Optional.of(
                            drew ? hand(first, second, ofPoints(points)) : hand(first, second));
                }
            }
        }
        return Optional.empty();
    }

    private static Rank ofPoints(int points) {
        return Stream.of(Rank.values())
                .filter(rank -> rank.pointValue() == points)
                .findFirst()
                .orElseThrow();
    }

    private static Hand hand(Rank... ranks) {
        // Suits decide nothing but Royal 9, which is counted by the card.
        return new Hand(Stream.of(ranks).map(rank -> new Card(rank, Suit.SPADES)).toList());
    }
}
