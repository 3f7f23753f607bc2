package baccarat.regulations;

import baccarat.regulations.Permits.HouseStates;
import baccarat.regulations.Permits.OfTheTable;
import baccarat.regulations.Permits.OfVigorish;
import baccarat.rules.CardRules;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Equipment;
import baccarat.rules.Paying;
import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Rate;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.Optional;

/// The section `vigorish` of a submission, or `ez: true` in its place.
///
/// @param order when vigorish is taken, where the house says so
record VigorishReview(Vigorish vigorish, Optional<VigorishOrder> order) {

    /// @param said `ez` as the submission has it; nothing if that cannot be read
    static VigorishReview of(
            Form submission, Optional<Boolean> said, Permits document, Optional<CardRules> cards) {
        OfVigorish permits = document.vigorish();
        boolean ez = said.orElse(false);
        Optional<Form> section = submission.section("vigorish");
        if (ez && permits.noEz().isPresent()) {
            submission.object(
                    permits.noEz().get(), "this game has no EZ Baccarat; leave ez out", "ez");
        }
        if (ez && submission.has("vigorish")) {
            submission.object(
                    Paying.VIGORISH_RATE,
                    "EZ Baccarat collects no vigorish; leave vigorish or ez out",
                    "vigorish");
        }
        if (said.equals(Optional.of(false))
                && !submission.has("vigorish")
                && permits.mustBeStated()) {
            submission.object(
                    Paying.VIGORISH_PROCEDURE,
                    "vigorish must state rate and collected, or ez be true",
                    "vigorish");
        }
        Optional<VigorishOrder> order = section.flatMap(form -> order(form, document.table()));
        Vigorish share = section.map(form -> share(form, permits, cards)).orElse(none());
        return new VigorishReview(
                ez && permits.noEz().isEmpty() ? new Vigorish.NotCollected() : share, order);
    }

    /// A table that charges nothing is no EZ Baccarat for that.
    private static Vigorish none() {
        return new Vigorish.Share(Rate.NONE, Rounding.EXACT, Collected.AT_PAYOUT);
    }

    /// Whether vigorish is taken before a winner is paid or after; a choice only where the document
    /// is silent (reading 58).
    private static Optional<VigorishOrder> order(Form form, OfTheTable permits) {
        Optional<VigorishOrder> said = form.oneOf("order", VigorishOrder.class);
        if (form.has("order") && !permits.leavesToTheHouse(HouseStates.VIGORISH_ORDER)) {
            form.object("the document itself prescribes this; leave order out", "order");
            return Optional.empty();
        }
        return said;
    }

    private static Vigorish share(Form form, OfVigorish permits, Optional<CardRules> cards) {
        Optional<Rate> rate = form.required("rate", form.rate("rate"), "a percentage, as in 5%");
        rate.ifPresent(r -> checkRate(form, r, permits));
        Optional<Rounding> rounding =
                form.choose("rounding", form.oneOf("rounding", Rounding.class), permits.rounding());
        Optional<Collected> collected =
                form.choose(
                        "collected", form.oneOf("collected", Collected.class), permits.collected());
        boolean marked = collected.equals(Optional.of(Collected.MARKED));
        if (rounding.equals(Optional.of(Rounding.NEXT_QUARTER_OF_TOTAL))
                && collected.isPresent()
                && !marked) {
            form.object(
                    "next-quarter-of-total with collected: at-payout; there is a total to round only with collected: marked",
                    "rounding");
        }
        if (marked && cards.filter(c -> c.shuffle() == Shuffle.CONTINUOUS).isPresent()) {
            form.object(
                    Equipment.CONTINUOUS_SHUFFLER,
                    "a continuous shuffler has no end of a shoe to collect at; use at-payout",
                    "collected");
        }
        form.close();
        return new Vigorish.Share(
                rate.orElse(Rate.NONE),
                rounding.orElse(Rounding.EXACT),
                collected.orElse(Collected.AT_PAYOUT));
    }

    private static void checkRate(Form form, Rate rate, OfVigorish permits) {
        if (!permits.rate().holds(rate)) {
            form.object(
                    Paying.VIGORISH_RATE,
                    "vigorish of %s; it is %s".formatted(rate, permits.rate()),
                    "rate");
        }
    }
}
