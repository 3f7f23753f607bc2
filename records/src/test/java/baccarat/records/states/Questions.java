package baccarat.records.states;

import baccarat.cards.Decks;
import baccarat.records.EveryCommand;
import baccarat.records.Names;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Move;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Everything that somebody could ask of a small table in one state: two patrons, a dealer and
/// those who shuffle with them, a floorperson and a supervisor.
final class Questions extends Choices {

    private static final List<String> DEALERS = List.of("dealer", "second", "third");
    private static final Money TRAY = Money.dollars(1_000_000);
    private static final List<Command> SAMPLES = EveryCommand.samples();

    private static final List<Person> EVERYBODY =
            List.of(
                    Person.patron("ann"),
                    Person.dealer("dealer"),
                    Person.floorperson("floor"),
                    new Person(Role.SURVEILLANCE, "camera"));

    private final Money chip;

    /// Who asks for what.
    record Question(Person who, Command command) {}

    Questions(TableState state) {
        super(state);
        this.chip = state.rules().seating().smallestChip();
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
            case Move.OfAPatron patrons -> commands(patrons, who);
            case Move.OfTheHouse house -> commands(house);
            case Move.Free free -> commands(free, who);
        };
    }

    private Stream<? extends Command> commands(Move.OfAPatron move, Person who) {
        return switch (move) {
            case Move.AcceptCut _ -> Stream.of(new Command.AcceptCut());
            case Move.DeclineCut _ -> Stream.of(new Command.DeclineCut());
            case Move.CutCards _ ->
                    Stream.of(new Command.CutCards(state.rules().procedures().cut().depth()));
            case Move.AcceptShoe _ -> Stream.of(new Command.AcceptShoe());
            case Move.DeclineShoe _ -> Stream.of(new Command.DeclineShoe());
            case Move.NameDealer _ -> Stream.of(new Command.NameDealer());
            case Move.Turn(var side) -> turns(side);
            case Move.AcceptTheRight(var side) -> Stream.of(new Command.AcceptTheRight(side));
            case Move.DeclineTheRight(var side) -> Stream.of(new Command.DeclineTheRight(side));
            case Move.PledgeShare _ ->
                    placesOf(who).map(spot -> new Command.PledgeShare(spot, pledge(spot)));
        };
    }

    private Stream<? extends Command> commands(Move.OfTheHouse move) {
        return switch (move) {
            case Move.Confirm(var duty) -> Stream.of(new Command.Confirm(duty));
            case Move.PlaceCoverCard _ ->
                    Stream.of(new Command.PlaceCoverCard(14), new Command.PlaceCoverCard(60));
            case Move.BurnFirst _ -> faces.stream().map(Command.BurnFirst::new);
            case Move.BurnRest _ -> Stream.of(new Command.BurnRest(burned()));
            case Move.MakeCall(var call) -> Stream.of(new Command.MakeCall(call));
            case Move.Draw(var place) -> draws(place);
            case Move.RemoveCoverCard _ ->
                    Stream.of(
                            new Command.RemoveCoverCard(),
                            new Command.RemoveCoverCard(Optional.of(REASON)));
            case Move.ClearCards _ -> Stream.of(new Command.ClearCards());
            case Move.ApplyRemedy(var remedy) -> Stream.of(new Command.ApplyRemedy(remedy));
            case Move.DiscardOneMore _ -> Stream.of(new Command.DiscardOneMore());
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
            case Move.ClosePledges _ -> Stream.of(new Command.ClosePledges());
            case Move.CloseReveals _ -> Stream.of(new Command.CloseReveals());
            case Move.OpenTable _ -> Stream.of(new Command.OpenTable(TRAY));
        };
    }

    private Stream<? extends Command> commands(Move.Free move, Person who) {
        return switch (move) {
            case Move.OrderRecut _ -> Stream.of(new Command.OrderRecut(REASON));
            case Move.OrderShuffle _ -> Stream.of(new Command.OrderShuffle(REASON));
            case Move.OrderOtherDecks _ -> Stream.of(new Command.OrderOtherDecks(REASON));
            case Move.AskFaceUp _ -> Stream.of(new Command.AskFaceUp());
            case Move.AskForASpread _ -> Stream.of(new Command.AskForASpread());
            case Move.PassShoe _ -> Stream.of(new Command.PassShoe());
            case Move.OrderPass _ -> Stream.of(new Command.OrderPass(REASON));
            case Move.WithdrawReport _ -> Stream.of(new Command.WithdrawReport(REASON));
            case Move.CorrectFaceInPlay _ -> correctedInPlay();
            case Move.BuyIn _ -> buyIn(who);
            case Move.TakePlace _ -> takePlace(who);
            case Move.GiveUpPlace _ ->
                    placesOf(who).map(spot -> new Command.GiveUpPlace(ownerOf(spot), spot));
            case Move.TakeChipsAway _ -> takeChipsAway(who);
            case Move.Leave _ -> patrons(who).map(Command.Leave::new);
            case Move.TakeVigorishFromTheAccount _ -> takeVigorishFromTheAccount();
            case Move.PlaceWager _ -> wagers(who);
            case Move.PlaceCoupon(var spot) -> coupons(spot, who);
            case Move.IssueCoupon _ -> issueCoupon();
            case Move.WithdrawWager _ -> withdrawWager();
            case Move.SpeakWager _ -> speakWager(who);
            case Move.ConfirmSpokenWager _ -> confirmSpokenWager();
            case Move.AskForAFreeHand _ -> Stream.of(new Command.AskForAFreeHand());
            case Move.ReportLateWager _ ->
                    Stream.of(new Command.ReportLateWager(Spot.seat(1), Wager.BANKER, least));
            case Move.Lift _ -> lift();
            case Move.GiveUpTheRight(var side) -> Stream.of(new Command.GiveUpTheRight(side));
            case Move.TakeTheRightAway(var side) ->
                    Stream.of(new Command.TakeTheRightAway(side, REASON));
            case Move.ReportSurplusCard _ -> reportSurplusCard();
            case Move.ReportMisplacedCard _ -> reportMisplacedCard();
            case Move.ReportFaceUpInTheShoe _ ->
                    faces.stream().limit(1).map(Command.ReportFaceUpInTheShoe::new);
            case Move.ChoosePress _ -> choosePress(who);
            case Move.PublishSeal _ -> Stream.of(new Command.PublishSeal(BYTES));
            case Move.AddNonce _ -> placesOf(who).map(spot -> new Command.AddNonce(share(spot)));
            case Move.OpenSeal _ -> openSeal();
            case Move.CloseTable _ -> Stream.of(new Command.CloseTable());
            case Move.FillTray _ -> Stream.of(new Command.FillTray(chip));
            case Move.CreditTray _ -> Stream.of(new Command.CreditTray(chip));
            case Move.CorrectPayout _ -> corrections();
            case Move.CorrectFace _ -> correctedFaces();
        };
    }

    private Stream<? extends Command> takePlace(Person who) {
        return patrons(who)
                .flatMap(name -> places(name).map(spot -> new Command.TakePlace(name, spot)));
    }

    private Stream<? extends Command> takeChipsAway(Person who) {
        return patrons(who)
                .filter(name -> rack(name).isAboveZero())
                .map(name -> new Command.TakeChipsAway(name, rack(name)));
    }

    private Stream<? extends Command> takeVigorishFromTheAccount() {
        return state.roster().unpaid().stream()
                .map(
                        owed ->
                                new Command.TakeVigorishFromTheAccount(
                                        owed.patron(), owed.spot(), owed.owed()));
    }

    private Stream<? extends Command> issueCoupon() {
        return state.roster().patrons().stream()
                .filter(patron -> patron.name().equals(PATRONS.getFirst()))
                .filter(patron -> state.accounts().coupons(patron.name()).isEmpty())
                .map(patron -> new Command.IssueCoupon(patron.name(), least, REASON));
    }

    private Stream<? extends Command> withdrawWager() {
        return layout().stream().map(lies -> new Command.WithdrawWager(lies.spot(), lies.wager()));
    }

    private Stream<? extends Command> speakWager(Person who) {
        return placesOf(who)
                .filter(_ -> layout().size() < MOST_WAGERS)
                .map(spot -> new Command.SpeakWager(spot, Wager.PLAYER, least));
    }

    private Stream<? extends Command> confirmSpokenWager() {
        return state.phase() instanceof Phase.AcceptingWagers open
                ? open.spoken().stream()
                        .map(
                                spoken ->
                                        new Command.ConfirmSpokenWager(
                                                spoken.spot(), spoken.wager()))
                : Stream.empty();
    }

    private Stream<? extends Command> lift() {
        return down().flatMap(
                        card ->
                                faces.stream()
                                        .limit(2)
                                        .map(face -> new Command.Lift(card.place(), face)));
    }

    private Stream<? extends Command> reportSurplusCard() {
        return seenOrNot()
                .flatMap(
                        face ->
                                Stream.of(true, false)
                                        .map(third -> new Command.ReportSurplusCard(third, face)));
    }

    private Stream<? extends Command> reportMisplacedCard() {
        return Stream.of(Place.values())
                .flatMap(
                        place ->
                                seenOrNot()
                                        .map(face -> new Command.ReportMisplacedCard(place, face)));
    }

    private Stream<? extends Command> choosePress(Person who) {
        return placesOf(who)
                .flatMap(
                        spot ->
                                Stream.of(
                                        new Command.ChoosePress(spot, Optional.empty()),
                                        new Command.ChoosePress(spot, Optional.of(Side.PLAYER)),
                                        new Command.ChoosePress(spot, Optional.of(Side.BANKER))));
    }

    private Stream<? extends Command> openSeal() {
        return Stream.of(
                new Command.OpenSeal(BYTES, Decks.of(state.rules().cards().decksInTheShoe())));
    }
}
