package baccarat.server.views;

import baccarat.cards.Card;
import baccarat.records.Names;
import baccarat.rules.Side;
import baccarat.table.Call;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.JudgedAgain;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Play;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a correction would change, before anybody signs it: the hands now and after, the calls that
/// are made again, what is due then, and the money that changes hands. The table judges it, and
/// nothing of it is recorded.
public final class CorrectionView {

    private CorrectionView() {}

    public static ObjectNode of(TableState before, Decision.Accepted accepted) {
        ObjectNode node = Wire.object();
        node.set("now", hands(before));
        node.set("after", hands(accepted.after()));
        ArrayNode again = node.putArray("again");
        ArrayNode money = node.putArray("money");
        for (Happened happened : accepted.events()) {
            Event event = happened.event();
            if (event instanceof Event.FaceCorrectedInPlay(_, _, _, var judged, _)) {
                judged.again().stream().map(Call::name).forEach(again::add);
                surplus(judged, node);
            } else if (event instanceof Event.WagerCorrected corrected) {
                money(corrected, money.addObject());
            }
        }
        due(accepted.after()).ifPresent(words -> node.put("due", words));
        return node;
    }

    private static Optional<String> due(TableState after) {
        return Next.steps(after).stream().filter(Due::required).findFirst().map(Due::inWords);
    }

    private static void surplus(JudgedAgain judged, ObjectNode node) {
        judged.surplus().stream()
                .findFirst()
                .ifPresent(one -> node.put("mishap", one.mishap().name()));
    }

    private static void money(Event.WagerCorrected corrected, ObjectNode node) {
        node.put("spot", Wire.spot(corrected.spot()));
        node.put("wager", Names.of(corrected.wager()));
        node.put("amount", Wire.money(corrected.amount()));
        node.put("toThePatron", corrected.toThePatron());
    }

    private static ObjectNode hands(TableState state) {
        ObjectNode node = Wire.object();
        for (Side side : Side.values()) {
            ArrayNode cards = node.putArray(side == Side.PLAYER ? "player" : "banker");
            laid(state).stream()
                    .filter(card -> card.place().side() == side)
                    .map(CorrectionView::shown)
                    .forEach(cards::add);
        }
        return node;
    }

    private static List<Laid> laid(TableState state) {
        return TableView.play(state.phase()).map(Play::laid).orElse(List.of());
    }

    private static String shown(Laid card) {
        return card.seen() == Laid.Seen.UP
                ? card.face().map(Card::toString).orElse("down")
                : "down";
    }
}
