package baccarat.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The wagers of the documents, in the order in which they are settled within a seat (reading 15).
///
/// The payout is not defined here: see `Outcome`.
public enum Wager {
    PLAYER("Player", Wagering.PLAYER_OFFERED, Basis.ENDING),
    BANKER("Banker", Wagering.BANKER_OFFERED, Basis.ENDING),
    TIE("Tie", Wagering.TIE_OFFERED, Basis.ENDING),
    DRAGON_BONUS_PLAYER("Dragon Bonus on Player", Wagering.DRAGON_BONUS_OFFERED, Basis.ENDING),
    DRAGON_BONUS_BANKER("Dragon Bonus on Banker", Wagering.DRAGON_BONUS_OFFERED, Basis.ENDING),
    DRAGON_7("Dragon 7", Wagering.DRAGON_7_OFFERED, Basis.ENDING),
    PANDA_8("Panda 8", Wagering.PANDA_8_OFFERED, Basis.ENDING),
    HOUSE_MONEY("House Money", Wagering.HOUSE_MONEY_OFFERED, Basis.PAIRS),
    ROYAL_9("Royal 9", Wagering.ROYAL_9_OFFERED, Basis.SUITS);

    private final String spoken;
    private final Provision offered;
    private final Basis basis;

    Wager(String spoken, Provision offered, Basis basis) {
        this.spoken = spoken;
        this.offered = offered;
        this.basis = basis;
    }

    /// What has to be known of a round to tell what a wager makes of it.
    public enum Basis {
        /// How the round ended: who won, with which counts, and how many cards.
        ENDING,
        /// Which of the two hands began with a pair.
        PAIRS,
        /// The cards with their suits.
        SUITS
    }

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
        return basis == Basis.SUITS;
    }

    public Basis basis() {
        return basis;
    }

    /// As people at a table say it: `Dragon Bonus on Player`.
    public String spoken() {
        return spoken;
    }

    /// The provision under which it is or is not on offer.
    public Provision offered() {
        return offered;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
