package baccarat.records;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Duty;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Role;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The commands of a playthrough as they are written: `anna: wager 3 player 100`.
final class CommandText {

    private final Person who;
    private final List<String> words;

    private CommandText(Person who, List<String> words) {
        this.who = who;
        this.words = words;
    }

    static Person who(String line) {
        String name = line.substring(0, line.indexOf(':'));
        if (name.startsWith("dealer")) {
            return Person.dealer(name);
        }
        return switch (name) {
            case "floor" -> Person.floorperson(name);
            case "supervisor" -> new Person(Role.SUPERVISOR, name);
            case "surveillance" -> new Person(Role.SURVEILLANCE, name);
            default -> Person.patron(name);
        };
    }

    static Command command(String line) {
        String said = line.substring(line.indexOf(':') + 1).strip();
        return new CommandText(who(line), Arrays.asList(said.split(" +", -1))).parse();
    }

    /// Of the floor and of the tray; the others follow.
    private Command parse() {
        return switch (words.getFirst()) {
            case "open" -> new Command.OpenTable(money(1));
            case "close" -> new Command.CloseTable();
            case "fill" -> new Command.FillTray(money(1));
            case "credit" -> new Command.CreditTray(money(1));
            case "write-off" -> new Command.WriteOffVigorish(spot(1), rest(2));
            case "write-off-debt" -> new Command.WriteOffDebt(word(1), rest(2));
            case "correct" ->
                    new Command.CorrectPayout(
                            number(1), spot(2), wager(3), money(5), word(4).equals("to"), rest(6));
            case "correct-face" ->
                    new Command.CorrectFace(
                            number(1), Enum.valueOf(Place.class, constant(2)), card(3), rest(4));
            case "order-shuffle" -> new Command.OrderShuffle(rest(1));
            case "order-decks" -> new Command.OrderOtherDecks(rest(1));
            case "order-pass" -> new Command.OrderPass(rest(1));
            case "issue-coupon" -> new Command.IssueCoupon(patron(1), money(2), rest(3));
            case "late" -> new Command.ReportLateWager(spot(1), wager(2), money(3));
            case "surplus" -> new Command.ReportSurplusCard(false, face(1));
            case "surplus-third" -> new Command.ReportSurplusCard(true, face(1));
            case "misplaced" -> new Command.ReportMisplacedCard(place(1), face(2));
            case "face-up" -> new Command.ReportFaceUpInTheShoe(card(1));
            case "remedy" -> new Command.ApplyRemedy(Enum.valueOf(Remedy.class, constant(1)));
            case "correct-in-play" -> new Command.CorrectFaceInPlay(place(1), card(2), rest(3));
            case "withdraw-report" -> new Command.WithdrawReport(rest(1));
            case "one-more" -> new Command.DiscardOneMore();
            case "vigorish" -> new Command.CollectVigorish(spot(1));
            case "from-account" ->
                    new Command.TakeVigorishFromTheAccount(word(1), spot(2), money(3));
            default -> ofTheShoe();
        };
    }

    private Command ofTheShoe() {
        return switch (words.getFirst()) {
            case "confirm" -> new Command.Confirm(Enum.valueOf(Duty.class, constant(1)));
            case "accept-cut" -> new Command.AcceptCut();
            case "decline-cut" -> new Command.DeclineCut();
            case "cut" -> new Command.CutCards(number(1));
            case "cover-card-at" -> new Command.PlaceCoverCard(number(1));
            case "recut" -> new Command.OrderRecut(rest(1));
            case "burn" -> new Command.BurnFirst(card(1));
            case "burn-rest" -> new Command.BurnRest(cards(1));
            case "ask-face-up" -> new Command.AskFaceUp();
            case "ask-spread" -> new Command.AskForASpread();
            case "accept-shoe" -> new Command.AcceptShoe();
            case "decline-shoe" -> new Command.DeclineShoe();
            case "name-dealer" -> new Command.NameDealer();
            case "pass-shoe" -> new Command.PassShoe();
            case "cover-card" ->
                    new Command.RemoveCoverCard(
                            Optional.of(rest(1)).filter(reason -> !reason.isEmpty()));
            default -> ofPatrons();
        };
    }

