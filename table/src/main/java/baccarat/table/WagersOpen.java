package baccarat.table;

import static baccarat.rules.Dealing.ANNOUNCED_BEFORE;
import static baccarat.rules.Dealing.NO_MORE_BETS_ANNOUNCED;
import static baccarat.rules.House.AMOUNT_ABOVE_ZERO;
import static baccarat.rules.House.LATE_WAGER_HAS_NO_ACTION;
import static baccarat.rules.House.NOTHING_THERE;
import static baccarat.rules.House.NOT_AT_THE_TABLE;
import static baccarat.rules.House.ONE_WAGER_EACH;
import static baccarat.rules.House.SOMEBODY_ELSES_PART;
import static baccarat.rules.House.TRAY_NEEDS_A_FILL;
import static baccarat.rules.House.VIGORISH_FIRST;
import static baccarat.rules.House.WAGER_NEEDED;
import static baccarat.rules.Royal9Terms.ROYAL_9_NEEDS_A_MAIN_WAGER;
import static baccarat.rules.Wagering.CHIPS_OR_PLAQUES;
import static baccarat.rules.Wagering.FREE_HAND;
import static baccarat.rules.Wagering.GALLERY;
import static baccarat.rules.Wagering.GHOST_HANDS_AT_MOST;
import static baccarat.rules.Wagering.LINES_BETWEEN_AREAS;
import static baccarat.rules.Wagering.LINES_OPEN_WHEN_AREAS_ARE_TAKEN;
import static baccarat.rules.Wagering.MATCH_PLAY_COUPON;
import static baccarat.rules.Wagering.ONE_HAND_OR_THE_OTHER;
import static baccarat.rules.Wagering.VERBAL_WAGER_CONFIRMED;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_NO_MORE_BETS;
import static baccarat.rules.Wagering.WAGERS_CLOSE_AT_THE_FIRST_CARD;
import static baccarat.table.Account.Fixed.CAGE;
import static baccarat.table.Account.Fixed.DROP;
import static baccarat.table.Account.Fixed.TRAY;
import static baccarat.table.Story.fine;
import static baccarat.table.Story.refuse;

import baccarat.rules.Acceptance;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Procedures.WagersClose;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import baccarat.rules.Seating;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Phase.AcceptingWagers;
import baccarat.table.Phase.Spoken;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Wagers, from the first chip until they close.
final class WagersOpen {

    private WagersOpen() {}

    static Optional<Refusal> decide(Story story, Command.OfWagers command) {
        return switch (command) {
            case Command.PlaceWager(var spot, var wager, var stake) ->
                    place(story, spot, wager, stake);
            case Command.PlaceCoupon(var spot, var wager, var value) ->
                    placeCoupon(story, spot, wager, value);
            case Command.WithdrawWager(var spot, var wager) -> withdraw(story, spot, wager);
            case Command.SpeakWager(var spot, var wager, var cash) ->
                    speak(story, spot, wager, cash);
            case Command.ConfirmSpokenWager(var spot, var wager) -> confirm(story, spot, wager);
            case Command.AskForAFreeHand _ -> askForAFreeHand(story);
            case Command.ReportLateWager(var spot, var wager, var stake) ->
                    lateWager(story, spot, wager, stake);
        };
    }

    /// The wagers that lie while wagers are taken.
    static List<Placed> layout(Phase phase) {
        return isOpen(phase).map(AcceptingWagers::layout).orElse(List.of());
    }

    private static Optional<Placed> find(TableState state, Spot spot, Wager wager) {
        for (Placed placed : layout(state.phase())) {
            if (placed.wager() == wager && placed.spot().equals(spot)) {
                return Optional.of(placed);
            }
        }
        return Optional.empty();
    }

