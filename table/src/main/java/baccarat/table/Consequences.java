package baccarat.table;

import static baccarat.rules.Dealing.COVER_CARD_ENDS_THE_SHOE;

import baccarat.rules.Mishap;
import baccarat.table.curator.Curators;
import baccarat.table.mishaps.Mishaps;
import baccarat.table.patrons.Patrons;
import baccarat.table.preparation.Preparation;
import baccarat.table.round.RoundEvents;
import baccarat.table.settlement.Progressives;
import java.util.List;
import java.util.Optional;

/// Automatic consequences of a command that has been carried out.
final class Consequences {

    private Consequences() {}

    static void follow(Story story) {
        while (next(story)) {
            // each consequence may have another
        }
    }

    /// What comes before a command is carried out: once the result is called the round stands, and
    /// the contributions to the meters come before the result and the money (reading 20).
    static void precede(Story story, Command command) {
        if (command instanceof Command.MakeCall(var call) && call == Call.RESULT) {
            Progressives.credit(story);
        }
    }

    /// What comes after a command was carried out: what the round won of shared meters leaves them
    /// before another table can win it (reading 55).
    static void succeed(Story story, Command command) {
        if (command instanceof Command.MakeCall(var call) && call == Call.RESULT) {
            Progressives.setAside(story);
        }
    }

    private static boolean next(Story story) {
        return switch (story.state().phase()) {
            case Phase.AcceptingWagers _ ->
                    afterARound(story) || Curators.passesAfterLeaving(story);
            case Phase.Dealing(var play, var due) ->
                    layKeptCard(story, play, due) || runsOut(story);
            case Phase.Drawing(var play, var due, _) ->
                    layKeptCard(story, play, due) || runsOut(story);
            case Phase.OfferingShoe offering ->
                    afterARound(story) || Curators.nobodyTakesTheShoe(story, offering);
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

    /// A card that is due is missing from the shoe (reading 31).
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
}
