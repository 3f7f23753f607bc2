package baccarat.table;

import static baccarat.rules.Curatorship.DEALER_WHEN_NOBODY_ACCEPTS;
import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;
import static baccarat.rules.House.PATRON_LEAVES;

import baccarat.rules.Mishap;
import baccarat.rules.Spot;
import java.util.List;
import java.util.Optional;

/// What follows by itself once a command has been carried out.
final class Consequences {

    private Consequences() {}

    static void follow(Story story) {
        while (next(story)) {
            // each consequence may have another
        }
    }

    private static boolean next(Story story) {
        return switch (story.state().phase()) {
            case Phase.AcceptingWagers _ -> afterARound(story) || curatorHasLeft(story);
            case Phase.Dealing(var play, var due) ->
                    layKeptCard(story, play, due) || runsOut(story);
            case Phase.Drawing(var play, var due, _) ->
                    layKeptCard(story, play, due) || runsOut(story);
            case Phase.OfferingShoe(var seats, _) ->
                    afterARound(story) || nobodyTakesTheShoe(story, seats);
            case Phase.CallingLastHand _ -> afterARound(story);
            case Phase.OfPreparation _,
                    Phase.Interruption _,
                    Phase.Closed _,
                    Phase.CallingCards _,
                    Phase.Turning _,
                    Phase.CallingCount _,
                    Phase.SettlingHouseMoney _,
                    Phase.CallingThirdCard _,
                    Phase.CallingResult _,
                    Phase.Settling _,
                    Phase.EndingProgressives _,
                    Phase.Clearing _ ->
                    false;
        };
    }

    private static boolean layKeptCard(Story story, Play play, Place due) {
        if (play.kept() == 0) {
            return false;
        }
        Aside kept = RoundEvents.firstKept(story.state(), play);
        story.tell(new Event.CardDealt(due, kept.face(), true), Mishaps.because(kept), List.of());
        return true;
    }

    /// A card that is due is not there (reading 31).
    private static boolean runsOut(Story story) {
        if (story.state().stock().shoe() > 0) {
            return false;
        }
        Mishaps.tellFound(story, Mishap.SHOE_RUNS_OUT, Optional.empty());
        return true;
    }

    private static boolean afterARound(Story story) {
        TableState state = story.state();
        if (state.roster().leaving().isPresent()) {
            Patrons.departLeaving(story);
            return true;
        }
        if (state.shoe().isKeeping(Aside.Fate.SIMULATED_ROUND)) {
            Aside first =
                    state.shoe().keptFor(Aside.Fate.SIMULATED_ROUND).findFirst().orElseThrow();
            story.tell(
                    new Event.RoundBegun(state.shoe().rounds(), Play.Kind.SIMULATED),
                    Mishaps.because(first),
                    List.of());
            return true;
        }
        if (state.shoe().cover() == Shoe.Cover.DONE) {
            Preparation.endShoe(story, ShoeEnd.COVER_CARD, COVER_CARD_ENDS_THE_SHOE);
            return true;
        }
        return false;
    }

    private static boolean nobodyTakesTheShoe(Story story, List<Spot> seats) {
        if (!seats.isEmpty()) {
            return false;
        }
        story.tell(new Event.DealerTookTheShoe(), DEALER_WHEN_NOBODY_ACCEPTS);
        return true;
    }

    /// The shoe is offered from the seat of a curator who has left (reading 36).
    private static boolean curatorHasLeft(Story story) {
        if (story.state().curator().filter(Curator::hasLeft).isEmpty()) {
            return false;
        }
        story.tell(new Event.ShoePassed("the curator has left"), PATRON_LEAVES);
        return true;
    }
}
