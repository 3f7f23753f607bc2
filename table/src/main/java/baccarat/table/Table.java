package baccarat.table;

import static baccarat.rules.House.TIME_RUNS_FORWARD;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.table.curator.Curators;
import baccarat.table.floor.Floor;
import baccarat.table.mishaps.Mishaps;
import baccarat.table.patrons.Patrons;
import baccarat.table.preparation.IdleTable;
import baccarat.table.preparation.Preparation;
import baccarat.table.round.Calls;
import baccarat.table.round.Rounds;
import baccarat.table.seals.Seals;
import baccarat.table.settlement.Corrections;
import baccarat.table.settlement.Settlements;
import baccarat.table.wagers.OpenLayout;
import baccarat.table.wagers.Wagers;
import java.util.List;
import java.util.Optional;

/// One table as two functions: [#decide] judges a command, [#apply] records an event.
///
/// Neither reads a clock, a random source or a file, and neither knows an unseen card. Replaying
/// the same events always rebuilds the same state.
public final class Table {

    private static final Story.Whole WHOLE =
            new Story.Whole() {
                @Override
                public TableState arrived(TableState state, Event event) {
                    return Table.arrived(state, event);
                }

                @Override
                public TableState after(TableState state, Happened happened) {
                    return Table.after(state, happened);
                }

                @Override
                public void follow(Story story) {
                    Consequences.follow(story);
                }

                @Override
                public Optional<Refusal> found(Story story, Mishap mishap, Optional<Card> card) {
                    return Mishaps.found(story, mishap, card);
                }
            };

    private Table() {}

    /// The calls of a round at a table with these rules, in their order, for people who learn them.
    public static List<CallExample> calls(TableRules rules) {
        return Calls.of(rules);
    }

    public static Decision decide(TableState state, Asked asked) {
        if (asked.at().isBefore(state.clock())) {
            return new Decision.Refused(
                    List.of(TIME_RUNS_FORWARD),
                    "The time %s is before the last event, %s."
                            .formatted(asked.at(), state.clock()));
        }
        TableState now = Next.at(state, asked.at());
        Optional<Decision.Refused> notNow = Next.refusal(now, asked);
        if (notNow.isPresent()) {
            return notNow.get();
        }
        var story = new Story(WHOLE, now, asked);
        Consequences.precede(story, asked.command());
        Optional<Refusal> no = decide(story, asked.command());
        if (no.isEmpty()) {
            Consequences.succeed(story, asked.command());
            Consequences.follow(story);
        }
        return story.decision(no);
    }

    /// The most frequent cases come first.
    private static Optional<Refusal> decide(Story story, Command command) {
        return switch (command) {
            case Command.OfWagers wagers -> Wagers.decide(story, wagers);
            case Command.OfTheRound round -> Rounds.decide(story, round);
            case Command.OfSettlement settlement -> Settlements.decide(story, settlement);
            case Command.OfPatrons patrons -> Patrons.decide(story, patrons);
            case Command.OfPreparation preparation -> Preparation.decide(story, preparation);
            case Command.OfTheCurator curator -> Curators.decide(story, curator);
            case Command.OfMishaps mishap -> Mishaps.decide(story, mishap);
            case Command.OfTheFloor floor -> Floor.decide(story, floor);
            case Command.OfTheSeal seal -> Seals.decide(story, seal);
        };
    }

    /// The table after an event. What does not fit is a [CorruptLog].
    public static TableState apply(TableState state, Happened happened) {
        if (happened.at().isBefore(state.clock())) {
            throw new CorruptLog("an event at " + happened.at() + " came after " + state.clock());
        }
        Fits.check(state, happened.event());
        return after(state, happened);
    }

    /// The table after an event that it has just decided on.
    static TableState after(TableState state, Happened happened) {
        TableState now = arrived(state.at(happened.at(), false), happened.event());
        TableState paid =
                happened.transfers().isEmpty()
                        ? now
                        : now.with(now.accounts().after(happened.transfers()));
        TableState applied = apply(paid, happened.event(), happened);
        TableState after = follow(state, paid, applied, happened);
        Invariants.checkAfter(after);
        if (isFullCount(happened.event())) {
            Invariants.check(after);
        }
        return after;
    }

    /// The effect of an event on parts of the table other than its own.
    private static TableState follow(
            TableState before, TableState paid, TableState applied, Happened happened) {
        TableState corrected = Corrections.follow(paid, applied, happened.event());
        TableState active = IdleTable.follow(corrected, happened.event());
        return Seals.follow(before, active, happened);
    }

    static TableState arrived(TableState state, Event event) {
        return event instanceof Event.OfPatrons patrons ? Patrons.arriving(state, patrons) : state;
    }

    private static boolean isFullCount(Event event) {
        return event instanceof Event.CardsCleared
                || event instanceof Event.RoundVoided
                || event instanceof Event.TableOpened
                || event instanceof Event.TableClosed
                || event instanceof Event.DutyDone;
    }

    private static TableState apply(TableState state, Event event, Happened happened) {
        return switch (event) {
            case Event.OfSettlement settlement ->
                    Settlements.apply(state, settlement, happened.transfers());
            case Event.OfWagers wagers -> Wagers.apply(state, wagers);
            case Event.OfTheRound round -> Rounds.apply(state, round);
            case Event.OfPatrons patrons -> apply(state, patrons);
            case Event.OfPreparation preparation ->
                    Preparation.apply(state, preparation, happened.who());
            case CuratorEvent curator -> Curators.apply(state, curator);
            case Event.OfMishaps mishap -> Mishaps.apply(state, mishap);
            case Event.OfTheFloor floor -> Floor.apply(state, floor);
            case SealEvent seal -> Seals.apply(state, seal);
            case LinkEvent link -> LinkedMeters.apply(state, link);
        };
    }

    /// The table offers nothing to a patron who has left, and does not wait for one.
    private static TableState apply(TableState state, Event.OfPatrons event) {
        TableState applied = Patrons.apply(state, event);
        List<Spot> gone = Patrons.seatsLeft(state, event);
        TableState without =
                gone.isEmpty()
                        ? applied
                        : Preparation.without(Curators.without(applied, gone), gone);
        return event instanceof Event.PatronLeft(var patron)
                ? OpenLayout.withoutFreeHandOf(without, patron)
                : without;
    }

    /// The table after these events.
    public static TableState replay(TableState state, List<Happened> events) {
        TableState after = state;
        for (Happened happened : events) {
            after = apply(after, happened);
        }
        return after;
    }
}
