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
/// diamonds, hearts and spades. No table has more than nine decks. Where cards were seen without
/// their suit, two digits for each rank follow: how many.
final class FacesWord {

    static final Word<Faces> WORD =
            new Word<>("52 digits, one for each face", FacesWord::write, FacesWord::read);

    private static final List<Card> ORDER =
            Arrays.stream(Suit.values())
                    .flatMap(suit -> Stream.of(Rank.values()).map(rank -> new Card(rank, suit)))
                    .toList();

    private static final List<Rank> RANKS = List.of(Rank.values());

    private FacesWord() {}

    private static String write(Faces faces) {
        String suited =
                ORDER.stream().map(card -> String.valueOf(faces.of(card))).collect(joining());
        boolean hasSuitless = RANKS.stream().anyMatch(rank -> faces.suitless(rank) != 0);
        return hasSuitless
                ? suited
                        + RANKS.stream()
                                .map(rank -> "%02d".formatted(faces.suitless(rank)))
                                .collect(joining())
                : suited;
    }

    private static Optional<Faces> read(String text) {
        boolean digits = text.chars().allMatch(c -> '0' <= c && c <= '9');
        int suited = Decks.CARDS_PER_DECK;
        if (!digits || (text.length() != suited && text.length() != suited + 2 * RANKS.size())) {
            return Optional.empty();
        }
        String ranks = text.substring(suited);
        return Optional.of(
                Faces.of(
                        card -> text.charAt(ORDER.indexOf(card)) - '0',
                        rank -> ranks.isEmpty() ? 0 : twoDigits(ranks, RANKS.indexOf(rank))));
    }

    private static int twoDigits(String text, int at) {
        return Integer.parseInt(text.substring(2 * at, 2 * at + 2));
    }
}
