package baccarat.table.preparation;

import baccarat.rules.Procedures.EndOfShoe;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How long decks are used.
public final class DeckAge {

    private DeckAge() {}

    static boolean newDecksEachShoe(TableState state) {
        return state.rules().procedures().decks().endOfShoe() == EndOfShoe.NEW_DECKS;
    }

    /// New decks after each shoe, or because the day of these is nearly over (reading 9).
    static boolean needsNewDecks(TableState state) {
        return newDecksEachShoe(state) || areNearlyTooOld(state);
    }

    /// No shoe starts with these cards any more.
    static boolean areNearlyTooOld(TableState state) {
        return areOlderThanAllowed(state, state.rules().cards().changeLead());
    }

    /// The cards in play have been open for as long as the document lets them.
    public static boolean areTooOld(TableState state) {
        return areOlderThanAllowed(state, Duration.ZERO);
    }

    private static boolean areOlderThanAllowed(TableState state, Duration lead) {
        Instant tooOld = tooOldFrom(state);
        return tooOld != null && !state.clock().isBefore(tooOld.minus(lead));
    }

    /// Whether the decks in play become nearly too old, or too old, between now and then.
    public static boolean growOldBy(TableState state, Instant time) {
        Instant tooOld = tooOldFrom(state);
        Duration lead = state.rules().cards().changeLead();
        return tooOld != null
                && (IdleTable.isBetween(state.clock(), tooOld.minus(lead), time)
                        || IdleTable.isBetween(state.clock(), tooOld, time));
    }

    /// When the decks in play are too old, if their age counts.
    private static @Nullable Instant tooOldFrom(TableState state) {
        Optional<Duration> allowed = state.rules().procedures().decks().changedWithin();
        Instant opened = state.stock().opened().get(state.stock().inPlay());
        return allowed.isPresent() && opened != null ? opened.plus(allowed.get()) : null;
    }
}
