package baccarat.regulations;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.rules.Procedures.CutOffer;
import baccarat.rules.Procedures.WagersClose;

/// Options that each can be read but cannot hold together.
final class ConsistentOptions {

    private static final int CARDS_IN_A_DECK = 52;

    /// Lines lie between areas, and there are eight at most.
    private static final int MOST_AREAS_WITH_LINES = 9;

    private ConsistentOptions() {}

    static void check(Form form, Permits permits) {
        var procedures = permits.procedures();
        if (procedures.cut().offer() == CutOffer.LAST_CURATOR_CLOCKWISE
                && !procedures.hands().curator()) {
            object(
                    form,
                    "procedures",
                    "cut-offer",
                    "last-curator-clockwise needs curator: true; use highest-seat-clockwise");
        }
        if (procedures.hands().curator() && procedures.wagers().close() == WagersClose.FIRST_CARD) {
            object(
                    form,
                    "procedures",
                    "wagers-close",
                    "a curator deals at the call \"cards\", before the first card is out; use no-more-bets");
        }
        int fewest =
                permits.cards().decks().values().stream()
                                .mapToInt(ConsistentOptions::inAShoe)
                                .min()
                                .orElse(1)
                        * CARDS_IN_A_DECK;
        if (2 * procedures.cut().depth() > fewest) {
            object(
                    form,
                    "procedures",
                    "cut-depth",
                    "a cut %d cards in from either end does not fit into the smallest shoe, %d cards; it takes up to %d"
                            .formatted(procedures.cut().depth(), fewest, fewest / 2));
        }
        boolean insured =
                permits.wagers().side().contains("dragon-7")
                        && permits.wagers().side().contains("panda-8");
        if (permits.vigorish().noEz().isEmpty() && !insured) {
            object(
                    form,
                    "vigorish",
                    "ez",
                    "EZ Baccarat takes both insurances (reading 13); add dragon-7 and panda-8 to wagers.side, or set ez: false");
        }
        if (permits.table().gallery() && permits.table().seats().to() > MOST_AREAS_WITH_LINES) {
            object(
                    form,
                    "table",
                    "gallery",
                    "a gallery has at most eight lines, so the table has up to 9 seats");
        }
    }

    private static int inAShoe(DeckPermit permit) {
        return permit.decks().from() / permit.batches();
    }

    /// At the option itself, if it is there at all.
    private static void object(Form form, String section, String key, String message) {
        form.section(section).filter(in -> in.has(key)).ifPresent(in -> in.object(message, key));
    }
}
