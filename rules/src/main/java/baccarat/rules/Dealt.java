package baccarat.rules;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import baccarat.cards.Card;
import baccarat.cards.Suit;
import baccarat.rules.ThirdCard.Action;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Whether two hands could have been dealt under the rules.
public final class Dealt {

    private Dealt() {}

    /// Why these hands could not have come out of a shoe of this many decks; empty if they could.
    public static Optional<Refusal> refusal(List<Card> player, List<Card> banker, int decks) {
        return wrongNumber(Side.PLAYER, player)
                .or(() -> wrongNumber(Side.BANKER, banker))
                .or(() -> tooManyOfACard(player, banker, decks))
                .or(() -> wrongDraw(new Round(new Hand(player), new Hand(banker))));
    }

    private static Optional<Refusal> wrongNumber(Side side, List<Card> cards) {
        if (cards.size() > 3) {
            return refuse(
                    Drawing.AT_MOST_ONE_MORE_CARD,
                    "The %s has %d cards; three is the most.".formatted(side, cards.size()));
        }
        return cards.size() < 2
                ? refuse(
                        House.TWO_CARDS_AT_LEAST,
                        "The %s needs two or three cards, not %d.".formatted(side, cards.size()))
                : Optional.empty();
    }

    private static Optional<Refusal> tooManyOfACard(
            List<Card> player, List<Card> banker, int decks) {
        Map<Card, Long> times =
                Stream.of(player, banker)
                        .flatMap(List::stream)
                        .collect(groupingBy(Function.identity(), counting()));
        return times.entrySet().stream()
                .filter(entry -> entry.getValue() > most(entry.getKey(), decks))
                .min(Map.Entry.comparingByKey())
                .flatMap(
                        entry ->
                                refuse(
                                        House.NO_SUCH_CARD_LEFT,
                                        "%s appears %d times, but the decks hold only %d."
                                                .formatted(
                                                        entry.getKey(),
                                                        entry.getValue(),
                                                        most(entry.getKey(), decks))));
    }

    /// Without its suit a card can be any of its rank.
    private static int most(Card card, int decks) {
        return card.hasSuit() ? decks : decks * Suit.values().length;
    }

    private static Optional<Refusal> wrongDraw(Round round) {
        return wrongDraw(Side.PLAYER, round, ThirdCard.forPlayer(round.player(), round.banker()))
                .or(
                        () ->
                                wrongDraw(
                                        Side.BANKER,
                                        round,
                                        ThirdCard.forBanker(round.player(), round.banker())));
    }

    private static Optional<Refusal> wrongDraw(Side side, Round round, ThirdCard ruling) {
        Hand hand = round.hand(side);
        boolean draws = ruling.action() == Action.DRAW;
        if (hand.hasDrawn() == draws) {
            return Optional.empty();
        }
        String had = "The %s had %s".formatted(side, hand.firstTwo().pointCount());
        return refuse(
                ruling.because(),
                had + (draws ? " and must draw a third card." : " and must stand."));
    }

    private static Optional<Refusal> refuse(Provision because, String detail) {
        return Optional.of(new Refusal(because, detail));
    }
}
