package baccarat.table.patrons;

import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.CHIPS_BOUGHT;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.PATRON_LEAVES;
import static baccarat.rules.House.PLACE_TAKEN_UP;
import static baccarat.rules.House.SMALLEST_CHIP;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.rules.House.VIGORISH_FIRST;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.rules.Paying.MARKER_STAYS_UNTIL_COLLECTED;
import static baccarat.table.Account.Fixed.CAGE;
import static baccarat.table.Account.Fixed.DROP;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.By.PATRON_OR_DEALER;
import static baccarat.table.By.THE_DEALER;
import static baccarat.table.Due.may;
import static baccarat.table.Story.refuse;

import baccarat.rules.House;
import baccarat.rules.Money;
import baccarat.rules.Refusal;
import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.RefusalWords;
import baccarat.table.Role;
import baccarat.table.Story;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import baccarat.table.round.Turns;
import baccarat.table.settlement.VigorishDesk;
import baccarat.table.wagers.ClosingWagers;
import java.util.List;
import java.util.Optional;

/// Patrons coming and going, their chips and the vigorish they owe.
public final class Patrons {

    public static final Due LEAVE = may(PATRON_OR_DEALER, new Move.Leave(), PATRON_LEAVES);

    /// Always, at an open table.
    public static final List<Due> AT_ANY_TIME =
            List.of(
                    may(
                            THE_DEALER,
                            new Move.TakeVigorishFromTheAccount(),
                            MARKER_STAYS_UNTIL_COLLECTED));

    public static final List<Due> BETWEEN_ROUNDS =
            List.of(
                    may(PATRON_OR_DEALER, new Move.BuyIn(), CHIPS_BOUGHT, House.BETWEEN_ROUNDS),
                    may(
                            PATRON_OR_DEALER,
                            new Move.TakePlace(),
                            PLACE_TAKEN_UP,
                            House.BETWEEN_ROUNDS),
                    may(
                            PATRON_OR_DEALER,
                            new Move.GiveUpPlace(),
                            PATRON_LEAVES,
                            House.BETWEEN_ROUNDS),
                    may(
                            PATRON_OR_DEALER,
                            new Move.TakeChipsAway(),
                            CHIPS_BOUGHT,
                            House.BETWEEN_ROUNDS));

    private Patrons() {}

    public static boolean fits(Phase phase) {
        return !(phase instanceof Phase.Closed);
    }

    public static Optional<Refusal> decide(Story story, Command.OfPatrons command) {
        String patron = patron(command);
        if (story.who().role() == Role.PATRON && !story.who().name().equals(patron)) {
            return refuse(SOMEBODY_ELSES_PART, "Only " + patron + " may do this.");
        }
        if (patron.isBlank() || patron.length() > Person.LONGEST_NAME) {
            return refuse(
                    NOT_AT_THE_TABLE,
                    "A patron needs a name of 1 to %d characters.".formatted(Person.LONGEST_NAME));
        }
        boolean here = story.state().roster().patron(patron).isPresent();
        boolean arrives = command instanceof Command.BuyIn || command instanceof Command.TakePlace;
        boolean owes = command instanceof Command.TakeVigorishFromTheAccount;
        if (!here && !arrives && !owes) {
            return refuse(NOT_AT_THE_TABLE, patron + " is not at the table.");
        }
        return switch (command) {
            case Command.BuyIn(_, var amount) -> buyIn(story, patron, amount);
            case Command.TakePlace(_, var place) -> Places.takePlace(story, patron, place);
            case Command.GiveUpPlace(_, var place) -> giveUpPlace(story, patron, place);
            case Command.TakeChipsAway(_, var amount) -> takeChips(story, patron, amount);
            case Command.Leave _ -> leave(story, patron);
            case Command.TakeVigorishFromTheAccount take ->
                    VigorishDesk.fromTheAccount(story, take);
        };
    }

    private static String patron(Command.OfPatrons command) {
        return switch (command) {
            case Command.BuyIn(var patron, _) -> patron;
            case Command.TakePlace(var patron, _) -> patron;
            case Command.GiveUpPlace(var patron, _) -> patron;
            case Command.TakeChipsAway(var patron, _) -> patron;
            case Command.Leave(var patron) -> patron;
            case Command.TakeVigorishFromTheAccount(var patron, _, _) -> patron;
        };
    }

