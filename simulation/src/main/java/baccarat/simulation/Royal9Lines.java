package baccarat.simulation;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Hand;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.PersonalLine;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Royal9;
import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Which line of the pay table of Royal 9 the first four cards reach at one seat. The rules are
/// asked once for every two hands that can matter, and two small tables keep their answers.
final class Royal9Lines {

    /// The place of no line.
    static final int NONE = 0;

    private static final List<Card> DECK = Decks.one().toList();

    /// No Royal 9 in any form.
    private static final Hand PLAIN = hand(Rank.ACE, Rank.ACE);

    /// By two cards as [Packed] has them, the second times [Packed#END]: the number of the hand, or
    /// 0 where it reaches no line.
    private final byte[] numbers = new byte[Packed.END * Packed.END];

    /// By the numbers of the Player's Hand and, times `hands`, of the Banker's: the place of the
    /// line.
    private final byte[] lines;

    private final int hands;

    Royal9Lines(Royal9 royal9, Spot seat) {
        var numbered = new ArrayList<Hand>(List.of(PLAIN));
        for (Map.Entry<Set<Card>, Hand> two : hands().entrySet()) {
            Hand hand = two.getValue();
            if (royal9.line(seat, hand, PLAIN).isPresent()
                    || royal9.line(seat, PLAIN, hand).isPresent()) {
                number(hand, (byte) numbered.size());
                numbered.add(hand);
            }
        }
        hands = numbered.size();
        lines = new byte[hands * hands];
        List<Royal9.Line> all = all(royal9);
        for (int player = 0; player < hands; player++) {
            for (int banker = 0; banker < hands; banker++) {
                int place =
                        royal9.line(seat, numbered.get(player), numbered.get(banker))
                                .map(all::indexOf)
                                .orElse(-1);
                lines[player + hands * banker] = (byte) (place + 1);
            }
        }
    }

    /// Every two cards, whichever is the first.
    private static Map<Set<Card>, Hand> hands() {
        var hands = new LinkedHashMap<Set<Card>, Hand>();
        for (Card one : DECK) {
            for (Card other : DECK) {
                hands.putIfAbsent(
                        one.equals(other) ? Set.of(one) : Set.of(one, other),
                        new Hand(List.of(one, other)));
            }
        }
        return hands;
    }

    private void number(Hand hand, byte number) {
        int one = Packed.of(hand.cards().get(0));
        int other = Packed.of(hand.cards().get(1));
        numbers[one + Packed.END * other] = number;
        numbers[other + Packed.END * one] = number;
    }

    private static Hand hand(Rank one, Rank other) {
        return new Hand(List.of(new Card(one, Suit.SPADES), new Card(other, Suit.SPADES)));
    }

    /// The place of the line in its pay table, from 1 on, or [#NONE].
    ///
    /// @param cards as [Packed] has them, in the order in which they are dealt
    int at(byte[] cards, int next) {
        int player = numbers[cards[next] + Packed.END * cards[next + 2]];
        int banker = numbers[cards[next + 1] + Packed.END * cards[next + 3]];
        return lines[player + hands * banker];
    }

    /// Whether a hand of these two cards, as [Packed] has them, reaches a line.
    boolean reaches(byte one, byte other) {
        return numbers[one + Packed.END * other] > 0;
    }

    /// The lines of its pay table in their order.
    static List<Royal9.Line> all(Royal9 royal9) {
        return switch (royal9) {
            case MultiLevelRoyal9 _ -> List.of(MultiLevelLine.values());
            case PersonalRoyal9 _ -> List.of(PersonalLine.values());
        };
    }
}
