package baccarat.records.states;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.records.EveryCommand;
import baccarat.rules.Limits;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Remedy;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Duty;
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

/// Everything that somebody could ask of a small table in one state: two patrons, a dealer and
/// those who shuffle with them, a floorperson and a supervisor.
final class Questions {

    static final List<String> PATRONS = List.of("ann", "bob");

    private static final List<String> DEALERS = List.of("dealer", "second", "third");
    private static final int MOST_WAGERS = 2;
    private static final Money TRAY = Money.dollars(1_000_000);
    private static final String REASON = "as the floor saw it";
    private static final String BYTES = "5".repeat(64);

    /// One of each, sensible or not, by everybody.
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

    static List<Question> anything() {
        return SAMPLES.stream()
                .flatMap(command -> EVERYBODY.stream().map(who -> new Question(who, command)))
                .toList();
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
                                            (due.kind() == Command.Confirm.class
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
        Optional<Object> about = due.about();
        return switch (due.kind().getSimpleName()) {
            case "Confirm" -> Stream.of(new Command.Confirm((Duty) about.orElseThrow()));
            case "AcceptCut" -> Stream.of(new Command.AcceptCut());
            case "DeclineCut" -> Stream.of(new Command.DeclineCut());
            case "CutCards" ->
                    Stream.of(new Command.CutCards(state.rules().procedures().cutDepth()));
            case "PlaceCoverCard" ->
                    Stream.of(new Command.PlaceCoverCard(14), new Command.PlaceCoverCard(60));
            case "OrderRecut" -> Stream.of(new Command.OrderRecut(REASON));
            case "BurnFirst" -> faces.stream().map(Command.BurnFirst::new);
            case "BurnRest" -> Stream.of(new Command.BurnRest(burned()));
            case "OrderShuffle" -> Stream.of(new Command.OrderShuffle(REASON));
            case "OrderOtherDecks" -> Stream.of(new Command.OrderOtherDecks(REASON));
            case "AskFaceUp" -> Stream.of(new Command.AskFaceUp());
            case "AskForASpread" -> Stream.of(new Command.AskForASpread());
            case "AcceptShoe" -> Stream.of(new Command.AcceptShoe());
            case "DeclineShoe" -> Stream.of(new Command.DeclineShoe());
            case "NameDealer" -> Stream.of(new Command.NameDealer());
            case "PassShoe" -> Stream.of(new Command.PassShoe());
            case "OrderPass" -> Stream.of(new Command.OrderPass(REASON));
            case "BuyIn" -> buyIn(who);
            case "TakePlace" ->
                    patrons(who)
                            .flatMap(
                                    name ->
                                            places(name)
                                                    .map(
                                                            spot ->
                                                                    new Command.TakePlace(
                                                                            name, spot)));
            case "GiveUpPlace" ->
                    placesOf(who).map(spot -> new Command.GiveUpPlace(ownerOf(spot), spot));
            case "TakeChipsAway" ->
                    patrons(who)
                            .filter(name -> rack(name).isAboveZero())
                            .map(name -> new Command.TakeChipsAway(name, rack(name)));
            case "Leave" -> patrons(who).map(Command.Leave::new);
            case "TakeVigorishFromTheAccount" ->
                    state.roster().unpaid().stream()
                            .map(
                                    owed ->
                                            new Command.TakeVigorishFromTheAccount(
                                                    owed.patron(), owed.spot(), owed.owed()));
            case "PlaceWager" -> wagers(who);
            case "PlaceCoupon" -> coupons(about, who);
            case "IssueCoupon" ->
                    state.roster().patrons().stream()
                            .filter(patron -> patron.name().equals(PATRONS.getFirst()))
                            .filter(patron -> state.accounts().coupons(patron.name()).isEmpty())
                            .map(patron -> new Command.IssueCoupon(patron.name(), least, REASON));
            case "WithdrawWager" ->
                    layout().stream()
                            .map(lies -> new Command.WithdrawWager(lies.spot(), lies.wager()));
            case "SpeakWager" ->
                    placesOf(who)
                            .filter(_ -> layout().size() < MOST_WAGERS)
                            .map(spot -> new Command.SpeakWager(spot, Wager.PLAYER, least));
            case "ConfirmSpokenWager" ->
                    state.phase() instanceof Phase.AcceptingWagers open
                            ? open.spoken().stream()
                                    .map(
                                            spoken ->
                                                    new Command.ConfirmSpokenWager(
                                                            spoken.spot(), spoken.wager()))
                            : Stream.empty();
            case "AskForAFreeHand" -> Stream.of(new Command.AskForAFreeHand());
            case "ReportLateWager" ->
                    Stream.of(new Command.ReportLateWager(Spot.seat(1), Wager.BANKER, least));
            case "MakeCall" -> Stream.of(new Command.MakeCall((Call) about.orElseThrow()));
            case "Draw" -> draws((Place) about.orElseThrow());
            case "Lift" ->
                    down().flatMap(
                                    card ->
                                            faces.stream()
                                                    .limit(2)
                                                    .map(
                                                            face ->
                                                                    new Command.Lift(
                                                                            card.place(), face)));
            case "Turn" -> turns((Side) about.orElseThrow());
            case "GiveUpTheRight" -> Stream.of(new Command.GiveUpTheRight((Side) about.get()));
            case "TakeTheRightAway" ->
                    Stream.of(new Command.TakeTheRightAway((Side) about.get(), REASON));
            case "AcceptTheRight" -> Stream.of(new Command.AcceptTheRight((Side) about.get()));
            case "DeclineTheRight" -> Stream.of(new Command.DeclineTheRight((Side) about.get()));
            case "RemoveCoverCard" ->
                    Stream.of(
                            new Command.RemoveCoverCard(),
                            new Command.RemoveCoverCard(Optional.of(REASON)));
            case "ClearCards" -> Stream.of(new Command.ClearCards());
            case "ReportSurplusCard" ->
                    seenOrNot()
                            .flatMap(
                                    face ->
                                            Stream.of(true, false)
                                                    .map(
                                                            third ->
                                                                    new Command.ReportSurplusCard(
                                                                            third, face)));
            case "ReportMisplacedCard" ->
                    Stream.of(Place.values())
                            .flatMap(
                                    place ->
                                            seenOrNot()
                                                    .map(
                                                            face ->
                                                                    new Command.ReportMisplacedCard(
                                                                            place, face)));
            case "ReportFaceUpInTheShoe" ->
                    faces.stream().limit(1).map(Command.ReportFaceUpInTheShoe::new);
            case "ApplyRemedy" -> Stream.of(new Command.ApplyRemedy((Remedy) about.get()));
            case "DiscardOneMore" -> Stream.of(new Command.DiscardOneMore());
            case "ChoosePress" ->
                    placesOf(who)
                            .flatMap(
                                    spot ->
                                            Stream.of(
                                                    new Command.ChoosePress(spot, Optional.empty()),
                                                    new Command.ChoosePress(
                                                            spot, Optional.of(Side.PLAYER)),
                                                    new Command.ChoosePress(
                                                            spot, Optional.of(Side.BANKER))));
            case "SettleHouseMoney" -> Stream.of(new Command.SettleHouseMoney((Spot) about.get()));
            case "CollectLosers" -> Stream.of(new Command.CollectLosers());
            case "PaySpot" -> Stream.of(new Command.PaySpot((Spot) about.get()));
            case "PayAward" -> Stream.of(new Command.PayAward((Spot) about.get()));
            case "EndProgressives" ->
                    Stream.concat(Stream.of(Optional.<Spot>empty()), royal9().map(Optional::of))
                            .map(Command.EndProgressives::new);
            case "CollectVigorish" -> marked(about).map(Command.CollectVigorish::new);
            case "WriteOffVigorish" ->
                    marked(about).map(spot -> new Command.WriteOffVigorish(spot, REASON));
            case "WriteOffDebt" ->
                    debtors(about).map(patron -> new Command.WriteOffDebt(patron, REASON));
            case "PublishSeal" -> Stream.of(new Command.PublishSeal(BYTES));
            case "PledgeShare" ->
                    placesOf(who).map(spot -> new Command.PledgeShare(spot, pledge(spot)));
            case "ClosePledges" -> Stream.of(new Command.ClosePledges());
            case "CloseReveals" -> Stream.of(new Command.CloseReveals());
            case "AddNonce" -> placesOf(who).map(spot -> new Command.AddNonce(share(spot)));
            case "OpenSeal" ->
                    Stream.of(
                            new Command.OpenSeal(
                                    BYTES, Decks.of(state.rules().cards().decksInTheShoe())));
            case "OpenTable" -> Stream.of(new Command.OpenTable(TRAY));
            case "CloseTable" -> Stream.of(new Command.CloseTable());
            case "FillTray" -> Stream.of(new Command.FillTray(chip));
            case "CreditTray" -> Stream.of(new Command.CreditTray(chip));
            case "CorrectPayout" -> corrections();
            case "CorrectFace" -> correctedFaces();
            default -> throw new AssertionError("nobody knows how to ask for " + due.kind());
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
        return limits == null ? Royal9.STAKE : limits.min();
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

    private Stream<Command> coupons(Optional<Object> about, Person who) {
        return layout().stream()
                .filter(lies -> lies.wager().isOnAHand())
                .filter(lies -> about.isEmpty() || about.get().equals(lies.spot()))
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
                for (Card face : card.face().map(List::of).orElse(faces)) {
                    longer.add(Stream.concat(before.stream(), Stream.of(face)).toList());
                }
            }
            all = longer;
        }
        return all.stream().map(these -> new Command.Turn(side, apart(these)));
    }

    /// Two of a rank are two suits: there may be one card left of each.
    private List<Card> apart(List<Card> these) {
        var apart = new ArrayList<Card>();
        for (Card card : these) {
            apart.add(
                    apart.contains(card)
                            ? SmallTable.unseen(state)
                                    .filter(other -> other.rank() == card.rank())
                                    .filter(other -> !apart.contains(other))
                                    .findFirst()
                                    .orElse(card)
                            : card);
        }
        return apart;
    }

    private Stream<Spot> royal9() {
        return state.phase() instanceof Phase.InRound round
                ? round.play().placed().stream()
                        .filter(placed -> placed.wager() == Wager.ROYAL_9)
                        .map(Placed::spot)
                : Stream.empty();
    }

    private Stream<Spot> marked(Optional<Object> about) {
        return about.isPresent()
                ? Stream.of((Spot) about.get())
                : state.roster().markers().keySet().stream().sorted(Spot.LOWEST_FIRST);
    }

    private Stream<String> debtors(Optional<Object> about) {
        return about.isPresent()
                ? Stream.of((String) about.get())
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