    /// Why somebody may not wager at a spot.
    private static Optional<Refusal> notTheirs(Story story, Spot spot) {
        Optional<Patron> there = story.state().roster().at(spot);
        if (there.isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, "nobody has " + spot);
        }
        if (story.who().role() == Role.PATRON && !there.get().name().equals(story.who().name())) {
            return refuse(SOMEBODY_ELSES_PART, spot + " is " + there.get().name() + "'s");
        }
        if (story.state().roster().isOverdue(there.get())) {
            return refuse(VIGORISH_FIRST, there.get().name() + " owes vigorish that fell due");
        }
        return fine();
    }

    private static Optional<Refusal> wrong(Story story, Placed placed) {
        TableState state = story.state();
        Optional<Refusal> theirs = notTheirs(story, placed.spot());
        if (theirs.isPresent()) {
            return theirs;
        }
        Optional<Refusal> byItself = Acceptance.refusal(placed, state.rules());
        if (byItself.isPresent()) {
            return byItself;
        }
        if (placed.wager() == Wager.ROYAL_9 && !hasMainWager(state, placed.spot(), placed)) {
            return refuse(
                    ROYAL_9_NEEDS_A_MAIN_WAGER,
                    placed.spot() + " has no wager on player, banker or tie");
        }
        if (placed.spot().kind() == Spot.Kind.LINE) {
            Optional<Spot> free = freeArea(state);
            if (free.isPresent()) {
                return refuse(LINES_OPEN_WHEN_AREAS_ARE_TAKEN, free.get() + " has no wager");
            }
        }
        return bothHands(state, placed);
    }

    /// Washington: one hand or the other, over all the patron's areas together (reading 11).
    private static Optional<Refusal> bothHands(TableState state, Placed placed) {
        if (state.rules().procedures().bothHands() || !placed.wager().isOnAHand()) {
            return fine();
        }
        List<Spot> theirs = state.roster().at(placed.spot()).orElseThrow().places();
        Wager other = placed.wager() == Wager.PLAYER ? Wager.BANKER : Wager.PLAYER;
        return layout(state.phase()).stream()
                .filter(lies -> lies.wager() == other && theirs.contains(lies.spot()))
                .findFirst()
                .map(
                        lies ->
                                new Refusal(
                                        ONE_HAND_OR_THE_OTHER,
                                        "there is a wager on %s at %s"
                                                .formatted(other, lies.spot())));
    }

    private static boolean hasMainWager(TableState state, Spot spot, Placed except) {
        return layout(state.phase()).stream()
                .anyMatch(
                        placed ->
                                placed.spot().equals(spot)
                                        && placed.wager().isMain()
                                        && placed.wager() != except.wager());
    }

    private static Optional<Spot> freeArea(TableState state) {
        Seating seating = state.rules().seating();
        List<Spot> taken = layout(state.phase()).stream().map(Placed::spot).toList();
        for (int seat = 1; seat <= seating.seats(); seat++) {
            if (!taken.contains(Spot.seat(seat))) {
                return Optional.of(Spot.seat(seat));
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> place(Story story, Spot spot, Wager wager, Money stake) {
        Optional<Placed> before = find(story.state(), spot, wager);
        Placed placed = Placed.of(spot, wager, stake);
        if (before.isPresent()) {
            placed = placed.withCoupon(before.get().coupon());
        }
        Optional<Refusal> wrong = wrong(story, placed);
        if (wrong.isPresent()) {
            return wrong;
        }
        Money lay = before.map(Placed::stake).orElse(Money.ZERO);
        story.tell(
                new Event.WagerPlaced(placed),
                spot.kind() == Spot.Kind.LINE
                        ? List.of(
                                LINES_BETWEEN_AREAS,
                                LINES_OPEN_WHEN_AREAS_ARE_TAKEN,
                                GALLERY,
                                Acceptance.offering(wager))
                        : List.of(CHIPS_OR_PLAQUES, Acceptance.offering(wager)),
                difference(story.state(), spot, lay, stake));
        return fine();
    }

    private static List<Transfer> difference(TableState state, Spot spot, Money from, Money to) {
        Account rack = new Account.Rack(state.roster().ownerOf(spot));
        Account wagers = new Account.Wagers(spot);
        int more = to.compareTo(from);
        if (more == 0) {
            return List.of();
        }
        return more > 0
                ? List.of(new Transfer(rack, wagers, to.minus(from)))
                : List.of(new Transfer(wagers, rack, from.minus(to)));
    }

    private static Optional<Refusal> placeCoupon(Story story, Spot spot, Wager wager, Money value) {
        Optional<Placed> lies = find(story.state(), spot, wager);
        if (lies.isEmpty()) {
            return refuse(MATCH_PLAY_COUPON, "there are no chips on " + wager + " at " + spot);
        }
        if (!value.isAboveZero()) {
            return refuse(MATCH_PLAY_COUPON, "a coupon of " + value + " is none");
        }
        Placed placed = lies.get().withCoupon(value);
        Optional<Refusal> wrong = wrong(story, placed);
        if (wrong.isPresent()) {
            return wrong;
        }
        story.tell(new Event.WagerPlaced(placed), MATCH_PLAY_COUPON);
        return fine();
    }

    private static Optional<Refusal> withdraw(Story story, Spot spot, Wager wager) {
        Optional<Placed> lies = find(story.state(), spot, wager);
        if (lies.isEmpty()) {
            return refuse(NOTHING_THERE, "nothing lies on " + wager + " at " + spot);
        }
        Optional<Patron> there = story.state().roster().at(spot);
        if (story.who().role() == Role.PATRON
                && !there.orElseThrow().name().equals(story.who().name())) {
            return refuse(SOMEBODY_ELSES_PART, spot + " is somebody else's");
        }
        boolean royal9Left =
                wager.isMain()
                        && find(story.state(), spot, Wager.ROYAL_9).isPresent()
                        && !hasMainWager(story.state(), spot, lies.get());
        if (royal9Left) {
            return refuse(
                    ROYAL_9_NEEDS_A_MAIN_WAGER, "the Royal 9 wager at " + spot + " goes first");
        }
        story.tell(
                new Event.WagerWithdrawn(spot, wager),
                List.of(closing(story.state())),
                difference(story.state(), spot, lies.get().stake(), Money.ZERO));
        return fine();
    }

    /// The provision that says until when wagers change.
    static Provision closing(TableState state) {
        return state.rules().procedures().wagersClose() == WagersClose.NO_MORE_BETS
                ? WAGERS_CLOSE_AT_NO_MORE_BETS
                : WAGERS_CLOSE_AT_THE_FIRST_CARD;
    }

    private static Optional<Refusal> speak(Story story, Spot spot, Wager wager, Money cash) {
        if (find(story.state(), spot, wager).isPresent()
                || spoken(story.state(), spot, wager).isPresent()) {
            return refuse(ONE_WAGER_EACH, spot + " has a wager on " + wager);
        }
        Optional<Refusal> wrong = wrong(story, Placed.of(spot, wager, cash));
        if (wrong.isPresent()) {
            return wrong;
        }
        story.tell(new Event.WagerSpoken(spot, wager, cash), VERBAL_WAGER_CONFIRMED);
        return fine();
    }

    private static Optional<Spoken> spoken(TableState state, Spot spot, Wager wager) {
        return state.phase() instanceof AcceptingWagers(_, var spoken, _, _)
                ? spoken.stream()
                        .filter(one -> one.spot().equals(spot) && one.wager() == wager)
                        .findFirst()
                : Optional.empty();
    }

    private static Optional<Refusal> confirm(Story story, Spot spot, Wager wager) {
        Optional<Spoken> said = spoken(story.state(), spot, wager);
        if (said.isEmpty()) {
            return refuse(VERBAL_WAGER_CONFIRMED, "nobody spoke of " + wager + " at " + spot);
        }
        if (find(story.state(), spot, wager).isPresent()) {
            return refuse(ONE_WAGER_EACH, spot + " has a wager on " + wager);
        }
        Money cash = said.get().cash();
        Optional<Refusal> wrong = wrong(story, Placed.of(spot, wager, cash));
        if (wrong.isPresent()) {
            return wrong;
        }
        if (story.state().accounts().of(TRAY).compareTo(cash) < 0) {
            return refuse(TRAY_NEEDS_A_FILL, "the tray holds " + story.state().accounts().of(TRAY));
        }
        story.tell(
                new Event.SpokenWagerConfirmed(spot, wager, cash),
                List.of(VERBAL_WAGER_CONFIRMED),
                List.of(
                        new Transfer(CAGE, DROP, cash),
                        new Transfer(TRAY, new Account.Wagers(spot), cash)));
        return fine();
    }

    private static Optional<Refusal> askForAFreeHand(Story story) {
        TableState state = story.state();
        int most = state.rules().seating().freeHands();
        if (state.roster().patron(story.who().name()).isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, story.who().name() + " is not at the table");
        }
        if (most == 0) {
            return refuse(FREE_HAND, "this table deals no hand without a wager");
        }
        if (state.shoe().freeHands() >= most) {
            return refuse(GHOST_HANDS_AT_MOST, "%d of a shoe have been dealt".formatted(most));
        }
        if (!layout(state.phase()).isEmpty()) {
            return refuse(FREE_HAND, "there are wagers on the layout");
        }
        story.tell(new Event.FreeHandAsked(story.who().name()), FREE_HAND, GHOST_HANDS_AT_MOST);
        return fine();
    }

    private static Optional<Refusal> lateWager(Story story, Spot spot, Wager wager, Money stake) {
        if (story.state().roster().at(spot).isEmpty()) {
            return refuse(NOT_AT_THE_TABLE, "nobody has " + spot);
        }
        if (!stake.isAboveZero()) {
            return refuse(AMOUNT_ABOVE_ZERO, stake + " is nothing");
        }
        story.tell(
                new Event.LateWagerReturned(spot, wager, stake),
                LATE_WAGER_HAS_NO_ACTION,
                closing(story.state()));
        return fine();
    }

    /// Closes wagers and begins a round: what may not stand goes back first.
    static Optional<Refusal> close(Story story) {
        AcceptingWagers open = (AcceptingWagers) story.state().phase();
        List<Placed> standing = standing(story.state());
        boolean free = standing.isEmpty() && open.freeHand().isPresent();
        if (standing.isEmpty() && !free) {
            return refuse(WAGER_NEEDED, "nobody has wagered and nobody asked for a free hand");
        }
        lapseSpoken(story, open.spoken());
        List<Placed> lines =
                open.layout().stream().filter(placed -> !standing.contains(placed)).toList();
        giveBack(story, lines, LINES_OPEN_WHEN_AREAS_ARE_TAKEN);
        if (story.state().rules().procedures().wagersClose() == WagersClose.NO_MORE_BETS) {
            story.tell(
                    new Event.Called(Call.NO_MORE_BETS, "no more bets"),
                    NO_MORE_BETS_ANNOUNCED,
                    WAGERS_CLOSE_AT_NO_MORE_BETS);
        }
        int number = story.state().shoe().rounds() + 1;
        story.tell(
                new Event.RoundBegun(number, free ? Play.Kind.FREE : Play.Kind.PLAYED),
                free ? FREE_HAND : closing(story.state()));
        return fine();
    }

    /// The wagers that may stand when they close: those on lines while every area has one.
    static List<Placed> standing(TableState state) {
        List<Placed> layout = layout(state.phase());
        boolean lines = layout.stream().anyMatch(placed -> placed.spot().kind() == Spot.Kind.LINE);
        return lines && freeArea(state).isPresent()
                ? layout.stream().filter(placed -> placed.spot().kind() != Spot.Kind.LINE).toList()
                : layout;
    }

    private static void lapseSpoken(Story story, List<Spoken> spoken) {
        for (Spoken one : spoken) {
            story.tell(
                    new Event.SpokenWagerLapsed(one.spot(), one.wager(), one.cash()),
                    VERBAL_WAGER_CONFIRMED);
        }
    }

    static void returnAll(Story story, Provision... because) {
        if (story.state().phase() instanceof AcceptingWagers open) {
            lapseSpoken(story, open.spoken());
            giveBack(story, open.layout(), because);
        }
    }

    /// What lies or was spoken of at these places goes back.
    static void returnFrom(Story story, List<Spot> places, Provision because) {
        isOpen(story.state().phase())
                .ifPresent(
                        open -> {
                            lapseSpoken(
                                    story,
                                    open.spoken().stream()
                                            .filter(one -> places.contains(one.spot()))
                                            .toList());
                            giveBack(
                                    story,
                                    open.layout().stream()
                                            .filter(lies -> places.contains(lies.spot()))
                                            .toList(),
                                    because);
                        });
    }

    /// A free hand is for who asked for it.
    static TableState withoutFreeHandOf(TableState state, String patron) {
        return isOpen(state.phase())
                .filter(open -> open.freeHand().equals(Optional.of(patron)))
                .map(
                        open ->
                                in(
                                        state,
                                        new AcceptingWagers(
                                                open.layout(),
                                                open.spoken(),
                                                Optional.empty(),
                                                open.announced())))
                .orElse(state);
    }

    private static Optional<AcceptingWagers> isOpen(Phase phase) {
        return switch (phase) {
            case AcceptingWagers open -> Optional.of(open);
            case Phase.OfferingShoe(_, var then) -> Optional.of(then);
            case Phase.Irregular irregular -> isOpen(irregular.interrupted());
            default -> Optional.empty();
        };
    }

    /// Wagers go back to their patrons' racks.
    static void giveBack(Story story, List<Placed> placed, Provision... because) {
        if (placed.isEmpty()) {
            return;
        }
        story.tell(
                new Event.WagersReturned(placed), List.of(because), refunds(story.state(), placed));
    }

    static List<Transfer> refunds(TableState state, List<Placed> placed) {
        Map<Spot, Money> bySpot = new LinkedHashMap<>();
        placed.forEach(lies -> bySpot.merge(lies.spot(), lies.chips(), Money::plus));
        var transfers = new ArrayList<Transfer>();
        bySpot.forEach(
                (spot, amount) -> transfers.addAll(difference(state, spot, amount, Money.ZERO)));
        return transfers;
    }

    static TableState apply(TableState state, Event.OfWagers event) {
        return switch (event) {
            case Event.WagerPlaced(var placed) -> withLayout(state, plus(state, placed));
            case Event.WagerWithdrawn(var spot, var wager) ->
                    withLayout(state, minus(state, spot, wager));
            case Event.WagerSpoken(var spot, var wager, var cash) ->
                    withSpoken(state, new Spoken(spot, wager, cash), true);
            case Event.SpokenWagerConfirmed(var spot, var wager, var cash) ->
                    withLayout(
                            withSpoken(state, new Spoken(spot, wager, cash), false),
                            plus(state, Placed.of(spot, wager, cash)));
            case Event.SpokenWagerLapsed(var spot, var wager, var cash) ->
                    withSpoken(state, new Spoken(spot, wager, cash), false);
            case Event.FreeHandAsked(var patron) -> freeHandAsked(state, patron);
            case Event.WagersReturned(var placed) -> returned(state, placed);
            case Event.LateWagerReturned _ -> state;
        };
    }

    private static AcceptingWagers open(TableState state) {
        return isOpen(state.phase()).orElseThrow(() -> new CorruptLog("no wagers are taken now"));
    }

    private static TableState in(TableState state, AcceptingWagers after) {
        return switch (state.phase()) {
            case Phase.OfferingShoe(var seats, _) -> state.in(new Phase.OfferingShoe(seats, after));
            case Phase.Irregular(_, var mishap, var remedy, var card, boolean surplus) ->
                    state.in(new Phase.Irregular(after, mishap, remedy, card, surplus));
            default -> state.in(after);
        };
    }

    private static TableState withLayout(TableState state, List<Placed> layout) {
        AcceptingWagers open = open(state);
        return in(
                state,
                new AcceptingWagers(layout, open.spoken(), open.freeHand(), open.announced()));
    }

    /// The wager in the place of an older one of its kind, or after the others.
    private static List<Placed> plus(TableState state, Placed placed) {
        List<Placed> before = open(state).layout();
        int at = 0;
        while (at < before.size() && !isSame(before.get(at), placed)) {
            at++;
        }
        Placed[] layout = before.toArray(new Placed[Math.max(before.size(), at + 1)]);
        layout[at] = placed;
        return List.of(layout);
    }

    private static boolean isSame(Placed one, Placed other) {
        return one.wager() == other.wager() && one.spot().equals(other.spot());
    }

    private static List<Placed> minus(TableState state, Spot spot, Wager wager) {
        return open(state).layout().stream()
                .filter(lies -> lies.wager() != wager || !lies.spot().equals(spot))
                .toList();
    }

    private static TableState withSpoken(TableState state, Spoken one, boolean there) {
        AcceptingWagers open = open(state);
        var spoken = new ArrayList<>(open.spoken());
        if (there) {
            spoken.add(one);
        } else {
            spoken.remove(one);
        }
        return in(
                state,
                new AcceptingWagers(open.layout(), spoken, open.freeHand(), open.announced()));
    }

    private static TableState freeHandAsked(TableState state, String patron) {
        AcceptingWagers open = open(state);
        return in(
                state,
                new AcceptingWagers(
                        open.layout(), open.spoken(), Optional.of(patron), open.announced()));
    }

    private static TableState returned(TableState state, List<Placed> placed) {
        if (Rounds.isUnderWay(state.phase())) {
            return state;
        }
        List<Placed> left =
                open(state).layout().stream().filter(lies -> !placed.contains(lies)).toList();
        return withLayout(state, left);
    }

    static TableState announced(TableState state) {
        AcceptingWagers open = open(state);
        return in(state, new AcceptingWagers(open.layout(), open.spoken(), open.freeHand(), true));
    }

    static Optional<Refusal> announce(Story story) {
        story.tell(new Event.Called(Call.PLACE_YOUR_WAGERS, "place your wagers"), ANNOUNCED_BEFORE);
        return fine();
    }
}
