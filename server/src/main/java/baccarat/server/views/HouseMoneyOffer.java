package baccarat.server.views;

import baccarat.records.Names;
import baccarat.rules.HouseMoneySettlement;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Step;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a patron can do with House Money that has won, computed by the settlement.
///
/// @param pays the payout if nothing is pressed
/// @param pressed the wager on each hand once House Money is pressed onto it
public record HouseMoneyOffer(Spot spot, Money pays, Map<Side, Money> pressed) {

    static void write(TableState state, Patron patron, ObjectNode node) {
        of(state, patron).ifPresent(offer -> offer.write(node.putObject("houseMoney")));
    }

    private void write(ObjectNode node) {
        node.put("spot", Wire.spot(spot));
        node.put("pays", Wire.money(pays));
        ArrayNode hands = node.putArray("hands");
        pressed.forEach(
                (side, lies) ->
                        hands.addObject()
                                .put("onto", Names.of(side))
                                .put("lies", Wire.money(lies)));
    }

    public static Optional<HouseMoneyOffer> of(TableState state, Patron patron) {
        return state.phase() instanceof Phase.SettlingHouseMoney(var play)
                ? patron.places().stream()
                        .flatMap(spot -> at(spot, play, state.rules()).stream())
                        .findFirst()
                : Optional.empty();
    }

    private static Optional<HouseMoneyOffer> at(Spot spot, Play play, TableRules rules) {
        return settled(play, Map.of(), rules).steps().stream()
                .filter(step -> step.spot().equals(spot) && step.action() == Step.Action.PAY)
                .findFirst()
                .map(paid -> new HouseMoneyOffer(spot, paid.amount(), pressed(spot, play, rules)));
    }

    private static Map<Side, Money> pressed(Spot spot, Play play, TableRules rules) {
        var pressed = new LinkedHashMap<Side, Money>();
        for (Side side : Side.values()) {
            settled(play, Map.of(spot, side), rules).layout().stream()
                    .filter(lies -> lies.spot().equals(spot) && lies.wager() == Wager.on(side))
                    .findFirst()
                    .map(Placed::chips)
                    .ifPresent(chips -> pressed.put(side, chips));
        }
        return pressed;
    }

    /// @param presses the hand that House Money is pressed onto, by seat
    static HouseMoneySettlement settled(Play play, Map<Spot, Side> presses, TableRules rules) {
        return HouseMoneySettlement.of(
                play.hand(Side.PLAYER), play.hand(Side.BANKER), play.layout(), presses, rules);
    }
}
