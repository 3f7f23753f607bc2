package baccarat.regulations;

import baccarat.rules.Procedures;
import baccarat.rules.Procedures.Authority;
import baccarat.rules.Procedures.CoverCards;
import baccarat.rules.Procedures.CutOffer;
import baccarat.rules.Procedures.EndOfShoe;
import baccarat.rules.Procedures.FirstLook;
import baccarat.rules.Procedures.ManualShuffle;
import baccarat.rules.Procedures.OfDecks;
import baccarat.rules.Procedures.OfHands;
import baccarat.rules.Procedures.OfLaying;
import baccarat.rules.Procedures.OfTheCut;
import baccarat.rules.Procedures.OfTheShuffle;
import baccarat.rules.Procedures.OfWagers;
import baccarat.rules.Procedures.RecutUntil;
import baccarat.rules.Procedures.Spread;
import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Procedures.WagersClose;

/// The section `procedures` of a document's options: what the document prescribes without a choice.
final class ProcedureOptions {

    /// A cut further in than half a deck of the smallest shoe would not be possible.
    private static final Range CUT_DEPTH = new Range(1, 104);

    private static final Range AREAS = new Range(1, 9);

    private ProcedureOptions() {}

    static Procedures of(Form form) {
        var procedures =
                new Procedures(
                        shuffle(form),
                        cut(form),
                        decks(form),
                        hands(form),
                        wagers(form),
                        laying(form));
        form.close();
        return procedures;
    }

    private static OfTheShuffle shuffle(Form form) {
        return new OfTheShuffle(
                OptionForm.yesOrNo(form, "option-for-the-pit"),
                OptionForm.time(form, "reshuffle-notice", "30 minutes"),
                OptionForm.oneOf(form, "manual-shuffle", ManualShuffle.class),
                OptionForm.yesOrNo(form, "feathered-stack"));
    }

    private static OfTheCut cut(Form form) {
        return new OfTheCut(
                OptionForm.oneOf(form, "cut-offer", CutOffer.class),
                OptionForm.whole(form, "cut-depth", CUT_DEPTH, "52"),
                OptionForm.oneOf(form, "recut-ordered-by", Authority.class),
                OptionForm.oneOf(form, "recut-until", RecutUntil.class));
    }

    private static OfDecks decks(Form form) {
        return new OfDecks(
                OptionForm.oneOf(form, "end-of-shoe", EndOfShoe.class),
                OptionForm.time(form, "decks-changed-within", "24 hours"),
                OptionForm.yesOrNo(form, "idle-spread"));
    }

    private static OfHands hands(Form form) {
        return new OfHands(
                OptionForm.yesOrNo(form, "curator"),
                OptionForm.yesOrNo(form, "third-cards-face-down"),
                OptionForm.yesOrNo(form, "third-cards-instructed"));
    }

    private static OfWagers wagers(Form form) {
        return new OfWagers(
                OptionForm.oneOf(form, "wagers-close", WagersClose.class),
                OptionForm.yesOrNo(form, "both-hands"),
                OptionForm.whole(form, "areas-a-patron", AREAS, "1"),
                OptionForm.yesOrNo(form, "match-play"),
                OptionForm.oneOf(form, "vigorish-order", VigorishOrder.class));
    }

    private static OfLaying laying(Form form) {
        return new OfLaying(
                form.oneOf("spread", Spread.class).orElse(Spread.FANS),
                form.oneOf("first-look", FirstLook.class).orElse(FirstLook.FIRST_PATRON),
                form.oneOf("cover-cards", CoverCards.class).orElse(CoverCards.FROM_THE_BOTTOM));
    }
}
