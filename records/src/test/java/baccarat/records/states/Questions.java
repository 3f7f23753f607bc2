package baccarat.records.states;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.records.EveryCommand;
import baccarat.records.Names;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Laid;
import baccarat.table.Move;
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
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Everything that somebody could ask of a small table in one state: two patrons, a dealer and
/// those who shuffle with them, a floorperson and a supervisor.
final class Questions {

    static final List<String> PATRONS = List.of("ann", "bob");

    private static final List<String> DEALERS = List.of("dealer", "second", "third");
    private static final int MOST_WAGERS = 2;
    private static final Money TRAY = Money.dollars(1_000_000);
    private static final String REASON = "as the floor saw it";
    private static final String BYTES = "5".repeat(64);

    private static final List<Command> SAMPLES = EveryCommand.samples();

    private static final List<Person> EVERYBODY =
            List.of(
                    Person.patron("ann"),
                    Person.dealer("dealer"),
                    Person.floorperson("floor"),
                    new Person(Role.SURVEILLANCE, "camera"));

    private final TableState state;
    private final Money chip;
    private final Money least;
    private final List<Card> faces;

    /// Who asks for what.
    record Question(Person who, Command command) {}

    Questions(TableState state) {
        this.state = state;
        this.chip = state.rules().seating().smallestChip();
        this.least = least(Wager.PLAYER);
        this.faces = SmallTable.faces(state);
    }

    /// What a person would ask for where this is due or allowed.
    List<Question> about(Due due) {
        var questions = new ArrayList<Question>();
        for (Person who : by(due)) {
            commands(due, who).forEach(command -> questions.add(new Question(who, command)));
        }
        return questions;
    }

    /// One of each command, sensible or not. What is neither due nor allowed is asked by one person
    /// in each state, everybody in turn; the rest by everybody.
    ///
    /// @param turn counts the states
    static List<Question> anything(List<Due> steps, long turn) {
        Set<String> kinds =
                steps.stream().map(due -> Names.of(due.move())).collect(Collectors.toSet());
        var questions = new ArrayList<Question>();
        for (Command command : SAMPLES) {
            if (kinds.contains(Names.of(command))) {
                EVERYBODY.forEach(who -> questions.add(new Question(who, command)));
            } else {
                Person who = EVERYBODY.get((int) (turn % EVERYBODY.size()));
                questions.add(new Question(who, command));
            }
        }
        return questions;
    }

    private static List<Person> by(Due due) {
        return due.by().roles().stream()
                .flatMap(
                        role ->
                                switch (role) {
                                    case PATRON ->
                                            due.by().patron().map(List::of).orElse(PATRONS).stream()
                                                    .map(Person::patron);
                                    case DEALER ->
                                            (due.move() instanceof Move.Confirm
                                                            ? DEALERS
                                                            : DEALERS.subList(0, 1))
                                                    .stream().map(Person::dealer);
                                    case FLOORPERSON -> Stream.of(Person.floorperson("floor"));
                                    case SUPERVISOR, SURVEILLANCE ->
                                            Stream.of(new Person(role, "above"));
                                })
                .toList();
    }

