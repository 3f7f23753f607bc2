package baccarat.server.views;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.records.Names;
import baccarat.rules.Acceptance;
import baccarat.rules.Hand;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What staff need for a step: what is taken and paid where, and what follows from a third card.
/// All of it follows from what is visible on the layout.
public final class ConsoleView {

    private ConsoleView() {}

    public static void write(TableState state, ObjectNode node) {
        Next.words(state).ifPresent(words -> node.put("call", words));
        node.put("left", state.stock().shoe());
        switch (state.phase()) {
            case Phase.Settling(_, var all, int taken) -> settlement(state, all, taken, node);
            case Phase.SettlingHouseMoney(var play) -> {
                settlement(state, houseMoney(play, state), 0, node);
                presses(play, node);
            }
            case Phase.AcceptingWagers open -> {
                spoken(open.spoken(), node);
                coupons(state, open.layout(), node);
            }
            case Phase.Burning(var first) -> burn(first, node);
            case Phase.Drawing(var play, var due, _) when due == Place.PLAYER_THIRD ->
                    follows(play, node);
            case Phase.Turning(var play, var side) when isThirdToTurn(play, side) ->
                    follows(play, node);
            case Phase.EndingProgressives(var play) -> mustHit(play, node);
            case Phase.Interruption _,
                    Phase.Closed _,
                    Phase.OfferingShoe _,
                    Phase.CallingLastHand _,
                    Phase.Preparing _,
                    Phase.OfferingCut _,
                    Phase.Cutting _,
                    Phase.Covering _,
                    Phase.Covered _,
                    Phase.Loaded _,
                    Phase.CallingCards _,
                    Phase.Dealing _,
                    Phase.Turning _,
                    Phase.CallingCount _,
                    Phase.CallingThirdCard _,
                    Phase.Drawing _,
                    Phase.CallingResult _,
                    Phase.Clearing _ -> {}
        }
    }

    private static void burn(Card first, ObjectNode node) {
        node.put("burned", first.toString());
        node.put("burn", first.rank().burnCount());
    }

    private static List<Step> houseMoney(Play play, TableState state) {
        return HouseMoneyOffer.settled(play, Next.presses(state, play), state.rules()).steps();
    }

    /// Each patron's choice for House Money; missing where it is to be paid.
    private static void presses(Play play, ObjectNode node) {
        ObjectNode presses = node.putObject("presses");
        play.presses()
                .forEach(
                        (spot, onto) ->
                                presses.put(Wire.spot(spot), onto.map(Names::of).orElse("")));
    }

    /// The match play coupons that patrons hold, at each place where one can be placed, with the
    /// wagers there that take it.
    private static void coupons(TableState state, List<Placed> layout, ObjectNode node) {
        if (!state.rules().procedures().wagers().matchPlay()) {
            return;
        }
        ArrayNode coupons = node.putArray("coupons");
        for (Patron patron : state.roster().patrons()) {
            for (Money value : state.accounts().coupons(patron.name())) {
                for (Spot place : patron.places()) {
                    ArrayNode beside =
                            coupons.addObject()
                                    .put("spot", Wire.spot(place))
                                    .put("value", Wire.money(value))
                                    .putArray("beside");
                    layout.stream()
                            .filter(lies -> lies.spot().equals(place))
                            .filter(lies -> isCouponTaken(lies, value, state.rules()))
                            .forEach(lies -> beside.add(Names.of(lies.wager())));
                }
            }
        }
    }

    private static boolean isCouponTaken(Placed lies, Money value, TableRules rules) {
        return lies.coupon().equals(Money.ZERO)
                && Acceptance.refusal(lies.withCoupon(value), rules).isEmpty();
    }

    private static void settlement(TableState state, List<Step> steps, int taken, ObjectNode node) {
        ObjectNode settlement = node.putObject("settlement");
        settlement.put("taken", taken);
        ArrayNode array = settlement.putArray("steps");
        for (Step step : steps) {
            ObjectNode one = array.addObject();
            one.put("spot", Wire.spot(step.spot()));
            one.put("wager", Names.of(step.wager()));
            one.put("action", Names.of(step.action()));
            one.put("amount", Wire.money(step.amount()));
            one.put("award", step.isOfAnAward());
        }
        Payment.write(steps, taken, state.roster()::owed, settlement);
    }

    private static void spoken(List<Phase.Spoken> spoken, ObjectNode node) {
        ArrayNode array = node.putArray("spoken");
        for (Phase.Spoken one : spoken) {
            ObjectNode said = array.addObject();
            said.put("spot", Wire.spot(one.spot()));
            said.put("wager", Names.of(one.wager()));
            said.put("cash", Wire.money(one.cash()));
        }
    }

    private static void mustHit(Play play, ObjectNode node) {
        ArrayNode spots = node.putArray("mustHit");
        play.mustHitSpots().forEach(spot -> spots.add(Wire.spot(spot)));
    }

    /// The ranks of a Player's third card on which the Banker's Hand draws, while that card is
    /// unseen.
    private static void follows(Play play, ObjectNode node) {
        ArrayNode draws = node.putArray("bankerDrawsOn");
        for (Rank rank : Rank.values()) {
            var third = new Card(rank, Suit.SPADES);
            List<Card> player = firstTwo(play, Side.PLAYER);
            player.add(third);
            ThirdCard ruling =
                    ThirdCard.forBanker(new Hand(player), new Hand(firstTwo(play, Side.BANKER)));
            if (ruling.action() == ThirdCard.Action.DRAW) {
                draws.add(third.toString().substring(0, 1));
            }
        }
    }

    private static List<Card> firstTwo(Play play, Side side) {
        var cards = new ArrayList<Card>();
        for (Laid card : play.laid()) {
            if (card.place().side() == side && !card.place().isThird()) {
                cards.add(card.face().orElseThrow());
            }
        }
        return cards;
    }

    /// Whether the Player's third card is there to be turned.
    private static boolean isThirdToTurn(Play play, Side side) {
        return side == Side.PLAYER
                && play.laid().stream().anyMatch(card -> card.place() == Place.PLAYER_THIRD);
    }
}
