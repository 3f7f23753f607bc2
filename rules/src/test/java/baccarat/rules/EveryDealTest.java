package baccarat.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Card;
import baccarat.rules.ThirdCard.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Every ordered deal of six cards from eight decks, played by the rules and counted exactly. The
/// figures are the ones every textbook of the game has.
class EveryDealTest {

    private static final List<Card> CARDS = IntStream.range(0, 10).mapToObj(Hands::card).toList();

    /// How many cards of each point value are left: 128 tens and faces, 32 of each other.
    private final int[] left = IntStream.range(0, 10).map(value -> value == 0 ? 128 : 32).toArray();

    private int cardsLeft = 416;

    private long banker;
    private long player;
    private long tie;
    private long dragon7;
    private long panda8;

    @Test
    void the_results_of_all_deals_come_to_the_known_numbers() {
        deal(new ArrayList<>(), 1);

        assertEquals(2_292_252_566_437_888L, banker);
        assertEquals(2_230_518_282_592_256L, player);
        assertEquals(475_627_426_473_216L, tie);
        assertEquals(112_633_011_329_024L, dragon7);
        assertEquals(172_660_763_262_976L, panda8);
        assertEquals(4_998_398_275_503_360L, banker + player + tie);
    }

    /// Player, Banker, Player, Banker, then what the third-card rules say.
    private void deal(List<Card> dealt, long ways) {
        if (dealt.size() < 4) {
            each(dealt, ways, this::deal);
            return;
        }
        var players = new Hand(List.of(dealt.get(0), dealt.get(2)));
        var bankers = new Hand(List.of(dealt.get(1), dealt.get(3)));
        if (ThirdCard.forPlayer(players, bankers).action() == Action.DRAW) {
            each(
                    players.cards(),
                    ways,
                    (drawn, drawnWays) -> bankersTurn(new Hand(drawn), bankers, drawnWays));
        } else {
            bankersTurn(players, bankers, ways);
        }
    }

    private void bankersTurn(Hand players, Hand bankers, long ways) {
        if (ThirdCard.forBanker(players, bankers).action() == Action.DRAW) {
            each(
                    bankers.cards(),
                    ways,
                    (drawn, drawnWays) -> count(new Round(players, new Hand(drawn)), drawnWays));
        } else {
            count(new Round(players, bankers), ways);
        }
    }

    /// The cards of the six that nobody drew may be any of those left.
    private void count(Round round, long ways) {
        long deals = ways;
        for (int undealt = cardsLeft; undealt > 410; undealt--) {
            deals *= undealt;
        }
        banker += round.isWonBy(Side.BANKER) ? deals : 0;
        player += round.isWonBy(Side.PLAYER) ? deals : 0;
        tie += round.isTie() ? deals : 0;
        dragon7 += round.isDragon7() ? deals : 0;
        panda8 += round.isPanda8() ? deals : 0;
    }

    /// Goes on with each card that may come next, as often as it is left.
    private void each(List<Card> cards, long ways, Next next) {
        for (int value = 0; value < 10; value++) {
            var more = new ArrayList<>(cards);
            more.add(CARDS.get(value));
            long moreWays = ways * left[value];
            left[value]--;
            cardsLeft--;
            next.play(more, moreWays);
            cardsLeft++;
            left[value]++;
        }
    }

    private interface Next {
        void play(List<Card> cards, long ways);
    }
}