    private Stream<? extends Command> commands(Due due, Person who) {
        return switch (due.move()) {
            case Move.Confirm(var duty) -> Stream.of(new Command.Confirm(duty));
            case Move.AcceptCut _ -> Stream.of(new Command.AcceptCut());
            case Move.DeclineCut _ -> Stream.of(new Command.DeclineCut());
            case Move.CutCards _ ->
                    Stream.of(new Command.CutCards(state.rules().procedures().cut().depth()));
            case Move.PlaceCoverCard _ ->
                    Stream.of(new Command.PlaceCoverCard(14), new Command.PlaceCoverCard(60));
            case Move.OrderRecut _ -> Stream.of(new Command.OrderRecut(REASON));
            case Move.BurnFirst _ -> faces.stream().map(Command.BurnFirst::new);
            case Move.BurnRest _ -> Stream.of(new Command.BurnRest(burned()));
            case Move.OrderShuffle _ -> Stream.of(new Command.OrderShuffle(REASON));
            case Move.OrderOtherDecks _ -> Stream.of(new Command.OrderOtherDecks(REASON));
            case Move.AskFaceUp _ -> Stream.of(new Command.AskFaceUp());
            case Move.AskForASpread _ -> Stream.of(new Command.AskForASpread());
            case Move.AcceptShoe _ -> Stream.of(new Command.AcceptShoe());
            case Move.DeclineShoe _ -> Stream.of(new Command.DeclineShoe());
            case Move.NameDealer _ -> Stream.of(new Command.NameDealer());
            case Move.PassShoe _ -> Stream.of(new Command.PassShoe());
            case Move.OrderPass _ -> Stream.of(new Command.OrderPass(REASON));
            case Move.WithdrawReport _ -> Stream.of(new Command.WithdrawReport(REASON));
            case Move.BuyIn _ -> buyIn(who);
            case Move.TakePlace _ ->
                    patrons(who)
                            .flatMap(
                                    name ->
                                            places(name)
                                                    .map(
                                                            spot ->
                                                                    new Command.TakePlace(
                                                                            name, spot)));
            case Move.GiveUpPlace _ ->
                    placesOf(who).map(spot -> new Command.GiveUpPlace(ownerOf(spot), spot));
            case Move.TakeChipsAway _ ->
                    patrons(who)
                            .filter(name -> rack(name).isAboveZero())
                            .map(name -> new Command.TakeChipsAway(name, rack(name)));
            case Move.Leave _ -> patrons(who).map(Command.Leave::new);
            case Move.TakeVigorishFromTheAccount _ ->
                    state.roster().unpaid().stream()
                            .map(
                                    owed ->
                                            new Command.TakeVigorishFromTheAccount(
                                                    owed.patron(), owed.spot(), owed.owed()));
            case Move.PlaceWager _ -> wagers(who);
            case Move.PlaceCoupon(var spot) -> coupons(spot, who);
            case Move.IssueCoupon _ ->
                    state.roster().patrons().stream()
                            .filter(patron -> patron.name().equals(PATRONS.getFirst()))
                            .filter(patron -> state.accounts().coupons(patron.name()).isEmpty())
                            .map(patron -> new Command.IssueCoupon(patron.name(), least, REASON));
            case Move.WithdrawWager _ ->
                    layout().stream()
                            .map(lies -> new Command.WithdrawWager(lies.spot(), lies.wager()));
            case Move.SpeakWager _ ->
                    placesOf(who)
                            .filter(_ -> layout().size() < MOST_WAGERS)
                            .map(spot -> new Command.SpeakWager(spot, Wager.PLAYER, least));
            case Move.ConfirmSpokenWager _ ->
                    state.phase() instanceof Phase.AcceptingWagers open
                            ? open.spoken().stream()
                                    .map(
                                            spoken ->
                                                    new Command.ConfirmSpokenWager(
                                                            spoken.spot(), spoken.wager()))
                            : Stream.empty();
            case Move.AskForAFreeHand _ -> Stream.of(new Command.AskForAFreeHand());
            case Move.ReportLateWager _ ->
                    Stream.of(new Command.ReportLateWager(Spot.seat(1), Wager.BANKER, least));
            case Move.MakeCall(var call) -> Stream.of(new Command.MakeCall(call));
            case Move.Draw(var place) -> draws(place);
            case Move.Lift _ ->
                    down().flatMap(
                                    card ->
                                            faces.stream()
                                                    .limit(2)
                                                    .map(
                                                            face ->
                                                                    new Command.Lift(
                                                                            card.place(), face)));
            case Move.Turn(var side) -> turns(side);
            case Move.GiveUpTheRight(var side) -> Stream.of(new Command.GiveUpTheRight(side));
            case Move.TakeTheRightAway(var side) ->
                    Stream.of(new Command.TakeTheRightAway(side, REASON));
            case Move.AcceptTheRight(var side) -> Stream.of(new Command.AcceptTheRight(side));
            case Move.DeclineTheRight(var side) -> Stream.of(new Command.DeclineTheRight(side));
            case Move.RemoveCoverCard _ ->
                    Stream.of(
                            new Command.RemoveCoverCard(),
                            new Command.RemoveCoverCard(Optional.of(REASON)));
            case Move.ClearCards _ -> Stream.of(new Command.ClearCards());
            case Move.ReportSurplusCard _ ->
                    seenOrNot()
                            .flatMap(
                                    face ->
                                            Stream.of(true, false)
                                                    .map(
                                                            third ->
                                                                    new Command.ReportSurplusCard(
                                                                            third, face)));
            case Move.ReportMisplacedCard _ ->
                    Stream.of(Place.values())
                            .flatMap(
                                    place ->
                                            seenOrNot()
                                                    .map(
                                                            face ->
                                                                    new Command.ReportMisplacedCard(
                                                                            place, face)));
            case Move.ReportFaceUpInTheShoe _ ->
                    faces.stream().limit(1).map(Command.ReportFaceUpInTheShoe::new);
            case Move.ApplyRemedy(var remedy) -> Stream.of(new Command.ApplyRemedy(remedy));
            case Move.DiscardOneMore _ -> Stream.of(new Command.DiscardOneMore());
            case Move.ChoosePress _ ->
                    placesOf(who)
                            .flatMap(
                                    spot ->
                                            Stream.of(
                                                    new Command.ChoosePress(spot, Optional.empty()),
                                                    new Command.ChoosePress(
                                                            spot, Optional.of(Side.PLAYER)),
                                                    new Command.ChoosePress(
                                                            spot, Optional.of(Side.BANKER))));
            case Move.SettleHouseMoney(var spot) -> Stream.of(new Command.SettleHouseMoney(spot));
            case Move.CollectLosers _ -> Stream.of(new Command.CollectLosers());
            case Move.PaySpot(var spot) -> Stream.of(new Command.PaySpot(spot));
            case Move.PayAward(var spot) -> Stream.of(new Command.PayAward(spot));
            case Move.EndProgressives _ ->
                    Stream.concat(Stream.of(Optional.<Spot>empty()), royal9().map(Optional::of))
                            .map(Command.EndProgressives::new);
            case Move.CollectVigorish(var spot) -> marked(spot).map(Command.CollectVigorish::new);
            case Move.WriteOffVigorish(var spot) ->
                    marked(spot).map(at -> new Command.WriteOffVigorish(at, REASON));
            case Move.WriteOffDebt(var patron) ->
                    debtors(patron).map(name -> new Command.WriteOffDebt(name, REASON));
            case Move.PublishSeal _ -> Stream.of(new Command.PublishSeal(BYTES));
            case Move.PledgeShare _ ->
                    placesOf(who).map(spot -> new Command.PledgeShare(spot, pledge(spot)));
            case Move.ClosePledges _ -> Stream.of(new Command.ClosePledges());
            case Move.CloseReveals _ -> Stream.of(new Command.CloseReveals());
            case Move.AddNonce _ -> placesOf(who).map(spot -> new Command.AddNonce(share(spot)));
            case Move.OpenSeal _ ->
                    Stream.of(
                            new Command.OpenSeal(
                                    BYTES, Decks.of(state.rules().cards().decksInTheShoe())));
            case Move.OpenTable _ -> Stream.of(new Command.OpenTable(TRAY));
            case Move.CloseTable _ -> Stream.of(new Command.CloseTable());
            case Move.FillTray _ -> Stream.of(new Command.FillTray(chip));
            case Move.CreditTray _ -> Stream.of(new Command.CreditTray(chip));
            case Move.CorrectPayout _ -> corrections();
            case Move.CorrectFace _ -> correctedFaces();
        };
    }

