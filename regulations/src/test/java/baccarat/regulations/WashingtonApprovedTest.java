package baccarat.regulations;

import static baccarat.regulations.Examples.approved;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.rules.Handling;
import baccarat.rules.Handling.Announcement;
import baccarat.rules.Handling.FirstCard;
import baccarat.rules.HouseWays;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Procedures;
import baccarat.rules.Rate;
import baccarat.rules.Remedy;
import baccarat.rules.Seating;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What a house in Washington documents.
class WashingtonApprovedTest {

    @Cites({
        "wa-mini 1",
        "wa-mini 2",
        "wa-mini 4",
        "wa-mini 5",
        "wa-mini Ghost hands",
        "wa-mini Announcements",
        "wa-mini Irregularities",
        "wa-mini Modifications"
    })
    @Test
    void washingtons_house_documents_what_the_document_leaves_to_it() {
        TableRules rules = approved("wa-mini");

        assertEquals(new Seating(9, true, 3, Money.dollars(1)), rules.seating());
        assertEquals(
                new Handling(
                        Handling.Cut.OFFERED,
                        Handling.RecutBy.NEXT_ENTITLED,
                        false,
                        Handling.TurnedBy.DEALER,
                        Set.of(),
                        Set.of(Announcement.values()),
                        Map.of(
                                Mishap.DRAWN_IN_ERROR, Remedy.NEXT_HAND,
                                Mishap.THIRD_CARD_NOT_DUE, Remedy.BANKER_OR_NEXT_HAND,
                                Mishap.THIRD_CARD_DISCLOSED, Remedy.BANKER_OR_DISCARD,
                                Mishap.CARD_DISCLOSED, Remedy.DISCARD,
                                Mishap.SHOE_RUNS_OUT, Remedy.VOID,
                                Mishap.CARD_EXPOSED, Remedy.STAYS,
                                Mishap.CARD_MISPLACED, Remedy.IN_ORDER),
                        HouseWays.usual(14)),
                rules.handling());

        Handling own =
                approved(
                                "wa-mini",
                                "seats: 9",
                                "opening: as-received\n  burn: false\n  cover-card: 30\n"
                                        + "  discards: as-dealt\n  payout-order: lowest-first\n  seats: 9")
                        .handling();
        assertEquals(
                new HouseWays(
                        HouseWays.DeckOpening.AS_RECEIVED,
                        false,
                        30,
                        HouseWays.Discards.AS_DEALT,
                        HouseWays.PayoutOrder.LOWEST_FIRST),
                own.ways());
        Procedures paid =
                approved("wa-mini", "collected: at-payout", "order: after-payout").procedures();
        assertEquals(Procedures.VigorishOrder.AFTER_PAYOUT, paid.wagers().vigorishOrder());

        Handling other = approved("wa-mini-no-commission").handling();
        assertEquals(Set.of(FirstCard.PLAYER_FIRST, FirstCard.BANKER_FIRST), other.dealtFaceUp());
        assertEquals(Set.of(), other.announcements());
        assertEquals(
                Set.of(FirstCard.values()),
                approved("wa-mini", "face-up: none", "face-up: all").handling().dealtFaceUp());
    }

    @Cites("wa-mini 8")
    @Test
    void washington_charges_up_to_five_percent_or_nothing_and_is_no_ez_for_that() {
        assertEquals(
                new Vigorish.Share(new Rate(450), Rounding.EXACT, Collected.AT_PAYOUT),
                approved("wa-mini", "rate: 5%", "rate: 4.5%").vigorish());
        TableRules free = approved("wa-mini-no-commission");
        assertEquals(
                new Vigorish.Share(Rate.NONE, Rounding.EXACT, Collected.AT_PAYOUT),
                free.vigorish());
        assertEquals(false, free.isEz());
        assertEquals(new PayoutOdds(9), free.wagers().tieOdds());
    }
}
