package baccarat.table;

import baccarat.table.curator.Curators;
import baccarat.table.floor.Floor;
import baccarat.table.mishaps.Mishaps;
import baccarat.table.patrons.Patrons;
import baccarat.table.preparation.DeckAge;
import baccarat.table.preparation.IdleTable;
import baccarat.table.preparation.Preparation;
import baccarat.table.round.CoverCard;
import baccarat.table.round.Rounds;
import baccarat.table.seals.Seals;
import baccarat.table.settlement.Settlements;
import baccarat.table.settlement.VigorishDesk;
import baccarat.table.wagers.Wagers;
import java.util.List;
import java.util.stream.Stream;

/// The steps of [Next]: which parts of the table have something to say in each phase.
final class AllSteps {

    /// Always, at an open table.
    private static final List<Due> AT_ANY_TIME =
            Stream.of(
                            Stream.of(Patrons.LEAVE),
                            Floor.AT_ANY_TIME.stream(),
                            Patrons.AT_ANY_TIME.stream(),
                            Floor.CORRECTIONS.stream())
                    .flatMap(steps -> steps)
                    .toList();

    private static final List<Due> OF_PATRONS =
            Stream.of(
                            Stream.of(Patrons.LEAVE, Wagers.LATE_WAGERS),
                            Patrons.AT_ANY_TIME.stream(),
                            Patrons.BETWEEN_ROUNDS.stream(),
                            Floor.CORRECTIONS.stream())
                    .flatMap(steps -> steps)
                    .toList();

    private static final List<Due> BETWEEN_THE_ROUNDS =
            Stream.of(
                            Patrons.BETWEEN_ROUNDS.stream(),
                            Floor.BETWEEN_ROUNDS.stream(),
                            Stream.of(VigorishDesk.BETWEEN_ROUNDS),
                            AT_ANY_TIME.stream())
                    .flatMap(steps -> steps)
                    .toList();

    private static final List<Due> IN_A_ROUND =
            Stream.of(Mishaps.REPORTS.stream(), Stream.of(Wagers.LATE_WAGERS), AT_ANY_TIME.stream())
                    .flatMap(steps -> steps)
                    .toList();

    private AllSteps() {}

    static List<Due> of(TableState state) {
        var steps = new Steps(state);
        Seals.first(steps);
        List<Due> possible = add(steps, state.phase());
        steps.addAll(
                state.rules().seating().resultsOnly()
                        ? possible.stream().filter(AllSteps::movesNoChips).toList()
                        : possible);
        Floor.coupons(steps);
        Seals.steps(steps);
        return steps.all();
    }

    /// Adds the steps of a phase, and says which other steps are possible in it.
    private static List<Due> add(Steps steps, Phase phase) {
        return switch (phase) {
            case Phase.AcceptingWagers open -> {
                wagersOpen(steps, open);
                yield BETWEEN_THE_ROUNDS;
            }
            case Phase.OfTheCards cards -> {
                Rounds.steps(steps, cards);
                Mishaps.corrections(steps);
                yield IN_A_ROUND;
            }
            case Phase.OfSettlement settlement -> {
                Settlements.steps(steps, settlement);
                Mishaps.corrections(steps);
                yield IN_A_ROUND;
            }
            case Phase.OfPreparation preparation -> {
                Preparation.steps(steps, preparation);
                yield BETWEEN_THE_ROUNDS;
            }
            case Phase.OfferingShoe offering -> {
                Curators.steps(steps, offering);
                yield BETWEEN_THE_ROUNDS;
            }
            case Phase.CallingLastHand _ -> {
                CoverCard.lastHand(steps);
                yield BETWEEN_THE_ROUNDS;
            }
            case Phase.Interruption interruption -> {
                Mishaps.steps(steps, interruption);
                yield AT_ANY_TIME;
            }
            case Phase.Closed _ -> {
                Floor.steps(steps);
                yield List.of();
            }
        };
    }

    /// Wagers are open, unless the cards need attention first.
    private static void wagersOpen(Steps steps, Phase.AcceptingWagers open) {
        if (Preparation.comesFirst(steps)) {
            return;
        }
        Wagers.steps(steps, open);
        Curators.whileWagersAreOpen(steps);
        Preparation.whileWagersAreOpen(steps, open);
        CoverCard.allow(steps);
        steps.addAll(Mishaps.REPORTS);
    }

    /// Where chips are not tracked, no patron comes, wagers, is paid or leaves on record.
    private static boolean movesNoChips(Due step) {
        return !OF_PATRONS.contains(step);
    }

    static boolean takesWagers(TableState state) {
        return !state.rules().seating().resultsOnly()
                && state.phase() instanceof Phase.AcceptingWagers
                && !DeckAge.areTooOld(state)
                && !IdleTable.isDue(state);
    }
}
