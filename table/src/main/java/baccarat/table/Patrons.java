package baccarat.table;

import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.CHIPS_BOUGHT;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.NO_SUCH_LINE;
import static baccarat.rules.House.NO_SUCH_SEAT;
import static baccarat.rules.House.ONE_SEAT_A_PATRON;
import static baccarat.rules.House.PATRON_LEAVES;
import static baccarat.rules.House.PLACE_TAKEN;
import static baccarat.rules.House.PLACE_TAKEN_UP;
import static baccarat.rules.House.SMALLEST_CHIP;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.rules.House.VIGORISH_FIRST;
import static baccarat.rules.Paying.MARKED_VIGORISH_FALLS_DUE;
import static baccarat.rules.Wagering.EIGHT_LINES;
import static baccarat.rules.Wagering.GALLERY;
import static baccarat.rules.Wagering.LINES_BETWEEN_AREAS;
import static baccarat.rules.Wagering.NINE_AREAS_A_PATRON;
import static baccarat.rules.Wagering.ONE_PATRON_AN_AREA;
import static baccarat.rules.Wagering.ONE_PATRON_A_LINE;
import static baccarat.table.Account.Fixed.CAGE;
import static baccarat.table.Account.Fixed.DROP;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.rules.Money;
import baccarat.rules.Refusal;
import baccarat.rules.Seating;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import java.util.List;
import java.util.Optional;

/// Patrons coming and going, their chips and the vigorish they owe.
final class Patrons {

    private Patrons() {}

    static Optional<Refusal> decide(Story story, Command.OfPatrons command) {
        String patron = patron(command);
        if (story.who().role() == Role.PATRON && !story.who().name().equals(patron)) {
            return refuse(SOMEBODY_ELSES_PART, "that is for " + patron + " to do");
        }
        if (patron.isBlank() || patron.length() > Person.LONGEST_NAME) {
            return refuse(NOT_AT_THE_TABLE, "a patron has a name");
        }
        boolean here = story.state().roster().patron(patron).isPresent();
        boolean arrives = command instanceof Command.BuyIn || command instanceof Command.TakePlace;
        boolean owes = command instanceof Command.TakeVigorishFromTheAccount;
        if (!here && !arrives && !owes) {
            return refuse(NOT_AT_THE_TABLE, patron + " is not at the table");
        }
        return switch (command) {
            case Command.BuyIn(_, var amount) -> buyIn(story, patron, amount);
            case Command.TakePlace(_, var place) -> takePlace(story, patron, place);
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
            return refuse(AMOUNT_ABOVE_ZERO, amount + " is nothing");
        }
        return amount.isMultipleOf(chip)
                ? fine()
                : refuse(SMALLEST_CHIP, amount + " is no multiple of " + chip);
    }

    private static Optional<Refusal> buyIn(Story story, String patron, Money amount) {
        Optional<Refusal> wrong = wrongAmount(story, amount);
        if (wrong.isPresent()) {
            return wrong;
        }
        if (story.state().accounts().of(TRAY).compareTo(amount) < 0) {
            return refuse(TRAY_NEEDS_A_FILL, "the tray holds " + story.state().accounts().of(TRAY));
        }
        story.tell(
                new Event.ChipsBought(patron, amount),
                List.of(CHIPS_BOUGHT),
                List.of(
                        new Transfer(CAGE, DROP, amount),
                        new Transfer(TRAY, new Account.Rack(patron), amount)));
        return fine();
    }

