package baccarat.regulations;

import static baccarat.regulations.Choice.either;
import static baccarat.regulations.Choice.only;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Dealing.DEALER_TURNS_THE_HANDS;
import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.Opening.MACHINE_PROCEDURE;
import static baccarat.rules.Paying.BANKER_PAYS_EVEN_MONEY;
import static baccarat.rules.Paying.VIGORISH_RATE;
import static baccarat.rules.Shuffling.LACING;
import static baccarat.rules.Shuffling.RESHUFFLE_OPTION;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.regulations.Permits.FreeHands;
import baccarat.regulations.Permits.OfCards;
import baccarat.regulations.Permits.OfTheTable;
import baccarat.regulations.Permits.OfVigorish;
import baccarat.regulations.Permits.OfWagers;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Handling.Cut;
import baccarat.rules.Handling.RecutBy;
import baccarat.rules.Handling.TurnedBy;
import baccarat.rules.Procedures;
import baccarat.rules.Procedures.Authority;
import baccarat.rules.Procedures.CutOffer;
import baccarat.rules.Procedures.EndOfShoe;
import baccarat.rules.Procedures.RecutUntil;
import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Procedures.WagersClose;
import baccarat.rules.Rate;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Washington: nine areas and a gallery, the dealer turns the cards, the house documents the rest
/// (reading 12).
final class WaMini {

    /// A shoe of several decks, eight at most.
    private static final DeckPermit UP_TO_EIGHT = new DeckPermit(new Range(2, 8), 1, DECKS, DECKS);

    /// "Up to" leaves no room to round up (reading 14).
    private static final OfVigorish VIGORISH =
            new OfVigorish(
                    new RateRange(Rate.NONE, Rate.percent(5)),
                    only(VIGORISH_RATE, Rounding.EXACT),
                    either(VIGORISH_RATE, Collected.AT_PAYOUT, Collected.MARKED),
                    false,
                    Optional.of(BANKER_PAYS_EVEN_MONEY));

    private static final OfCards CARDS =
            new OfCards(
                    Map.of(Shuffle.MANUAL, UP_TO_EIGHT, Shuffle.PRESHUFFLED, UP_TO_EIGHT),
                    MACHINE_PROCEDURE,
                    either(LACING, false, true),
                    either(RESHUFFLE_OPTION, false, true),
                    false,
                    Map.of());

    private static final OfTheTable TABLE =
            new OfTheTable(
                    new Range(1, 9),
                    either(CUT_OFFERED, Cut.OFFERED, Cut.DEALER),
                    only(RECUT_BY, RecutBy.NEXT_ENTITLED),
                    either(BURN_SHOWN, false, true),
                    only(DEALER_TURNS_THE_HANDS, TurnedBy.DEALER),
                    FreeHands.UP_TO_A_STATED_MAXIMUM,
                    true,
                    Optional.empty());

    private static final Procedures PROCEDURES =
            new Procedures(
                    /* curator */ false,
                    /* optionForThePit */ false,
                    /* reshuffleNotice */ false,
                    /* manualSteps */ false,
                    /* feathered */ false,
                    /* cutOffer */ CutOffer.HIGHEST_SEAT_CLOCKWISE,
                    /* cutDepth */ 52,
                    /* recutOrderedBy */ Authority.FLOORPERSON,
                    /* recutUntil */ RecutUntil.CARDS_ARE_IN_THE_SHOE,
                    /* endOfShoe */ EndOfShoe.RESHUFFLE,
                    /* changedWithinADay */ false,
                    /* idleSpread */ false,
                    /* thirdCardsFaceDown */ false,
                    /* wagersClose */ WagersClose.FIRST_CARD,
                    /* bothHands */ false,
                    /* matchPlay */ false,
                    /* vigorishOrder */ VigorishOrder.BEFORE_PAYOUT);

    private static final Permits PERMITS =
            new Permits(
                    CARDS, TABLE, VIGORISH, new OfWagers(Set.of(), Optional.empty()), PROCEDURES);

    static final Regulation REGULATION =
            new Regulation(
                    "wa-mini",
                    "Washington State Mini-Baccarat",
                    PERMITS,
                    WaMiniCitations.ALL,
                    WaMiniClauses.TEXT);

    private WaMini() {}
}
