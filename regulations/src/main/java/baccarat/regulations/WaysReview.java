package baccarat.regulations;

import baccarat.regulations.Permits.HouseStates;
import baccarat.regulations.Permits.OfTheTable;
import baccarat.rules.HouseWays;
import baccarat.rules.HouseWays.DeckOpening;
import baccarat.rules.HouseWays.Discards;
import baccarat.rules.HouseWays.PayoutOrder;
import java.util.List;

/// The keys of the section `table` for what a silent document leaves to the house (reading 58).
final class WaysReview {

    /// With fewer cards than a round can take, a hand could be left without cards. More than two
    /// decks behind the cover card are not practical.
    static final Range COVER_CARD = new Range(6, 104);

    static final List<String> KEYS =
            List.of("opening", "burn", "cover-card", "discards", "payout-order");

    private WaysReview() {}

    static HouseWays of(Form form, OfTheTable permits) {
        HouseWays usual = HouseWays.usual(permits.coverCard());
        var ways =
                new HouseWays(
                        form.oneOf("opening", DeckOpening.class).orElse(usual.opening()),
                        form.yesOrNo("burn").orElse(usual.burn()),
                        form.whole("cover-card").orElse(usual.coverCardDepth()),
                        form.oneOf("discards", Discards.class).orElse(usual.discards()),
                        form.oneOf("payout-order", PayoutOrder.class).orElse(usual.payoutOrder()));
        if (!permits.leavesToTheHouse(HouseStates.WAYS)) {
            KEYS.stream()
                    .filter(form::has)
                    .forEach(
                            key ->
                                    form.object(
                                            "the document itself prescribes this; leave %s out"
                                                    .formatted(key),
                                            key));
            return usual;
        }
        if (!COVER_CARD.holds(ways.coverCardDepth())) {
            form.object(
                    "%d cards behind the cover card; it takes %s, as in 14"
                            .formatted(ways.coverCardDepth(), COVER_CARD),
                    "cover-card");
        }
        if (!ways.burn() && form.yesOrNo("burn-shown").orElse(false)) {
            form.object(
                    "burn-shown: true with burn: false; no card is burned, so leave burn-shown out",
                    "burn-shown");
        }
        return ways;
    }
}
