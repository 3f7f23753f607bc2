package baccarat.regulations;

import baccarat.regulations.Permits.DisclosedCard;
import baccarat.regulations.Permits.FreeHands;
import baccarat.regulations.Permits.HouseStates;
import baccarat.regulations.Permits.OfTheTable;
import baccarat.regulations.Permits.OfVigorish;
import baccarat.rules.Cutting;
import baccarat.rules.Dealing;
import baccarat.rules.Handling.Cut;
import baccarat.rules.Handling.RecutBy;
import baccarat.rules.Handling.TurnedBy;
import baccarat.rules.Irregularity;
import baccarat.rules.Paying;
import baccarat.rules.Rate;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.Optional;
import java.util.Set;

/// The sections `table` and `vigorish` of a document's options.
final class TableOptions {

    /// What the program seats.
    private static final Range SEATS = new Range(1, 14);

    private TableOptions() {}

    static OfTheTable table(Form form) {
        Set<HouseStates> houseStates =
                form.required(
                                "house-states",
                                form.anyOf("house-states", HouseStates.class),
                                "all, none or a list of what the house states itself")
                        .orElse(Set.of());
        var table =
                new OfTheTable(
                        seats(form),
                        OptionForm.choice(form, "cut", Cut.class, Cutting.CUT_OFFERED),
                        OptionForm.choice(form, "recut-by", RecutBy.class, Cutting.RECUT_BY),
                        OptionForm.choice(form, "burn-shown", Cutting.BURN_SHOWN),
                        OptionForm.choice(
                                form, "turned-by", TurnedBy.class, Dealing.PATRONS_TURN_THE_HANDS),
                        OptionForm.oneOf(form, "free-hands", FreeHands.class),
                        OptionForm.yesOrNo(form, "gallery"),
                        OptionForm.whole(form, "cover-card", WaysReview.COVER_CARD, "14"),
                        disclosedCard(form, houseStates),
                        houseStates);
        form.close();
        return table;
    }

    private static Range seats(Form form) {
        return OptionForm.required(
                form,
                "seats",
                "from 1 to 14, as in 1 to 9",
                text ->
                        OptionForm.range(text)
                                .filter(
                                        seats ->
                                                SEATS.holds(seats.from())
                                                        && SEATS.holds(seats.to())),
                SEATS);
    }

    /// A choice of the document, unless all remedies are the house's.
    private static Optional<Choice<DisclosedCard>> disclosedCard(
            Form form, Set<HouseStates> houseStates) {
        if (!houseStates.contains(HouseStates.IRREGULARITIES)) {
            return Optional.of(
                    OptionForm.choice(
                            form,
                            "disclosed-card",
                            DisclosedCard.class,
                            Irregularity.DISCLOSED_CARD_GOES_TO_THE_BANKER));
        }
        if (form.has("disclosed-card")) {
            form.object(
                    "the house states its own remedies (house-states: irregularities); leave disclosed-card out",
                    "disclosed-card");
        }
        return Optional.empty();
    }

    static OfVigorish vigorish(Form form) {
        var fivePercent = new RateRange(Rate.percent(5), Rate.percent(5));
        boolean ez = OptionForm.yesOrNo(form, "ez");
        var vigorish =
                new OfVigorish(
                        OptionForm.required(
                                form,
                                "rate",
                                "a percentage or two, as in 5% or 0% to 5%",
                                OptionForm::rates,
                                fivePercent),
                        OptionForm.choice(
                                form, "rounding", Rounding.class, Paying.VIGORISH_ROUNDED),
                        OptionForm.choice(
                                form, "collected", Collected.class, Paying.VIGORISH_PROCEDURE),
                        OptionForm.yesOrNo(form, "stated"),
                        ez ? Optional.empty() : Optional.of(Paying.BANKER_PAYS_EVEN_MONEY));
        form.close();
        return vigorish;
    }
}
