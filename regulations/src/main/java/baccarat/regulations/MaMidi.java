package baccarat.regulations;

import static baccarat.regulations.Choice.either;
import static baccarat.regulations.Choice.only;
import static baccarat.regulations.Choice.stated;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Dealing.PATRONS_TURN_THE_HANDS;
import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.House.SIXTEEN_DECKS_AT_MOST;
import static baccarat.rules.Opening.MACHINE_PROCEDURE;
import static baccarat.rules.Opening.PRESHUFFLE_PROCEDURE;
import static baccarat.rules.Shuffling.LACING;
import static baccarat.rules.Shuffling.RESHUFFLE_OPTION;
import static baccarat.rules.Shuffling.SHUFFLED_BEFORE_PLAY;

import baccarat.regulations.Permits.DeckPermit;
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

/// Midibaccarat: up to nine seats, patrons turn the cards, new decks for every shoe.
final class MaMidi {

    /// The document says six or more; sixteen is what the program deals (reading 50).
    private static final DeckPermit SIX_OR_MORE =
            new DeckPermit(new Range(6, 16), 1, DECKS, SIXTEEN_DECKS_AT_MOST);

    private static final OfCards CARDS =
            new OfCards(
                    Map.of(
                            Shuffle.MANUAL, SIX_OR_MORE,
                            Shuffle.MACHINE, SIX_OR_MORE,
                            Shuffle.PRESHUFFLED, SIX_OR_MORE),
                    SHUFFLED_BEFORE_PLAY,
                    only(LACING, true),
                    either(RESHUFFLE_OPTION, false, true),
                    true,
                    Map.of(
                            Shuffle.MACHINE, MACHINE_PROCEDURE,
                            Shuffle.PRESHUFFLED, PRESHUFFLE_PROCEDURE));

    private static final OfTheTable TABLE =
            new OfTheTable(
                    new Range(1, 9),
                    only(CUT_OFFERED, Cut.OFFERED),
                    stated(RECUT_BY, RecutBy.LAST_CUTTER, RecutBy.NEXT_ENTITLED),
                    only(BURN_SHOWN, true),
                    only(PATRONS_TURN_THE_HANDS, TurnedBy.PATRONS),
                    FreeHands.NOT_OFFERED,
                    false,
                    Optional.of(Massachusetts.DISCLOSED_CARD));

    private static final Procedures PROCEDURES =
            new Procedures(
                    /* curator */ false,
                    /* optionForThePit */ true,
                    /* reshuffleNotice */ true,
                    /* manualSteps */ true,
                    /* feathered */ false,
                    /* cutOffer */ CutOffer.HIGHEST_SEAT_COUNTERCLOCKWISE,
                    /* cutDepth */ 52,
                    /* recutOrderedBy */ Authority.CASINO_SUPERVISOR,
                    /* recutUntil */ RecutUntil.FIRST_CARD_LEAVES_THE_SHOE,
                    /* endOfShoe */ EndOfShoe.NEW_DECKS,
                    /* changedWithinADay */ false,
                    /* idleSpread */ false,
                    /* thirdCardsFaceDown */ true,
                    /* wagersClose */ WagersClose.NO_MORE_BETS,
                    /* bothHands */ true,
                    /* matchPlay */ true,
                    /* vigorishOrder */ VigorishOrder.BEFORE_PAYOUT);

    private static final Permits PERMITS =
            new Permits(
                    CARDS,
                    TABLE,
                    Massachusetts.VIGORISH,
                    Massachusetts.WITH_MULTI_LEVEL_ROYAL_9,
                    PROCEDURES);

    static final Regulation REGULATION =
            new Regulation(
                    "ma-midi",
                    "Massachusetts Midibaccarat",
                    PERMITS,
                    MaMidiCitations.ALL,
                    MaMidiClauses.TEXT);

    private MaMidi() {}
}
