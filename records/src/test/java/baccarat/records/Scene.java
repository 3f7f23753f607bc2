package baccarat.records;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Laid;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.Stock;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The table of a playthrough, brought into a situation without a word.
final class Scene {

    private final Instant now;
    private final Playthrough.Listener listener;
    private TableState state;

    Scene(TableState state, Instant now, Playthrough.Listener listener) {
        this.state = state;
        this.now = now;
        this.listener = listener;
    }

    /// * `given anna at 3 with 1000`: a patron with chips at a place, Washington's lines as
    ///   `line-3`;
    /// * `given ready`: everything until wagers are taken;
    /// * `given cards to cut`: everything until the cut is offered;
    /// * `given wagers are closed`: "no more bets", and "cards" where it is called;
    /// * `given dealt 9h 3c / 2d Kd`: wagers close, four cards are dealt and turned, counts are
    ///   called;
    /// * `given settled`: everything until the next round;
    /// * `given 16 cards in the shoe`: the rest has been played.
    TableState given(String scene) {
        if (scene.equals("ready")) {
            follow(state -> state.phase() instanceof Phase.AcceptingWagers);
        } else if (scene.equals("cards to cut")) {
            follow(state -> state.phase() instanceof Phase.OfferingCut);
        } else if (scene.equals("wagers are closed")) {
            follow(state -> state.phase() instanceof Phase.Dealing);
        } else if (scene.equals("settled")) {
            follow(state -> !(state.phase() instanceof Phase.InRound));
        } else if (scene.startsWith("dealt ")) {
            deal(scene.substring(6));
        } else if (scene.endsWith(" cards in the shoe")) {
            shoeOf(Integer.parseInt(scene.split(" ", 2)[0]));
        } else if (scene.matches("\\w+ at \\S+ with \\S+")) {
            String[] words = scene.split(" ", -1);
            seat(words[0], Spot.of(words[2]).orElseThrow(), Money.of(words[4]).orElseThrow());
        } else {
            throw new IllegalArgumentException("nothing is given by: " + scene);
        }
        return state;
    }

    private void seat(String name, Spot place, Money chips) {
        if (state.phase() instanceof Phase.Closed) {
            must(Person.floorperson("floor"), new Command.OpenTable(Money.dollars(1_000_000)));
        }
        if (state.roster().patron(name).isEmpty()) {
            must(Person.patron(name), new Command.BuyIn(name, chips));
        }
        must(Person.patron(name), new Command.TakePlace(name, place));
    }

    private void must(Person who, Command command) {
        listener.asked(command);
        state =
                switch (Table.decide(state, new Asked(who, now, command))) {
                    case Decision.Refused(var because, var detail, _) ->
                            throw new IllegalStateException(
                                    who + " " + command + ": " + because + ", " + detail);
                    case Decision.Accepted(var events, var after) ->
                            replayed(state, events, after, listener);
                };
    }

    private interface Until {
        boolean isReached(TableState state);
    }

    private void follow(Until until) {
        for (int step = 0; step < 200 && !until.isReached(state); step++) {
            Due due = Next.steps(state).stream().filter(Due::required).findFirst().orElseThrow();
            must(who(due), usual(due));
        }
    }

    private static Person who(Due due) {
        Role role = due.by().roles().getFirst();
        String name =
                switch (role) {
                    case PATRON -> due.by().patron().orElse("");
                    case DEALER -> "dealer" + another(due.move());
                    case FLOORPERSON -> "floor";
                    case SUPERVISOR, SURVEILLANCE -> role.toString();
                };
        return name.isEmpty() ? Person.dealer("dealer") : new Person(role, name);
    }

    private static String another(Move move) {
        if (move.equals(new Move.Confirm(Duty.SHUFFLE_BY_A_SECOND_DEALER))) {
            return "2";
        }
        return move.equals(new Move.Confirm(Duty.SHUFFLE_BY_A_THIRD_DEALER)) ? "3" : "";
    }

