package baccarat.regulations;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.regulations.Permits.OfCards;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Equipment;
import baccarat.rules.House;
import baccarat.rules.Opening;
import baccarat.rules.Provision;
import baccarat.rules.Shuffling;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// The section `cards` of a document's options.
final class CardOptions {

    /// What the program deals.
    private static final int MOST_DECKS = 16;

    private static final String OR_MORE = " or more";

    private CardOptions() {}

    static OfCards of(Form form) {
        Map<Shuffle, DeckPermit> decks = new EnumMap<>(Shuffle.class);
        Map<Shuffle, Provision> procedures = new EnumMap<>(Shuffle.class);
        for (Shuffle shuffle : Shuffle.values()) {
            form.section(Written.word(shuffle))
                    .ifPresent(way -> decks.put(shuffle, permit(way, shuffle, procedures)));
        }
        if (!decks.containsKey(Shuffle.MANUAL)) {
            form.object(
                    "manual is missing; every game can be shuffled by hand, as in {decks: 6 to 8}",
                    "manual");
        }
        var cards =
                new OfCards(
                        decks,
                        OptionForm.provision(
                                form, "other-shuffles", Shuffling.SHUFFLED_BEFORE_PLAY),
                        OptionForm.choice(form, "lacing", Shuffling.LACING),
                        OptionForm.choice(form, "reshuffle", Shuffling.RESHUFFLE_OPTION),
                        OptionForm.yesOrNo(form, "reshuffle-after-lacing"),
                        procedures);
        form.close();
        return cards;
    }

    /// `{decks: 12 to 16, batches: 2, procedure: true, because: MACHINE_DECKS}`.
    private static DeckPermit permit(
            Form way, Shuffle shuffle, Map<Shuffle, Provision> procedures) {
        Provision because = OptionForm.provision(way, "because", Equipment.DECKS);
        DeckPermit one = new DeckPermit(new Range(1, 1), 1, because, because);
        DeckPermit decks =
                OptionForm.required(
                        way,
                        "decks",
                        "from 1 to %d, as in 6 to 8, or 6 or more".formatted(MOST_DECKS),
                        text -> decks(text, because),
                        one);
        Optional<Integer> batches = way.whole("batches");
        boolean divided = batches.isPresent() && batches.get() != 1;
        if (divided && (batches.get() != 2 || shuffle != Shuffle.MACHINE)) {
            way.object("only a machine takes its decks in batches, and then in 2", "batches");
        }
        if (way.yesOrNo("procedure").orElse(false)) {
            procedure(shuffle)
                    .ifPresentOrElse(
                            provision -> procedures.put(shuffle, provision),
                            () ->
                                    way.object(
                                            "a shuffle by hand has no procedure to submit; leave it out",
                                            "procedure"));
        }
        way.close();
        return new DeckPermit(decks.decks(), batches.orElse(1), decks.tooFew(), decks.tooMany());
    }

    private static Optional<DeckPermit> decks(String text, Provision because) {
        if (text.endsWith(OR_MORE)) {
            return OptionForm.range(text.substring(0, text.length() - OR_MORE.length()))
                    .filter(least -> least.from() == least.to() && isDealt(least))
                    .map(
                            least ->
                                    new DeckPermit(
                                            new Range(least.from(), MOST_DECKS),
                                            1,
                                            because,
                                            House.SIXTEEN_DECKS_AT_MOST));
        }
        return OptionForm.range(text)
                .filter(CardOptions::isDealt)
                .map(range -> new DeckPermit(range, 1, because, because));
    }

    private static boolean isDealt(Range decks) {
        return decks.from() >= 1 && decks.to() <= MOST_DECKS;
    }

    /// Whether the document requires the procedure of this kind of shuffle in the submission.
    private static Optional<Provision> procedure(Shuffle shuffle) {
        return switch (shuffle) {
            case MANUAL -> Optional.empty();
            case MACHINE -> Optional.of(Opening.MACHINE_PROCEDURE);
            case PRESHUFFLED -> Optional.of(Opening.PRESHUFFLE_PROCEDURE);
            case CONTINUOUS -> Optional.of(Equipment.CONTINUOUS_SHUFFLER);
        };
    }
}