    private static Optional<Refusal> takePlace(Story story, String patron, Spot place) {
        TableState state = story.state();
        Optional<Refusal> missing = noSuchPlace(place, state.rules());
        if (missing.isPresent()) {
            return missing;
        }
        int most = state.rules().procedures().areas();
        boolean areas = most > 1;
        boolean seat = place.kind() == Spot.Kind.SEAT;
        if (state.roster().at(place).isPresent()) {
            String taken = place + " is taken";
            if (!areas) {
                return refuse(PLACE_TAKEN, taken);
            }
            return refuse(seat ? ONE_PATRON_AN_AREA : ONE_PATRON_A_LINE, taken);
        }
        int has = state.roster().patron(patron).map(one -> one.places().size()).orElse(0);
        if (!areas && has > 0) {
            return refuse(ONE_SEAT_A_PATRON, patron + " has a seat");
        }
        if (has >= most) {
            return refuse(NINE_AREAS_A_PATRON, patron + " has " + has + " areas and lines");
        }
        if (!isOneKind(state, patron, place)) {
            return refuse(
                    GALLERY,
                    seat
                            ? patron + " stands at a line; lines are for patrons without an area"
                            : patron + " has an area; lines are for standing patrons");
        }
        if (areas) {
            story.tell(
                    new Event.PlaceTaken(patron, place),
                    seat ? ONE_PATRON_AN_AREA : ONE_PATRON_A_LINE,
                    seat ? PLACE_TAKEN_UP : LINES_BETWEEN_AREAS);
        } else {
            story.tell(new Event.PlaceTaken(patron, place), PLACE_TAKEN_UP);
        }
        return fine();
    }

    /// A patron who holds an area is seated, and one on a line stands behind the seats (reading
    /// 52).
    static boolean isOneKind(TableState state, String patron, Spot place) {
        return state.roster().patron(patron).map(Patron::places).orElse(List.of()).stream()
                .allMatch(held -> held.kind() == place.kind());
    }

    private static Optional<Refusal> noSuchPlace(Spot place, TableRules rules) {
        Seating seating = rules.seating();
        boolean seat = place.kind() == Spot.Kind.SEAT;
        int last = seat ? seating.seats() : seating.lines();
        if (place.number() <= last) {
            return fine();
        }
        if (seat) {
            return refuse(NO_SUCH_SEAT, "there is no " + place + ", the last one is " + last);
        }
        return last == 0
                ? refuse(
                        rules.procedures().areas() == 1 ? NO_SUCH_LINE : GALLERY,
                        "this table takes no line wagers")
                : refuse(EIGHT_LINES, "there is no " + place + ", the last one is " + last);
    }