    /// What is usually done about something that is due and needs no hidden card.
    private Command usual(Due due) {
        return switch (due.move()) {
            case Move.OpenTable _ -> new Command.OpenTable(Money.dollars(1_000_000));
            case Move.Confirm(var it) -> new Command.Confirm(it);
            case Move.AcceptCut _ -> new Command.AcceptCut();
            case Move.CutCards _ -> new Command.CutCards(state.stock().total() / 2);
            case Move.PlaceCoverCard _ -> new Command.PlaceCoverCard(14);
            case Move.BurnFirst _ -> new Command.BurnFirst(Card.of("As").orElseThrow());
            case Move.BurnRest _ ->
                    new Command.BurnRest(
                            state.rules().handling().burnShown()
                                    ? List.of(Card.of("Kd").orElseThrow())
                                    : List.of());
            case Move.AcceptShoe _ -> new Command.AcceptShoe();
            case Move.MakeCall(var it) -> new Command.MakeCall(it);
            case Move.SettleHouseMoney(var spot) -> new Command.SettleHouseMoney(spot);
            case Move.CollectLosers _ -> new Command.CollectLosers();
            case Move.PaySpot(var spot) -> new Command.PaySpot(spot);
            case Move.PayAward(var spot) -> new Command.PayAward(spot);
            case Move.EndProgressives _ -> new Command.EndProgressives(Optional.empty());
            case Move.ClearCards _ -> new Command.ClearCards();
            case Move.RemoveCoverCard _ -> new Command.RemoveCoverCard();
            case Move.CollectVigorish(var spot) -> new Command.CollectVigorish(spot.orElseThrow());
            default -> throw new IllegalStateException(due.inWords() + " needs a line of its own");
        };
    }

    private void deal(String hands) {
        String[] sides = hands.split(" / ", 2);
        List<Card> player = cards(sides[0]);
        List<Card> banker = cards(sides[1]);
        follow(
                state ->
                        state.phase() instanceof Phase.Dealing
                                || (state.phase() instanceof Phase.AcceptingWagers
                                        && drawIsDue(state)));
        for (Place place :
                List.of(
                        Place.PLAYER_FIRST,
                        Place.BANKER_FIRST,
                        Place.PLAYER_SECOND,
                        Place.BANKER_SECOND)) {
            List<Card> hand = place.side() == Side.PLAYER ? player : banker;
            boolean first = place == Place.PLAYER_FIRST || place == Place.BANKER_FIRST;
            Card card = hand.get(first ? 0 : 1);
            must(
                    drawer(),
                    new Command.Draw(
                            place,
                            Next.isDealtFaceUp(state, place)
                                    ? Optional.of(card)
                                    : Optional.empty()));
        }
        while (state.phase() instanceof Phase.Turning
                || state.phase() instanceof Phase.CallingCount) {
            Due due = Next.steps(state).getFirst();
            if (due.move() instanceof Move.Turn(var side)) {
                must(
                        who(due),
                        new Command.Turn(side, down(side, side == Side.PLAYER ? player : banker)));
            } else {
                must(who(due), usual(due));
            }
        }
    }

    /// Of a hand's two cards, those that lie face down.
    private List<Card> down(Side side, List<Card> hand) {
        var left = new ArrayList<>(hand);
        ((Phase.InRound) state.phase())
                .play().laid().stream()
                        .filter(card -> card.place().side() == side && card.seen() == Laid.Seen.UP)
                        .flatMap(card -> card.face().stream())
                        .forEach(left::remove);
        return left;
    }

    private static boolean drawIsDue(TableState state) {
        return Next.steps(state).getFirst().move() instanceof Move.Draw;
    }

    private Person drawer() {
        return who(
                Next.steps(state).stream()
                        .filter(due -> due.move() instanceof Move.Draw)
                        .findFirst()
                        .orElseThrow());
    }

    private static List<Card> cards(String text) {
        return List.of(text.strip().split(" ", -1)).stream()
                .map(one -> Card.of(one).orElseThrow())
                .toList();
    }

    private void shoeOf(int cards) {
        Stock stock = state.stock();
        Stock played =
                new Stock(
                        stock.decks(),
                        stock.inPlay(),
                        stock.stacked(),
                        cards,
                        stock.laid(),
                        stock.aside(),
                        stock.discards() + stock.shoe() - cards,
                        stock.unseen(),
                        stock.lastRound(),
                        stock.opened());
        TableState after = state.with(played);
        Invariants.check(after);
        state = after;
    }

    /// The state after events, each of which the listener hears of.
    static TableState replayed(
            TableState state,
            List<Happened> events,
            TableState after,
            Playthrough.Listener listener) {
        TableState replayed = state;
        for (Happened happened : events) {
            replayed = Table.apply(replayed, happened);
            listener.became(replayed);
        }
        if (!replayed.equals(after)) {
            throw new IllegalStateException("a replay gives another state");
        }
        return after;
    }
}
