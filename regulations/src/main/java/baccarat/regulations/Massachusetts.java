package baccarat.regulations;

import static baccarat.rules.Equipment.DECKS;
import static baccarat.rules.Equipment.MACHINE_DECKS;
import static baccarat.rules.Irregularity.DISCLOSED_CARD_GOES_TO_THE_BANKER;
import static baccarat.rules.Paying.VIGORISH_PROCEDURE;
import static baccarat.rules.Paying.VIGORISH_ROUNDED;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.regulations.Permits.DisclosedCard;
import baccarat.regulations.Permits.OfVigorish;
import baccarat.regulations.Permits.OfWagers;
import baccarat.regulations.Permits.Royal9Permit;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Rate;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What several of the Massachusetts documents say alike.
final class Massachusetts {

    static final OfVigorish VIGORISH =
            new OfVigorish(
                    new RateRange(Rate.percent(5), Rate.percent(5)),
                    Choice.either(VIGORISH_ROUNDED, Rounding.values()),
                    Choice.stated(VIGORISH_PROCEDURE, Collected.values()),
                    true,
                    Optional.empty());

    static final Choice<DisclosedCard> DISCLOSED_CARD =
            Choice.stated(DISCLOSED_CARD_GOES_TO_THE_BANKER, DisclosedCard.values());

    private static final DeckPermit SIX_TO_EIGHT = new DeckPermit(new Range(6, 8), 1, DECKS, DECKS);
    private static final DeckPermit TWO_BATCHES =
            new DeckPermit(new Range(12, 16), 2, MACHINE_DECKS, MACHINE_DECKS);

    /// Both editions of Minibaccarat.
    static final Map<Shuffle, DeckPermit> MINI_DECKS =
            Map.of(
                    Shuffle.MANUAL, SIX_TO_EIGHT,
                    Shuffle.MACHINE, TWO_BATCHES,
                    Shuffle.PRESHUFFLED, SIX_TO_EIGHT,
                    Shuffle.CONTINUOUS, SIX_TO_EIGHT);

    static final OfWagers WITHOUT_ROYAL_9 =
            new OfWagers(
                    Set.of("dragon-bonus", "dragon-7", "panda-8", "house-money"), Optional.empty());

    static final OfWagers WITH_MULTI_LEVEL_ROYAL_9 =
            withRoyal9(new Royal9Permit(false, Set.of(8), Optional.empty()));

    static final OfWagers WITH_PERSONAL_ROYAL_9 =
            withRoyal9(new Royal9Permit(true, Set.of(6, 8), Optional.of(6)));

    private Massachusetts() {}

    private static OfWagers withRoyal9(Royal9Permit permit) {
        return new OfWagers(
                Set.of("dragon-bonus", "dragon-7", "panda-8", "house-money", "royal-9"),
                Optional.of(permit));
    }
}
