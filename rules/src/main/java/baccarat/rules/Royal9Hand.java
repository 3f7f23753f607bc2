package baccarat.rules;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import java.util.Optional;
import java.util.stream.Stream;

/// A Royal 9: a nine and a face card as the first two cards of a hand, in either order.
record Royal9Hand(Rank face, Combination suits) {

    static Optional<Royal9Hand> of(Hand hand) {
        Card first = hand.cards().get(0);
        Card second = hand.cards().get(1);
        return of(first, second).or(() -> of(second, first));
    }

    private static Optional<Royal9Hand> of(Card face, Card nine) {
        return face.rank().isFace() && nine.rank() == Rank.NINE
                ? Optional.of(
                        new Royal9Hand(face.rank(), new Combination(face.suit(), nine.suit())))
                : Optional.empty();
    }

    boolean isSuited() {
        return suits.isSuited();
    }

    boolean isKingNine() {
        return face == Rank.KING;
    }

    boolean isKingNineOf(Combination chair) {
        return isKingNine() && suits.equals(chair);
    }

    /// The lower half of both pay tables, which does not look at the chair: both hands suited, both
    /// hands, a suited one, any one.
    static <L> Optional<L> anyOf(
            Optional<Royal9Hand> player,
            Optional<Royal9Hand> banker,
            L bothSuited,
            L both,
            L oneSuited,
            L one) {
        long hands = Stream.of(player, banker).flatMap(Optional::stream).count();
        long suited =
                Stream.of(player, banker)
                        .flatMap(Optional::stream)
                        .filter(Royal9Hand::isSuited)
                        .count();
        if (hands == 2) {
            return Optional.of(suited == 2 ? bothSuited : both);
        }
        if (hands == 1) {
            return Optional.of(suited == 1 ? oneSuited : one);
        }
        return Optional.empty();
    }
}
