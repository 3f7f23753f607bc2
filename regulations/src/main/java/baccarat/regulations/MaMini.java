package baccarat.regulations;

import static baccarat.regulations.Choice.either;
import static baccarat.regulations.Choice.only;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Dealing.PATRONS_TURN_THE_HANDS;
import static baccarat.rules.Equipment.CONTINUOUS_SHUFFLER;
import static baccarat.rules.Shuffling.LACING;
import static baccarat.rules.Shuffling.RESHUFFLE_OPTION;
import static baccarat.rules.Shuffling.SHUFFLED_BEFORE_PLAY;

import baccarat.regulations.Permits.FreeHands;
import baccarat.regulations.Permits.OfCards;
import baccarat.regulations.Permits.OfTheTable;
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
import java.util.Map;
import java.util.Optional;

/// Minibaccarat: up to nine seats, one dealer, Free Hand, Royal 9 and Must Hit.
final class MaMini {

    private static final OfCards CARDS =
            new OfCards(
                    Massachusetts.MINI_DECKS,
                    SHUFFLED_BEFORE_PLAY,
                    either(LACING, false, true),
                    either(RESHUFFLE_OPTION, false, true),
                    false,
                    Map.of(Shuffle.CONTINUOUS, CONTINUOUS_SHUFFLER));

    private static final OfTheTable TABLE =
            new OfTheTable(
                    new Range(1, 9),
                    either(CUT_OFFERED, Cut.OFFERED, Cut.DEALER),
                    only(RECUT_BY, RecutBy.NEXT_ENTITLED),
                    either(BURN_SHOWN, false, true),
                    only(PATRONS_TURN_THE_HANDS, TurnedBy.PATRONS),
                    FreeHands.OPTION,
                    false,
                    Optional.of(Massachusetts.DISCLOSED_CARD));

    private static final Procedures PROCEDURES =
            new Procedures(
                    /* curator */ false,
                    /* optionForThePit */ false,
                    /* reshuffleNotice */ false,
                    /* manualSteps */ true,
                    /* feathered */ true,
                    /* cutOffer */ CutOffer.HIGHEST_SEAT_CLOCKWISE,
                    /* cutDepth */ 52,
                    /* recutOrderedBy */ Authority.FLOORPERSON,
                    /* recutUntil */ RecutUntil.CARDS_ARE_IN_THE_SHOE,
                    /* endOfShoe */ EndOfShoe.RESHUFFLE,
                    /* changedWithinADay */ true,
                    /* idleSpread */ true,
                    /* thirdCardsFaceDown */ false,
                    /* wagersClose */ WagersClose.NO_MORE_BETS,
                    /* bothHands */ true,
                    /* matchPlay */ false,
                    /* vigorishOrder */ VigorishOrder.BEFORE_PAYOUT);

    private static final Permits PERMITS =
            new Permits(
                    CARDS,
                    TABLE,
                    Massachusetts.VIGORISH,
                    Massachusetts.WITH_PERSONAL_ROYAL_9,
                    PROCEDURES);

    static final Regulation REGULATION =
            new Regulation(
                    "ma-mini",
                    "Massachusetts Minibaccarat",
                    PERMITS,
                    MaMiniCitations.ALL,
                    MaMiniClauses.TEXT);

    private MaMini() {}
}
