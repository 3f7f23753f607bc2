package baccarat.records;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.table.Faces;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How many cards of each face are unseen: a digit for each, ace to king of clubs first, then
/// diamonds, hearts and spades. No table has more than nine decks.
final class FacesWord {

    static final Word<Faces> WORD =
            new Word<>("52 digits, one for each face", FacesWord::write, FacesWord::read);

    private static final List<Card> ORDER =
            Arrays.stream(Suit.values())
                    .flatMap(suit -> Stream.of(Rank.values()).map(rank -> new Card(rank, suit)))
                    .toList();

    private FacesWord() {}

    private static String write(Faces faces) {
        return ORDER.stream().map(card -> String.valueOf(faces.of(card))).collect(joining());
    }

    private static Optional<Faces> read(String text) {
        boolean digits = text.chars().allMatch(c -> '0' <= c && c <= '9');
        return digits && text.length() == Decks.CARDS_PER_DECK
                ? Optional.of(Faces.of(card -> text.charAt(ORDER.indexOf(card)) - '0'))
                : Optional.empty();
    }
}