    private Command ofPatrons() {
        return switch (words.getFirst()) {
            case "buy" -> new Command.BuyIn(patron(2), money(1));
            case "sit" -> new Command.TakePlace(patron(2), spot(1));
            case "stand-up" -> new Command.GiveUpPlace(patron(2), spot(1));
            case "take-chips" -> new Command.TakeChipsAway(patron(2), money(1));
            case "leave" -> new Command.Leave(patron(1));
            case "wager" -> new Command.PlaceWager(spot(1), wager(2), money(3));
            case "coupon" -> new Command.PlaceCoupon(spot(1), wager(2), money(3));
            case "withdraw" -> new Command.WithdrawWager(spot(1), wager(2));
            case "speak" -> new Command.SpeakWager(spot(1), wager(2), money(3));
            case "confirm-spoken" -> new Command.ConfirmSpokenWager(spot(1), wager(2));
            case "ask-free-hand" -> new Command.AskForAFreeHand();
            case "press" ->
                    new Command.ChoosePress(
                            spot(1),
                            word(2).equals("no") ? Optional.empty() : Optional.of(side(2)));
            default -> ofTheRound();
        };
    }

    private Command ofTheRound() {
        return switch (words.getFirst()) {
            case "call" -> new Command.MakeCall(Enum.valueOf(Call.class, constant(1)));
            case "draw" -> new Command.Draw(place(1), face(2));
            case "lift" -> new Command.Lift(place(1), card(2));
            case "turn" -> new Command.Turn(side(1), cards(2));
            case "give-up" -> new Command.GiveUpTheRight(side(1));
            case "take-right" -> new Command.TakeTheRightAway(side(1), rest(2));
            case "accept-right" -> new Command.AcceptTheRight(side(1));
            case "decline-right" -> new Command.DeclineTheRight(side(1));
            case "clear" -> new Command.ClearCards();
            case "house-money" -> new Command.SettleHouseMoney(spot(1));
            case "collect-losers" -> new Command.CollectLosers();
            case "pay" -> new Command.PaySpot(spot(1));
            case "award" -> new Command.PayAward(spot(1));
            case "must-hit" ->
                    new Command.EndProgressives(
                            word(1).equals("no") ? Optional.empty() : Optional.of(spot(1)));
            default -> throw new IllegalArgumentException("no command is " + words.getFirst());
        };
    }

    private String word(int index) {
        if (index >= words.size()) {
            throw new IllegalArgumentException(words + " is cut short");
        }
        return words.get(index);
    }

    private String rest(int from) {
        return from >= words.size() ? "" : String.join(" ", words.subList(from, words.size()));
    }

    private String constant(int index) {
        return word(index).toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /// A patron speaks for themselves; staff name the patron.
    private String patron(int index) {
        return index < words.size() ? words.get(index) : who.name();
    }

    private int number(int index) {
        return Integer.parseInt(word(index));
    }

    /// Playthroughs write wrong amounts too: `-5` is an amount here.
    private Money money(int index) {
        String text = word(index);
        return text.startsWith("-")
                ? Money.ZERO.minus(Money.of(text.substring(1)).orElseThrow())
                : Money.of(text).orElseThrow();
    }

    private Spot spot(int index) {
        return Spot.of(word(index)).orElseThrow();
    }

    private Wager wager(int index) {
        return Wager.of(word(index)).orElseThrow();
    }

    private Side side(int index) {
        return Enum.valueOf(Side.class, constant(index));
    }

    private Place place(int index) {
        return Enum.valueOf(Place.class, constant(index));
    }

    private Card card(int index) {
        return Card.of(word(index)).orElseThrow();
    }

    private Optional<Card> face(int index) {
        return index < words.size() ? Optional.of(card(index)) : Optional.empty();
    }

    private List<Card> cards(int from) {
        return words.stream().skip(from).map(text -> Card.of(text).orElseThrow()).toList();
    }
}
