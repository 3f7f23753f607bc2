package baccarat.records.states;

import baccarat.cards.Card;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.TableState;
import baccarat.table.Unpaid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What two patrons, a dealer and the floor could choose from in one state of a small table.
abstract class Choices {

    static final List<String> PATRONS = List.of("ann", "bob");
    static final int MOST_WAGERS = 2;
    static final String REASON = "as the floor saw it";
    static final String BYTES = "5".repeat(64);
    final TableState state;
    final Money least;
    final List<Card> faces;

    Choices(TableState state) {
        this.state = state;
        this.least = least(Wager.PLAYER);
        this.faces = SmallTable.faces(state);
    }

    Stream<String> patrons(Person who) {
        return who.role() == Role.PATRON ? Stream.of(who.name()) : PATRONS.stream();
    }

    Money rack(String name) {
        return state.accounts().of(new Account.Rack(name));
    }

    Money least(Wager wager) {
        Limits limits = state.rules().wagers().limits().get(wager);
        return limits == null ? Money.dollars(5) : limits.min();
    }

    /// Chips for two wagers, once the last are gone.
    Stream<Command> buyIn(Person who) {
        return patrons(who)
                .filter(name -> !rack(name).isAboveZero())
                .map(name -> new Command.BuyIn(name, least.times(2)));
    }

    /// Each has a seat of their own, since it makes no difference who sits where, and the first may
    /// take the line beside it at a table with a gallery.
    Stream<Spot> places(String name) {
        int number = 1 + PATRONS.indexOf(name);
        boolean isAtALine = number == 1 && state.rules().seating().lines() > 0;
        return Stream.concat(
                Stream.of(Spot.seat(number)), isAtALine ? Stream.of(Spot.line(1)) : Stream.empty());
    }

    Stream<Spot> placesOf(Person who) {
        return state.roster().patrons().stream()
                .filter(patron -> who.role() != Role.PATRON || patron.name().equals(who.name()))
                .flatMap(patron -> patron.places().stream());
    }

    String ownerOf(Spot spot) {
        return state.roster().at(spot).map(Patron::name).orElseThrow();
    }

    /// A share of its own for each seat.
    static String share(Spot spot) {
        return "%02x".formatted(spot.number()).repeat(32);
    }

    String pledge(Spot spot) {
        return state.shoe().seal().map(seal -> seal.pledgeFor(spot, share(spot))).orElse(BYTES);
    }

    List<Placed> layout() {
        return switch (state.phase()) {
            case Phase.AcceptingWagers open -> open.layout();
            case Phase.InRound round -> round.play().layout();
            default -> List.of();
        };
    }

    /// Never a third wager: two show every order of settlement between two seats and at one.
    Stream<Command> wagers(Person who) {
        return layout().size() >= MOST_WAGERS
                ? Stream.empty()
                : placesOf(who)
                        .flatMap(
                                spot ->
                                        state.rules().wagers().limits().keySet().stream()
                                                .sorted()
                                                .map(
                                                        wager ->
                                                                new Command.PlaceWager(
                                                                        spot,
                                                                        wager,
                                                                        least(wager))));
    }

    Stream<Command> coupons(Spot spot, Person who) {
        return layout().stream()
                .filter(lies -> lies.wager().isOnAHand())
                .filter(lies -> spot.equals(lies.spot()))
                .filter(lies -> placesOf(who).anyMatch(lies.spot()::equals))
                .map(lies -> new Command.PlaceCoupon(lies.spot(), lies.wager(), least));
    }

    List<Card> burned() {
        int count =
                state.phase() instanceof Phase.Burning(var first) ? first.rank().burnCount() : 0;
        return state.rules().handling().burnShown()
                ? SmallTable.unseen(state).limit(count).toList()
                : List.of();
    }

    /// Face up where it is dealt so; otherwise face down, or shown by accident.
    Stream<Command> draws(Place place) {
        Stream<Optional<Card>> shown =
                Next.isDealtFaceUp(state, place) ? faces.stream().map(Optional::of) : seenOrNot();
        return shown.map(face -> new Command.Draw(place, face));
    }

    Stream<Optional<Card>> seenOrNot() {
        return Stream.concat(
                Stream.of(Optional.<Card>empty()), faces.stream().limit(1).map(Optional::of));
    }

    List<Laid> laid() {
        return state.phase() instanceof Phase.InRound round ? round.play().laid() : List.of();
    }

    Stream<Laid> down() {
        return laid().stream().filter(card -> card.seen() == Laid.Seen.DOWN);
    }

    /// Every face that the cards of a hand can have, as often as the deck has it.
    Stream<Command> turns(Side side) {
        List<List<Card>> all = List.of(List.of());
        for (Laid card : laid()) {
            if (card.place().side() != side || card.seen() == Laid.Seen.UP) {
                continue;
            }
            var longer = new ArrayList<List<Card>>();
            for (List<Card> before : all) {
                card.face()
                        .map(Stream::of)
                        .orElseGet(() -> faces.stream().map(face -> apart(face, before)))
                        .forEach(
                                face ->
                                        longer.add(
                                                Stream.concat(before.stream(), Stream.of(face))
                                                        .toList()));
            }
            all = longer;
        }
        return all.stream().map(these -> new Command.Turn(side, these));
    }

    /// Two of a rank are two suits: there may be one card left of each.
    Card apart(Card face, List<Card> before) {
        return !before.contains(face)
                ? face
                : SmallTable.unseen(state)
                        .filter(other -> other.rank() == face.rank())
                        .filter(other -> !before.contains(other))
                        .findFirst()
                        .orElse(face);
    }

    Stream<Spot> royal9() {
        return state.phase() instanceof Phase.InRound round
                ? round.play().placed().stream()
                        .filter(placed -> placed.wager() == Wager.ROYAL_9)
                        .map(Placed::spot)
                : Stream.empty();
    }

    Stream<Spot> marked(Optional<Spot> spot) {
        return spot.isPresent()
                ? spot.stream()
                : state.roster().markers().keySet().stream().sorted(Spot.LOWEST_FIRST);
    }

    Stream<String> debtors(Optional<String> patron) {
        return patron.isPresent()
                ? patron.stream()
                : state.roster().unpaid().stream().map(Unpaid::patron).distinct().sorted();
    }

    int lastRound() {
        return state.phase() instanceof Phase.InRound round
                ? round.play().number()
                : state.correctable().round();
    }

    Stream<Command> corrections() {
        return state.correctable().wagers().stream()
                .limit(1)
                .map(
                        paid ->
                                new Command.CorrectPayout(
                                        lastRound(),
                                        paid.spot(),
                                        paid.wager(),
                                        paid.most(),
                                        true,
                                        REASON));
    }

    Stream<Command> correctedInPlay() {
        return faces.stream()
                .map(face -> new Command.CorrectFaceInPlay(Place.PLAYER_SECOND, face, REASON));
    }

    Stream<Command> correctedFaces() {
        return faces.stream()
                .map(
                        face ->
                                new Command.CorrectFace(
                                        lastRound(), Place.PLAYER_FIRST, face, REASON));
    }
}