    private Stream<String> patrons(Person who) {
        return who.role() == Role.PATRON ? Stream.of(who.name()) : PATRONS.stream();
    }

    private Money rack(String name) {
        return state.accounts().of(new Account.Rack(name));
    }

    private Money least(Wager wager) {
        Limits limits = state.rules().wagers().limits().get(wager);
        return limits == null ? Money.dollars(5) : limits.min();
    }

    /// Chips for two wagers, once the last are gone.
    private Stream<Command> buyIn(Person who) {
        return patrons(who)
                .filter(name -> !rack(name).isAboveZero())
                .map(name -> new Command.BuyIn(name, least.times(2)));
    }

    /// Each has a seat of their own, since it makes no difference who sits where, and the first may
    /// take the line beside it at a table with a gallery.
    private Stream<Spot> places(String name) {
        int number = 1 + PATRONS.indexOf(name);
        boolean isAtALine = number == 1 && state.rules().seating().lines() > 0;
        return Stream.concat(
                Stream.of(Spot.seat(number)), isAtALine ? Stream.of(Spot.line(1)) : Stream.empty());
    }

    private Stream<Spot> placesOf(Person who) {
        return state.roster().patrons().stream()
                .filter(patron -> who.role() != Role.PATRON || patron.name().equals(who.name()))
                .flatMap(patron -> patron.places().stream());
    }

