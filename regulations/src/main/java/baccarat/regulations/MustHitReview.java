package baccarat.regulations;

import static baccarat.rules.Wagering.MUST_HIT_OFFERED;

import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Rate;
import baccarat.rules.Seating;
import java.util.Optional;
import java.util.stream.Stream;

/// The key `wagers.royal-9.must-hit` of a submission.
final class MustHitReview {

    private MustHitReview() {}

    /// @param stake of a Royal 9 wager
    static Optional<MustHit> of(Form form, Money stake, Optional<Seating> seating) {
        Optional<Money> reset =
                form.stated(
                        "reset", form.money("reset"), "an amount, as in 100.00", MUST_HIT_OFFERED);
        Optional<Money> ceiling =
                form.stated(
                        "ceiling",
                        form.money("ceiling"),
                        "an amount, as in 500.00",
                        MUST_HIT_OFFERED);
        Optional<Rate> rate =
                form.stated("rate", form.rate("rate"), "a percentage, as in 1%", MUST_HIT_OFFERED);
        form.close();
        if (Stream.of(reset, ceiling, rate).anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        if (rate.get().equals(Rate.NONE)) {
            form.object(
                    MUST_HIT_OFFERED,
                    "a rate of 0%: a Must Hit that nothing is added to is never hit, as in rate: 1%",
                    "rate");
        }
        if (ceiling.get().isAtMost(reset.get())) {
            form.object(
                    MUST_HIT_OFFERED,
                    "a ceiling of %s is not above the reset of %s"
                            .formatted(ceiling.get(), reset.get()),
                    "ceiling");
            return Optional.empty();
        }
        boolean second = form.isJudgedBy(Edition.SECOND);
        if (second) {
            seating.ifPresent(
                    table ->
                            checkRange(
                                    form,
                                    reset.get(),
                                    ceiling.get(),
                                    rate.get().of(stake.times(table.seats())),
                                    table));
        }
        return Optional.of(new MustHit(reset.get(), ceiling.get(), rate.get(), second));
    }

    /// One round in which every seat wagers must not take the meter from its reset past its ceiling
    /// (reading 24).
    private static void checkRange(
            Form form, Money reset, Money ceiling, Money round, Seating table) {
        if (!round.isAtMost(ceiling.minus(reset))) {
            form.object(
                    MUST_HIT_OFFERED,
                    "a ceiling of %s above a reset of %s; one round of %d wagers adds %s, so the ceiling is at least %s"
                            .formatted(ceiling, reset, table.seats(), round, reset.plus(round)),
                    "ceiling");
        }
    }
}
