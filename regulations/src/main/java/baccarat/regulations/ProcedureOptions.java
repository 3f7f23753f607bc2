package baccarat.regulations;

import baccarat.rules.Procedures;
import baccarat.rules.Procedures.Authority;
import baccarat.rules.Procedures.CutOffer;
import baccarat.rules.Procedures.EndOfShoe;
import baccarat.rules.Procedures.ManualShuffle;
import baccarat.rules.Procedures.RecutUntil;
import baccarat.rules.Procedures.VigorishOrder;
import baccarat.rules.Procedures.WagersClose;

/// The section `procedures` of a document's options: what it prescribes and nobody chooses.
final class ProcedureOptions {

    /// A cut further in than half a deck of the smallest shoe would not be possible.
    private static final Range CUT_DEPTH = new Range(1, 104);

    private static final Range AREAS = new Range(1, 9);

    private ProcedureOptions() {}

    static Procedures of(Form form) {
        var procedures =
                new Procedures(
                        OptionForm.yesOrNo(form, "curator"),
                        OptionForm.yesOrNo(form, "option-for-the-pit"),
                        OptionForm.time(form, "reshuffle-notice", "30 minutes"),
                        OptionForm.oneOf(form, "manual-shuffle", ManualShuffle.class),
                        OptionForm.yesOrNo(form, "feathered-stack"),
                        OptionForm.oneOf(form, "cut-offer", CutOffer.class),
                        OptionForm.whole(form, "cut-depth", CUT_DEPTH, "52"),
                        OptionForm.oneOf(form, "recut-ordered-by", Authority.class),
                        OptionForm.oneOf(form, "recut-until", RecutUntil.class),
                        OptionForm.oneOf(form, "end-of-shoe", EndOfShoe.class),
                        OptionForm.time(form, "decks-changed-within", "24 hours"),
                        OptionForm.yesOrNo(form, "idle-spread"),
                        OptionForm.yesOrNo(form, "third-cards-face-down"),
                        OptionForm.yesOrNo(form, "third-cards-instructed"),
                        OptionForm.oneOf(form, "wagers-close", WagersClose.class),
                        OptionForm.yesOrNo(form, "both-hands"),
                        OptionForm.whole(form, "areas-a-patron", AREAS, "1"),
                        OptionForm.yesOrNo(form, "match-play"),
                        OptionForm.oneOf(form, "vigorish-order", VigorishOrder.class));
        form.close();
        return procedures;
    }
}
