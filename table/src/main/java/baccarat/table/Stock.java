package baccarat.table;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How many cards of the batch in play are in each place: a card that leaves one place enters
/// another. The other batch, if any, is complete and in the machine.
///
/// @param stacked in the stack, before they are in the shoe
/// @param laid on the layout, in the hands of the round
/// @param aside drawn in error and kept for later
/// @param discards in the discards, burned cards among them
/// @param unseen the faces that have not been seen since the shuffle
/// @param lastRound the faces among the discards that go back into a continuous shuffler
/// @param opened when each batch was opened at the table
public record Stock(
        int decks,
        Batch inPlay,
        int stacked,
        int shoe,
        int laid,
        int aside,
        int discards,
        Faces unseen,
        List<Card> lastRound,
        Map<Batch, Instant> opened) {

    public Stock {
        lastRound = List.copyOf(lastRound);
        opened = Map.copyOf(opened);
        if (stacked < 0 || shoe < 0 || laid < 0 || aside < 0 || discards < 0) {
            throw new CorruptLog("a card left a place that had none");
        }
    }

    /// No cards at the table.
    public static Stock none(int decks) {
        return new Stock(decks, Batch.RED, 0, 0, 0, 0, 0, Faces.NONE, List.of(), Map.of());
    }

    /// All cards of the batch.
    public int total() {
        return decks * Decks.CARDS_PER_DECK;
    }

    int counted() {
        return stacked + shoe + laid + aside + discards;
    }

    boolean isPresent() {
        return !opened.isEmpty();
    }

    /// New decks, in one stack for each batch.
    public Stock received(List<Batch> batches, Instant at) {
        var times = new EnumMap<Batch, Instant>(Batch.class);
        batches.forEach(batch -> times.put(batch, at));
        return new Stock(
                decks, Batch.RED, total(), 0, 0, 0, 0, Faces.ofDecks(decks), List.of(), times);
    }

    /// Every card of the batch back in one stack.
    public Stock gathered() {
        return new Stock(
                decks, inPlay, total(), 0, 0, 0, 0, Faces.ofDecks(decks), List.of(), opened);
    }

    /// The other batch takes the place of this one.
    public Stock swapped() {
        Stock whole = gathered();
        return new Stock(
                decks, inPlay.other(), whole.stacked, 0, 0, 0, 0, whole.unseen, List.of(), opened);
    }

    public Stock loaded() {
        return moved(-stacked, stacked, 0, 0, 0);
    }

    public Stock dealt() {
        return moved(0, -1, 1, 0, 0);
    }

    /// A card kept for this hand is laid.
    public Stock laidFromAside() {
        return moved(0, 0, 1, -1, 0);
    }

    public Stock setAside() {
        return moved(0, -1, 0, 1, 0);
    }

    /// A card that was set aside by mistake is in the shoe again, and nobody has seen it.
    public Stock takenBack(Optional<Card> seen) {
        Stock back = moved(0, 1, 0, -1, 0);
        return seen.map(card -> back.withUnseen(back.unseen.plus(card), back.lastRound))
                .orElse(back);
    }

    public Stock burned(int cards) {
        return moved(0, -cards, 0, 0, cards);
    }

    public Stock asideToDiscards(int cards) {
        return moved(0, 0, 0, -cards, cards);
    }

    public Stock cleared() {
        return moved(0, 0, -laid, 0, laid);
    }

    private Stock moved(int stacked, int shoe, int laid, int aside, int discards) {
        return new Stock(
                decks,
                inPlay,
                this.stacked + stacked,
                this.shoe + shoe,
                this.laid + laid,
                this.aside + aside,
                this.discards + discards,
                unseen,
                lastRound,
                opened);
    }

    public Stock seen(List<Card> cards) {
        Faces left = unseen;
        for (Card card : cards) {
            left = left.minus(card);
        }
        return withUnseen(left, lastRound);
    }

    public Stock seen(Card card) {
        return withUnseen(unseen.minus(card), lastRound);
    }

    /// Cards of the round that were due nowhere.
    public Stock takenAside(int cards) {
        return moved(0, 0, -cards, cards, 0);
    }

    /// A face on the layout is corrected.
    public Stock misread(Card was, Card face) {
        return withUnseen(unseen.plus(was).minus(face), lastRound);
    }

    /// A face among the discards is corrected.
    public Stock corrected(Card was, Card face) {
        var last = new ArrayList<>(lastRound);
        int at = last.indexOf(was);
        if (at >= 0) {
            last.set(at, face);
        }
        return withUnseen(unseen.plus(was).minus(face), last);
    }

    private Stock withUnseen(Faces faces, List<Card> last) {
        return new Stock(decks, inPlay, stacked, shoe, laid, aside, discards, faces, last, opened);
    }

    /// A continuous shuffler: the cards of the round before go back in.
    public Stock returned() {
        Faces faces = unseen;
        for (Card card : lastRound) {
            faces = faces.plus(card);
        }
        return withUnseen(faces, List.of()).moved(0, discards, 0, 0, -discards);
    }

    /// A continuous shuffler: these faces went to the discards and will go back.
    public Stock keeping(List<Card> faces) {
        var last = new ArrayList<>(lastRound);
        last.addAll(faces);
        return withUnseen(unseen, last);
    }
}
