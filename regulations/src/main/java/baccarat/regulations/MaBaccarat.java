package baccarat.regulations;

import static baccarat.regulations.Choice.either;
import static baccarat.regulations.Choice.only;
import static baccarat.regulations.Choice.stated;
import static baccarat.rules.Cutting.BURN_SHOWN;
import static baccarat.rules.Cutting.CUT_OFFERED;
import static baccarat.rules.Cutting.RECUT_BY;
import static baccarat.rules.Dealing.PATRONS_TURN_THE_HANDS;
import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.Equipment.MANUAL_SHOE;
import static baccarat.rules.Opening.MACHINE_PROCEDURE;
import static baccarat.rules.Opening.PRESHUFFLE_PROCEDURE;
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

/// The big table: 10 to 14 seats, a curator deals, new decks for every shoe.
final class MaBaccarat {

    private static final DeckPermit SIX_TO_EIGHT = new DeckPermit(new Range(6, 8), 1, DECKS, DECKS);

    private static final OfCards CARDS =
            new OfCards(
                    Map.of(
                            Shuffle.MANUAL, SIX_TO_EIGHT,
                            Shuffle.MACHINE, SIX_TO_EIGHT,
                            Shuffle.PRESHUFFLED, SIX_TO_EIGHT),
                    MANUAL_SHOE,
                    stated(SHUFFLED_BEFORE_PLAY, true, false),
                    either(RESHUFFLE_OPTION, false, true),
                    true,
                    Map.of(
                            Shuffle.MACHINE, MACHINE_PROCEDURE,
                            Shuffle.PRESHUFFLED, PRESHUFFLE_PROCEDURE));

    private static final OfTheTable TABLE =
            new OfTheTable(
                    new Range(10, 14),
                    only(CUT_OFFERED, Cut.OFFERED),
                    stated(RECUT_BY, RecutBy.LAST_CUTTER, RecutBy.NEXT_ENTITLED),
                    only(BURN_SHOWN, true),
                    stated(PATRONS_TURN_THE_HANDS, TurnedBy.PATRONS, TurnedBy.DEALER),
                    FreeHands.NOT_OFFERED,
                    false,
                    Optional.of(Massachusetts.DISCLOSED_CARD));

    private static final Procedures PROCEDURES =
            new Procedures(
                    /* curator */ true,
                    /* optionForThePit */ true,
                    /* reshuffleNotice */ true,
                    /* manualSteps */ false,
                    /* feathered */ false,
                    /* cutOffer */ CutOffer.LAST_CURATOR_CLOCKWISE,
                    /* cutDepth */ 52,
                    /* recutOrderedBy */ Authority.CASINO_SUPERVISOR,
                    /* recutUntil */ RecutUntil.FIRST_CARD_LEAVES_THE_SHOE,
                    /* endOfShoe */ EndOfShoe.NEW_DECKS,
                    /* changedWithinADay */ false,
                    /* idleSpread */ false,
                    /* thirdCardsFaceDown */ false,
                    /* wagersClose */ WagersClose.NO_MORE_BETS,
                    /* bothHands */ true,
                    /* matchPlay */ true,
                    /* vigorishOrder */ VigorishOrder.AFTER_PAYOUT);

    private static final Permits PERMITS =
            new Permits(
                    CARDS,
                    TABLE,
                    Massachusetts.VIGORISH,
                    Massachusetts.WITH_MULTI_LEVEL_ROYAL_9,
                    PROCEDURES);

    static final Regulation REGULATION =
            new Regulation(
                    "ma-baccarat",
                    "Massachusetts Baccarat",
                    PERMITS,
                    MaBaccaratCitations.ALL,
                    MaBaccaratClauses.TEXT);

    private MaBaccarat() {}
}
