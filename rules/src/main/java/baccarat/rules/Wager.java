package baccarat.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The wagers of the documents, in the order in which they are settled within a seat (reading 15).
///
/// The payout is not defined here: see `Outcome`.
public enum Wager {
    PLAYER,
    BANKER,
    TIE,
    DRAGON_BONUS_PLAYER,
    DRAGON_BONUS_BANKER,
    DRAGON_7,
    PANDA_8,
    HOUSE_MONEY,
    ROYAL_9;

    /// The wager on a hand itself.
    public static Wager on(Side side) {
        return side == Side.PLAYER ? PLAYER : BANKER;
    }

    /// The wager written as `dragon-bonus-player`; empty if no wager has that name.
    public static Optional<Wager> of(String text) {
        return Arrays.stream(values()).filter(wager -> wager.toString().equals(text)).findFirst();
    }

    public boolean isOnAHand() {
        return this == PLAYER || this == BANKER;
    }

    /// Player, Banker or Tie: the wagers that every table offers and that Royal 9 is placed with.
    public boolean isMain() {
        return isOnAHand() || this == TIE;
    }

    /// Whether suits decide what it pays. Where no such wager is offered, a dealer of real cards
    /// may enter ranks alone.
    public boolean needsSuits() {
        return this == ROYAL_9;
    }

    /// As people at a table say it: `Dragon Bonus on Player`.
    public String spoken() {
        return switch (this) {
            case PLAYER -> "Player";
            case BANKER -> "Banker";
            case TIE -> "Tie";
            case DRAGON_BONUS_PLAYER -> "Dragon Bonus on Player";
            case DRAGON_BONUS_BANKER -> "Dragon Bonus on Banker";
            case DRAGON_7 -> "Dragon 7";
            case PANDA_8 -> "Panda 8";
            case HOUSE_MONEY -> "House Money";
            case ROYAL_9 -> "Royal 9";
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