    private static Optional<Refusal> wrongAmount(Story story, Money amount) {
        Money chip = story.state().rules().seating().smallestChip();
        if (!amount.isAboveZero()) {
            return refuse(AMOUNT_ABOVE_ZERO, RefusalWords.aboveZero(amount));
        }
        return amount.isMultipleOf(chip)
                ? Optional.empty()
                : refuse(
                        SMALLEST_CHIP,
                        "The amount is %s; it must be a multiple of %s.".formatted(amount, chip));
    }

    private static Optional<Refusal> buyIn(Story story, String patron, Money amount) {
        Optional<Refusal> wrong = wrongAmount(story, amount);
        if (wrong.isPresent()) {
            return wrong;
        }
        if (story.state().accounts().of(TRAY).compareTo(amount) < 0) {
            return refuse(TRAY_NEEDS_A_FILL, RefusalWords.trayHolds(story.state()));
        }
        story.tell(
                new Event.ChipsBought(patron, amount),
                List.of(CHIPS_BOUGHT),
                List.of(
                        new Transfer(CAGE, DROP, amount),
                        new Transfer(TRAY, new Account.Rack(patron), amount)));
        return Optional.empty();
    }

    private static Optional<Refusal> giveUpPlace(Story story, String patron, Spot place) {
        TableState state = story.state();
        if (!state.roster().patron(patron).orElseThrow().places().contains(place)) {
            return refuse(NOTHING_THERE, "%s is not at %s.".formatted(patron, place));
        }
        if (state.roster().owed(place).isAboveZero()) {
            return refuse(
                    MARKED_VIGORISH_FALLS_DUE,
                    "%s of vigorish is marked at %s; it must be paid first."
                            .formatted(state.roster().owed(place), place));
        }
        ClosingWagers.returnFrom(story, List.of(place), PATRON_LEAVES);
        story.tell(new Event.PlaceGivenUp(patron, place), PATRON_LEAVES);
        return Optional.empty();
    }

    private static Optional<Refusal> takeChips(Story story, String patron, Money amount) {
        Optional<Refusal> wrong = wrongAmount(story, amount);
        if (wrong.isPresent()) {
            return wrong;
        }
        boolean owes =
                story.state().roster().patron(patron).orElseThrow().places().stream()
                        .anyMatch(spot -> story.state().roster().owed(spot).isAboveZero());
        if (owes) {
            return refuse(VIGORISH_FIRST, patron + " owes vigorish, which must be paid first.");
        }
        story.tell(
                new Event.ChipsTakenAway(patron, amount),
                List.of(CHIPS_BOUGHT),
                List.of(new Transfer(new Account.Rack(patron), CAGE, amount)));
        return Optional.empty();
    }

    /// Between rounds a patron leaves at once; in a round the wagers stand and the places are held
    /// until it is settled (reading 36).
    private static Optional<Refusal> leave(Story story, String patron) {
        TableState state = story.state();
        if (state.phase().isInARound()) {
            if (state.roster().patron(patron).orElseThrow().leaving()) {
                return refuse(PATRON_LEAVES, patron + " has already left.");
            }
            story.tell(new Event.LeaveBegun(patron), PATRON_LEAVES);
            Turns.giveUpFor(story, patron);
            return Optional.empty();
        }
        List<Spot> places = state.roster().patron(patron).orElseThrow().places();
        ClosingWagers.returnFrom(story, places, PATRON_LEAVES);
        depart(story, patron);
        return Optional.empty();
    }

    /// Those who left in the round that is over.
    public static void departLeaving(Story story) {
        while (story.state().roster().leaving().isPresent() && !story.isRefused()) {
            depart(story, story.state().roster().leaving().get().name());
        }
    }

    /// Marked vigorish first, then the patron takes the rest away.
    static void depart(Story story, String patron) {
        for (Spot place : story.state().roster().patron(patron).orElseThrow().places()) {
            if (story.state().roster().owed(place).isAboveZero()) {
                VigorishDesk.collect(story, place);
            }
        }
        Money rack = story.state().accounts().rack(patron);
        story.tell(
                new Event.PatronLeft(patron),
                List.of(PATRON_LEAVES),
                rack.isAboveZero()
                        ? List.of(new Transfer(new Account.Rack(patron), CAGE, rack))
                        : List.of());
    }

    public static TableState apply(TableState state, Event.OfPatrons event) {
        return PatronEvents.apply(state, event);
    }

    /// A patron who buys chips or takes a place has come to the table.
    public static TableState arriving(TableState state, Event.OfPatrons event) {
        return PatronEvents.arriving(state, event);
    }

    /// The seats that are free after this event.
    ///
    /// @param before the table as the event found it
    public static List<Spot> seatsLeft(TableState before, Event.OfPatrons event) {
        return PatronEvents.seatsLeft(before, event);
    }
}
