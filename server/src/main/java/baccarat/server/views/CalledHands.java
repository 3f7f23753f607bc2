package baccarat.server.views;

import baccarat.records.Names;
import baccarat.regulations.Regulation;
import baccarat.rules.PointCount;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.TableRules;
import baccarat.rules.ThirdCard;
import baccarat.table.Call;
import baccarat.table.Laid;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Play;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What has been called in a round: the Point Counts, which hand draws and why, and the result.
/// Nothing is shown before the table has come to it.
record CalledHands(Phase phase, Play play, TableRules rules, Regulation regulation) {

    void write(ObjectNode cards) {
        ObjectNode counts = cards.putObject("counts");
        for (Side side : Side.values()) {
            if (isCounted(side)) {
                counts.put(Names.of(side), count(side));
            }
        }
        rulings(cards.putArray("rulings"));
        if (play.hasCalled(Call.RESULT)) {
            result(play.round(), cards.putObject("result"));
        }
    }

    private boolean isCounted(Side side) {
        Call count = side == Side.PLAYER ? Call.PLAYER_COUNT : Call.BANKER_COUNT;
        return play.hasCalled(count) || play.hasCalled(Call.RESULT);
    }

    /// Counts the face-up cards.
    private int count(Side side) {
        return PointCount.of(
                        play.cardsOf(side).stream()
                                .filter(Laid::isUp)
                                .map(card -> card.face().orElseThrow())
                                .toList())
                .value();
    }

    private void rulings(ArrayNode rulings) {
        boolean begins =
                !(phase instanceof Phase.Interruption)
                        && isCounted(Side.PLAYER)
                        && isCounted(Side.BANKER)
                        && !(phase instanceof Phase.SettlingHouseMoney)
                        && !isCalling(Side.PLAYER);
        if (!begins) {
            return;
        }
        ThirdCard player =
                ThirdCard.forPlayer(play.firstTwo(Side.PLAYER), play.firstTwo(Side.BANKER));
        add(Side.PLAYER, player, rulings);
        boolean knowsPlayer =
                player.action() == ThirdCard.Action.STAY
                        || play.at(Place.PLAYER_THIRD).filter(Laid::isUp).isPresent();
        if (knowsPlayer && !isCalling(Side.BANKER)) {
            add(
                    Side.BANKER,
                    ThirdCard.forBanker(play.hand(Side.PLAYER), play.firstTwo(Side.BANKER)),
                    rulings);
        }
    }

    private boolean isCalling(Side side) {
        return phase instanceof Phase.CallingThirdCard(_, var called) && called == side;
    }

    private void add(Side side, ThirdCard ruling, ArrayNode rulings) {
        ObjectNode node = rulings.addObject();
        node.put("side", Names.of(side));
        node.put("draws", ruling.action() == ThirdCard.Action.DRAW);
        node.put("count", play.firstTwo(side).pointCount().value());
        Because.write(List.of(ruling.because()), regulation, node);
    }

    private void result(Round round, ObjectNode node) {
        node.put("winner", Results.outcome(round));
        if (play.kind() != Play.Kind.SIMULATED) {
            node.set("road", Results.one(round));
        }
        if (rules.isEz() && round.isDragon7()) {
            node.put("named", "dragon-7");
        } else if (rules.isEz() && round.isPanda8()) {
            node.put("named", "panda-8");
        } else if (isWonByNatural(round)) {
            node.put("named", "natural");
        }
    }

    private static boolean isWonByNatural(Round round) {
        return Stream.of(Side.values())
                .anyMatch(side -> round.isWonBy(side) && round.hand(side).isNatural());
    }
}
