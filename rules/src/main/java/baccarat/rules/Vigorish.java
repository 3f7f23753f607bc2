package baccarat.rules;

/// The charge on a winning wager on the Banker's Hand.
public sealed interface Vigorish {

    /// The vigorish on one win when it is paid or marked.
    Money on(Money won);

    /// EZ Baccarat: the Banker's Hand pushes on a Dragon 7 instead.
    record NotCollected() implements Vigorish {

        @Override
        public Money on(Money won) {
            return Money.ZERO;
        }
    }

    /// A share of the win, pressed amounts included (reading 14).
    record Share(Rate rate, Rounding rounding, Collected collected) implements Vigorish {

        @Override
        public Money on(Money won) {
            return rounding == Rounding.NEXT_QUARTER ? roundedUp(won) : rate.of(won);
        }

        /// The vigorish that a patron pays for all marked wins. Rounding the total instead of each
        /// win is an option.
        public Money due(Money marked) {
            return rounding == Rounding.NEXT_QUARTER_OF_TOTAL ? upToAQuarter(marked) : marked;
        }

        /// Rounded once, from the exact share and not from cents that were already rounded.
        private Money roundedUp(Money won) {
            long share = Math.multiplyExact(won.cents(), rate.basisPoints());
            long quarters = Math.ceilDiv(share, QUARTER * 10_000);
            return new Money(Math.multiplyExact(quarters, QUARTER));
        }

        private static Money upToAQuarter(Money amount) {
            return new Money(Math.multiplyExact(Math.ceilDiv(amount.cents(), QUARTER), QUARTER));
        }
    }

    long QUARTER = 25;

    /// How a fraction of a coin is rounded.
    enum Rounding {
        /// Rounded down to the cent.
        EXACT,
        /// Each win up to the next multiple of 25 cents.
        NEXT_QUARTER,
        /// The collected total up to the next multiple of 25 cents.
        NEXT_QUARTER_OF_TOTAL
    }

    /// When vigorish is taken.
    enum Collected {
        AT_PAYOUT,
        MARKED
    }
}
