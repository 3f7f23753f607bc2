package baccarat.records.states;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.cards.Rank;
import baccarat.regulations.ExampleFiles;
import baccarat.rules.CardRules;
import baccarat.rules.TableRules;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// An example with a shoe of two decks, the fewest that can be cut, and few faces that can come out
/// of it: enough for a natural, a third card and a tie.
final class SmallTable {

    private static final List<Rank> RANKS = List.of(Rank.KING, Rank.FOUR, Rank.NINE);

    private static final int DECKS = 2;

    private SmallTable() {}

    static TableRules rules(String example) {
        TableRules rules = ExampleFiles.rules(example);
        return new TableRules(
                twoDecks(rules.cards()),
                rules.seating(),
                rules.handling(),
                rules.vigorish(),
                rules.wagers(),
                rules.procedures());
    }

    /// In each batch.
    private static CardRules twoDecks(CardRules cards) {
        return new CardRules(
                DECKS * cards.batches(),
                cards.batches(),
                cards.shuffle(),
                cards.laced(),
                cards.reshuffled(),
                cards.changeLead(),
                cards.idle(),
                cards.procedure());
    }

    /// The first card of each of the few ranks that nobody has seen, and any other card once one of
    /// those is gone.
    static List<Card> faces(TableState state) {
        Stream<Card> few = RANKS.stream().flatMap(rank -> unseen(state, rank).stream());
        return Stream.concat(few, unseen(state)).distinct().limit(RANKS.size()).toList();
    }

    private static Optional<Card> unseen(TableState state, Rank rank) {
        return unseen(state).filter(card -> card.rank() == rank).findFirst();
    }

    static Stream<Card> unseen(TableState state) {
        return Decks.one().filter(card -> state.stock().unseen().of(card) > 0);
    }
}
