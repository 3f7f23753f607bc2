package baccarat.simulation;

import baccarat.rules.CardRules;
import baccarat.rules.Royal9;
import baccarat.rules.TableRules;
import baccarat.rules.Tables;
import baccarat.rules.Vigorish;
import baccarat.rules.Wager;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Tables to simulate.
public final class SimulatedTables {

    private static final CardRules EIGHT_DECKS = Tables.cards(8, CardRules.Shuffle.MANUAL);

    /// No vigorish and every wager but Royal 9, which needs suits.
    public static final TableRules EZ = ez(8, CardRules.Shuffle.MANUAL);

    /// Five percent and the wagers that go with it.
    public static final TableRules MIDI =
            table(
                    EIGHT_DECKS,
                    Tables.FIVE_PERCENT,
                    EnumSet.complementOf(EnumSet.of(Wager.DRAGON_7, Wager.PANDA_8, Wager.ROYAL_9)),
                    Optional.empty());

    /// No vigorish, every wager there is.
    public static final TableRules WITH_ROYAL_9 =
            table(
                    EIGHT_DECKS,
                    new Vigorish.NotCollected(),
                    EnumSet.allOf(Wager.class),
                    Optional.of(Tables.MULTI_LEVEL));

    /// The same with the other form of Royal 9.
    public static final TableRules WITH_PERSONAL_ROYAL_9 =
            table(
                    EIGHT_DECKS,
                    new Vigorish.NotCollected(),
                    EnumSet.allOf(Wager.class),
                    Optional.of(Tables.PERSONAL));

    public static final TableRules CONTINUOUS = ez(8, CardRules.Shuffle.CONTINUOUS);

    private SimulatedTables() {}

    public static TableRules ez(int decks, CardRules.Shuffle shuffle) {
        return table(
                Tables.cards(decks, shuffle),
                new Vigorish.NotCollected(),
                EnumSet.complementOf(EnumSet.of(Wager.ROYAL_9)),
                Optional.empty());
    }

    private static TableRules table(
            CardRules cards, Vigorish vigorish, Set<Wager> offered, Optional<Royal9> royal9) {
        return Tables.of(cards, vigorish, Tables.wagers(offered, royal9));
    }
}
