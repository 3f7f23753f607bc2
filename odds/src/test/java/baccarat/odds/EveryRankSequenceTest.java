package baccarat.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.DragonBonus;
import baccarat.rules.Hand;
import baccarat.rules.Outcome;
import baccarat.rules.Round;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import baccarat.rules.Wager;
import baccarat.rules.Winning;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// All 13 to the 6th sequences of ranks, dealt and judged by the rules themselves.
final class EveryRankSequenceTest {

    private static final TableRules RULES = CountedTables.EZ;

    /// Royal 9 goes by the card and not by the rank.
    private static final Set<Wager> BY_RANK = EnumSet.complementOf(EnumSet.of(Wager.ROYAL_9));

    private static final List<Card> SPADES =
            Arrays.stream(Rank.values()).map(rank -> new Card(rank, Suit.SPADES)).toList();

    private final int[] left = new int[13];
    private int unseen = 416;
    private long sequences;
    private final Map<Wager, Map<Outcome, Long>> outcomes = new EnumMap<>(Wager.class);

    @Tag("slow")
    @Test
    void every_sequence_of_ranks_agrees_with_the_odds_of_eight_decks() {
        Odds odds = Odds.of(Question.of(Composition.of(8), RULES)).orElseThrow();

        Arrays.fill(left, 32);
        firstFour();

        assertEquals(4_826_809, sequences);
        for (Wager wager : BY_RANK) {
            assertEquals(dealt(wager), counted(odds.of(wager)), wager.toString());
        }
    }

    private Map<String, Long> dealt(Wager wager) {
        var lines = new TreeMap<String, Long>();
        outcomes.getOrDefault(wager, Map.of())
                .forEach((outcome, ways) -> lines.merge(words(wager, outcome), ways, Long::sum));
        return lines;
    }

    /// An outcome as the odds should name it.
    private static String words(Wager wager, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Wins(_, _, var line) when line instanceof DragonBonus.Line ->
                    line == DragonBonus.Line.NATURAL_WINNER
                            ? "natural win"
                            : line.toString().toLowerCase(Locale.ROOT).replace('_', ' ');
            case Outcome.Wins(var odds, _, _) when wager == Wager.HOUSE_MONEY ->
                    odds.toOne() == 15 ? "both pairs" : "one pair";
            case Outcome.Wins _ -> "win";
            case Outcome.Pushes(var because) when because == Winning.BANKER_PUSHES_ON_DRAGON_7 ->
                    "push on Dragon 7";
            case Outcome.Pushes _ -> "push";
            case Outcome.Loses _ -> "lose";
            case Outcome.WinsAward _ -> throw new IllegalStateException("no Royal 9 here");
        };
    }

    private static Map<String, Long> counted(WagerOdds odds) {
        Fraction deals = Fraction.of(4_998_398_275_503_360L, 1);
        var lines = new TreeMap<String, Long>();
        odds.lines()
                .forEach(
                        line ->
                                lines.put(
                                        line.outcome(),
                                        line.probability()
                                                .times(deals)
                                                .numerator()
                                                .longValueExact()));
        return lines;
    }

    private void firstFour() {
        for (int p1 = 0; p1 < 13; p1++) {
            long one = take(p1);
            for (int b1 = 0; b1 < 13; b1++) {
                long two = one * take(b1);
                for (int p2 = 0; p2 < 13; p2++) {
                    long three = two * take(p2);
                    for (int b2 = 0; b2 < 13; b2++) {
                        long four = three * take(b2);
                        playersTurn(hand(p1, p2), hand(b1, b2), four);
                        giveBack(b2);
                    }
                    giveBack(p2);
                }
                giveBack(b1);
            }
            giveBack(p1);
        }
    }

    private void playersTurn(Hand player, Hand banker, long ways) {
        if (ThirdCard.forPlayer(player, banker).action() == ThirdCard.Action.STAY) {
            bankersTurn(player, banker, ways, 2);
            return;
        }
        for (int third = 0; third < 13; third++) {
            long more = ways * take(third);
            bankersTurn(plus(player, third), banker, more, 1);
            giveBack(third);
        }
    }

    private void bankersTurn(Hand player, Hand banker, long ways, int cardsLeft) {
        if (ThirdCard.forBanker(player, banker).action() == ThirdCard.Action.STAY) {
            settle(new Round(player, banker), ways, cardsLeft);
            return;
        }
        for (int third = 0; third < 13; third++) {
            long more = ways * take(third);
            settle(new Round(player, plus(banker, third)), more, cardsLeft - 1);
            giveBack(third);
        }
    }

    private void settle(Round round, long ways, int cardsLeft) {
        long all = ways;
        long ranks = 1;
        for (int taken = 0; taken < cardsLeft; taken++) {
            all *= unseen - taken;
            ranks *= 13;
        }
        sequences += ranks;
        for (Wager wager : BY_RANK) {
            Outcome outcome = Outcome.of(wager, Spot.seat(1), round, RULES);
            outcomes.computeIfAbsent(wager, _ -> new HashMap<>()).merge(outcome, all, Long::sum);
        }
    }

    private long take(int rank) {
        unseen--;
        return left[rank]--;
    }

    private void giveBack(int rank) {
        unseen++;
        left[rank]++;
    }

    private static Hand hand(int first, int second) {
        return new Hand(List.of(SPADES.get(first), SPADES.get(second)));
    }

    private static Hand plus(Hand hand, int third) {
        return new Hand(List.of(hand.cards().get(0), hand.cards().get(1), SPADES.get(third)));
    }
}