    private String ownerOf(Spot spot) {
        return state.roster().at(spot).map(Patron::name).orElseThrow();
    }

    /// A share of its own for each seat.
    private static String share(Spot spot) {
        return "%02x".formatted(spot.number()).repeat(32);
    }

    private String pledge(Spot spot) {
        return state.shoe().seal().map(seal -> seal.pledgeFor(spot, share(spot))).orElse(BYTES);
    }

    private List<Placed> layout() {
        return switch (state.phase()) {
            case Phase.AcceptingWagers open -> open.layout();
            case Phase.InRound round -> round.play().layout();
            default -> List.of();
        };
    }

    /// Never a third wager: two show every order of settlement between two seats and at one.
    private Stream<Command> wagers(Person who) {
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

    private Stream<Command> coupons(Spot spot, Person who) {
        return layout().stream()
                .filter(lies -> lies.wager().isOnAHand())
                .filter(lies -> spot.equals(lies.spot()))
                .filter(lies -> placesOf(who).anyMatch(lies.spot()::equals))
                .map(lies -> new Command.PlaceCoupon(lies.spot(), lies.wager(), least));
    }

    private List<Card> burned() {
        int count =
                state.phase() instanceof Phase.Burning(var first) ? first.rank().burnCount() : 0;
        return state.rules().handling().burnShown()
                ? SmallTable.unseen(state).limit(count).toList()
                : List.of();
    }

    /// Face up where it is dealt so; otherwise face down, or shown by accident.
    private Stream<Command> draws(Place place) {
        Stream<Optional<Card>> shown =
                Next.isDealtFaceUp(state, place) ? faces.stream().map(Optional::of) : seenOrNot();
        return shown.map(face -> new Command.Draw(place, face));
    }

    private Stream<Optional<Card>> seenOrNot() {
        return Stream.concat(
                Stream.of(Optional.<Card>empty()), faces.stream().limit(1).map(Optional::of));
    }

    private List<Laid> laid() {
        return state.phase() instanceof Phase.InRound round ? round.play().laid() : List.of();
    }

    private Stream<Laid> down() {
        return laid().stream().filter(card -> card.seen() == Laid.Seen.DOWN);
    }

    /// Every face that the cards of a hand can have, as often as the deck has it.
    private Stream<Command> turns(Side side) {
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
    private Card apart(Card face, List<Card> before) {
        return !before.contains(face)
                ? face
                : SmallTable.unseen(state)
                        .filter(other -> other.rank() == face.rank())
                        .filter(other -> !before.contains(other))
                        .findFirst()
                        .orElse(face);
    }

    private Stream<Spot> royal9() {
        return state.phase() instanceof Phase.InRound round
                ? round.play().placed().stream()
                        .filter(placed -> placed.wager() == Wager.ROYAL_9)
                        .map(Placed::spot)
                : Stream.empty();
    }

    private Stream<Spot> marked(Optional<Spot> spot) {
        return spot.isPresent()
                ? spot.stream()
                : state.roster().markers().keySet().stream().sorted(Spot.LOWEST_FIRST);
    }

    private Stream<String> debtors(Optional<String> patron) {
        return patron.isPresent()
                ? patron.stream()
                : state.roster().unpaid().stream().map(Unpaid::patron).distinct().sorted();
    }

    private int lastRound() {
        return state.phase() instanceof Phase.InRound round
                ? round.play().number()
                : state.correctable().round();
    }

    private Stream<Command> corrections() {
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

    private Stream<Command> correctedFaces() {
        return faces.stream()
                .map(
                        face ->
                                new Command.CorrectFace(
                                        lastRound(), Place.PLAYER_FIRST, face, REASON));
    }
}