    private static Optional<Refusal> giveUpPlace(Story story, String patron, Spot place) {
        TableState state = story.state();
        if (!state.roster().patron(patron).orElseThrow().places().contains(place)) {
            return refuse(NOTHING_THERE, patron + " is not at " + place);
        }
        if (state.roster().owed(place).isAboveZero()) {
            return refuse(
                    MARKED_VIGORISH_FALLS_DUE,
                    state.roster().owed(place) + " of vigorish is marked at " + place);
        }
        ClosingWagers.returnFrom(story, List.of(place), PATRON_LEAVES);
        story.tell(new Event.PlaceGivenUp(patron, place), PATRON_LEAVES);
        return fine();
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
            return refuse(VIGORISH_FIRST, patron + " owes vigorish");
        }
        story.tell(
                new Event.ChipsTakenAway(patron, amount),
                List.of(CHIPS_BOUGHT),
                List.of(new Transfer(new Account.Rack(patron), CAGE, amount)));
        return fine();
    }

    /// Between rounds a patron leaves at once; in a round the wagers stand and the places are held
    /// until it is settled (reading 36).
    private static Optional<Refusal> leave(Story story, String patron) {
        TableState state = story.state();
        if (Rounds.isUnderWay(state.phase())) {
            if (state.roster().patron(patron).orElseThrow().leaving()) {
                return refuse(PATRON_LEAVES, patron + " has left already");
            }
            story.tell(new Event.LeaveBegun(patron), PATRON_LEAVES);
            Turns.giveUpFor(story, patron);
            return fine();
        }
        List<Spot> places = state.roster().patron(patron).orElseThrow().places();
        ClosingWagers.returnFrom(story, places, PATRON_LEAVES);
        depart(story, patron);
        return fine();
    }

    /// Those who left in the round that is over.
    static void departLeaving(Story story) {
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

    static TableState apply(TableState state, Event.OfPatrons event) {
        return switch (event) {
            case Event.ChipsBought _, Event.ChipsTakenAway _ -> state;
            case Event.PlaceTaken(var patron, var place) ->
                    state.with(
                            state.roster()
                                    .with(here(state, patron).with(place))
                                    .withUnpaidMarked(patron, place));
            case Event.PlaceGivenUp(var patron, var place) ->
                    state.with(state.roster().with(here(state, patron).without(place)))
                            .with(curatorWithout(state, List.of(place)))
                            .in(phaseWithout(state, List.of(place)));
            case Event.LeaveBegun(var patron) ->
                    state.with(state.roster().with(here(state, patron).onTheWayOut()));
            case Event.PatronLeft(var patron) -> left(state, patron);
            case Event.VigorishCollected(var spot, _, var left) ->
                    state.with(state.roster().withMarker(spot, marker(left)));
            case Event.VigorishWrittenOff(var spot, _, _) ->
                    state.with(state.roster().withMarker(spot, Optional.empty()));
            case Event.DebtWrittenOff(var patron, _, _) ->
                    state.with(state.roster().withoutUnpaid(patron));
            case Event.VigorishTakenFromTheAccount(var patron, var spot, _, var left) ->
                    state.with(state.roster().paidAt(patron, spot, left));
        };
    }

    private static Optional<Marker> marker(Money left) {
        return left.isAboveZero() ? Optional.of(new Marker(left, true)) : Optional.empty();
    }

    private static Patron here(TableState state, String patron) {
        return state.roster()
                .patron(patron)
                .orElseThrow(() -> new CorruptLog(patron + " is not at the table"));
    }

    /// A patron who buys chips or takes a place has come to the table: a rack is made.
    static TableState arriving(TableState state, Event.OfPatrons event) {
        String patron =
                switch (event) {
                    case Event.ChipsBought(var who, _) -> who;
                    case Event.PlaceTaken(var who, _) -> who;
                    case Event.PlaceGivenUp _,
                            Event.ChipsTakenAway _,
                            Event.LeaveBegun _,
                            Event.PatronLeft _,
                            Event.VigorishCollected _,
                            Event.VigorishTakenFromTheAccount _,
                            Event.VigorishWrittenOff _,
                            Event.DebtWrittenOff _ ->
                            "";
                };
        if (patron.isEmpty() || state.roster().patron(patron).isPresent()) {
            return state;
        }
        return state.with(state.roster().plus(new Patron(patron, List.of(), false)))
                .with(state.accounts().withRack(patron));
    }

    private static TableState left(TableState state, String patron) {
        List<Spot> gone = here(state, patron).places();
        TableState without =
                state.with(curatorWithout(state, gone))
                        .with(state.roster().minus(here(state, patron)))
                        .with(state.accounts().withoutRack(patron));
        return OpenLayout.withoutFreeHandOf(without.in(phaseWithout(state, gone)), patron);
    }

    /// The curator, marked if their place is among those that were left.
    private static Optional<Curator> curatorWithout(TableState state, List<Spot> gone) {
        return state.curator()
                .map(one -> one.seat().filter(gone::contains).isPresent() ? one.gone() : one);
    }

    /// Nothing is offered to who has left. Once shares are revealed the cut is not offered again:
    /// it is made where it was marked.
    private static Phase phaseWithout(TableState state, List<Spot> gone) {
        return switch (state.phase()) {
            case Phase.OfferingCut(var seats) -> offering(without(seats, gone));
            case Phase.Cutting(var cutter) ->
                    cutter.without(gone).gone() && !Seals.isRevealing(state)
                            ? offering(cutter.without(gone).next())
                            : new Phase.Cutting(cutter.without(gone));
            case Phase.Covering(var cutter) -> new Phase.Covering(cutter.without(gone));
            case Phase.Covered(var cutter) -> new Phase.Covered(cutter.without(gone));
            case Phase.Loaded(var cutter) -> new Phase.Loaded(cutter.without(gone));
            case Phase.OfferingShoe(var seats, var then) ->
                    new Phase.OfferingShoe(without(seats, gone), then);
            case Phase.InRound _,
                    Phase.Interruption _,
                    Phase.Closed _,
                    Phase.AcceptingWagers _,
                    Phase.CallingLastHand _,
                    Phase.Preparing _,
                    Phase.Burning _ ->
                    state.phase();
        };
    }

    private static Phase offering(List<Spot> seats) {
        return seats.isEmpty() ? new Phase.Cutting(Cutter.dealer()) : new Phase.OfferingCut(seats);
    }

    private static List<Spot> without(List<Spot> seats, List<Spot> gone) {
        return seats.stream().filter(seat -> !gone.contains(seat)).toList();
    }
}
