package baccarat.server.rounds;

import baccarat.cards.Card;
import baccarat.records.Holdings;
import baccarat.records.Names;
import baccarat.records.Recorded;
import baccarat.records.RoundLog;
import baccarat.records.RoundRow;
import baccarat.regulations.Regulation;
import baccarat.regulations.Review;
import baccarat.reports.Json;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Step;
import baccarat.server.names.Naming;
import baccarat.server.store.Rounds;
import baccarat.server.views.Because;
import baccarat.server.views.EventView;
import baccarat.server.views.PublicView;
import baccarat.server.views.Wire;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Laid;
import baccarat.table.LinkEvent;
import baccarat.table.Person;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A finished round as JSON.
///
/// Staff see all of it. A patron sees the cards, the total on each area, and their own part:
/// wagers, settlement, chips. A card that was lifted and never turned is shown only to the patron
/// who lifted it.
public final class RoundJson {

    private static final String FACE_DOWN = "??";

    private final RebuiltRound rebuilt;
    private final Review.Approved approved;
    private final Person viewer;
    private final Naming naming;
    private final RoundReader reader;

    /// @param viewer by name
    public RoundJson(RebuiltRound rebuilt, Review.Approved approved, Person viewer, Naming naming) {
        this.rebuilt = rebuilt;
        this.approved = approved;
        this.viewer = viewer;
        this.naming = naming;
        this.reader = RoundReader.of(naming.inside(viewer), rebuilt.round());
    }

    /// A round as an entry of a list.
    public static ObjectNode line(Rounds.StoredRound round) {
        ObjectNode node = Wire.object();
        node.put("log", round.log());
        node.put("round", round.number());
        node.put("shoe", round.shoe());
        node.put("at", round.at().toString());
        node.put("player", round.player());
        node.put("banker", round.banker());
        node.put("result", round.outcome());
        return node;
    }

    public ObjectNode page() {
        RoundLog round = rebuilt.round();
        ObjectNode node = line(rebuilt.row());
        node.put("table", approved.name());
        node.put("regulation", approved.regulation().id());
        node.put("document", approved.regulation().title());
        ArrayNode hands = node.putArray("hands");
        round.rows(rebuilt.row().shoe()).forEach(row -> hands.add(hand(row)));
        node.set("areas", PublicView.areas(round.plays().getFirst().placed()));
        wagers(round.plays().getFirst(), node.putArray("wagers"));
        tellings(node);
        chips(node.putArray("patrons"));
        if (viewer.role() != Role.PATRON) {
            node.set("before", holdings(round.before()));
            node.set("after", holdings(round.after()));
        }
        return (ObjectNode) Json.MAPPER.readTree(naming.toldLater(node.toString(), viewer));
    }

    private static ObjectNode hand(RoundRow row) {
        ObjectNode node = Wire.object();
        node.put("kind", row.play().kind().toString());
        cards(row.play(), Side.PLAYER, node.putArray("player"));
        cards(row.play(), Side.BANKER, node.putArray("banker"));
        node.put("result", row.result());
        if (!row.isVoid()) {
            row.count(Side.PLAYER).ifPresent(count -> node.put("playerCount", count));
            row.count(Side.BANKER).ifPresent(count -> node.put("bankerCount", count));
        }
        return node;
    }

    private static void cards(Play play, Side side, ArrayNode cards) {
        for (Laid card : play.laid()) {
            if (card.place().side() == side) {
                boolean isUp = card.seen() == Laid.Seen.UP;
                cards.add(isUp ? card.face().map(Card::toString).orElse(FACE_DOWN) : FACE_DOWN);
            }
        }
    }

    private void wagers(Play play, ArrayNode wagers) {
        for (Placed placed : play.placed()) {
            if (!reader.sees(placed.spot())) {
                continue;
            }
            ObjectNode one = wagers.addObject();
            one.put("spot", Wire.spot(placed.spot()));
            rebuilt.round()
                    .after()
                    .roster()
                    .at(placed.spot())
                    .or(() -> rebuilt.round().before().roster().at(placed.spot()))
                    .ifPresent(patron -> one.put("patron", patron.name()));
            one.put("wager", Names.of(placed.wager()));
            one.put("stake", Wire.money(placed.stake()));
        }
    }

    /// Who turned what, the calls, the settlement, and all events in order.
    private void tellings(ObjectNode node) {
        ArrayNode turned = node.putArray("turned");
        ArrayNode calls = node.putArray("calls");
        ArrayNode settlement = node.putArray("settlement");
        ArrayNode events = node.putArray("events");
        Regulation regulation = approved.regulation();
        for (Recorded event : rebuilt.events()) {
            switch (event.happened().event()) {
                case Event.HandTurned(var side, _) -> {
                    ObjectNode one = turned.addObject();
                    one.put("side", Names.of(side));
                    one.put("by", reader.named(event.happened().who()));
                }
                case Event.Called(_, var words) -> calls.add(words);
                case Event.Settled(var step) -> settled(List.of(step), settlement);
                case Event.HouseMoneySettled(_, _, var steps) -> settled(steps, settlement);
                case Event.OfPreparation _,
                        CuratorEvent _,
                        Event.OfPatrons _,
                        Event.OfWagers _,
                        Event.RoundBegun _,
                        Event.CardDealt _,
                        Event.CardLifted _,
                        Event.RightToTurn _,
                        Event.CoverCardOut _,
                        Event.CoverCardElsewhere _,
                        Event.CardsCleared _,
                        Event.OfMishaps _,
                        Event.PressChosen _,
                        Event.OfMeters _,
                        Event.VigorishShort _,
                        SealEvent _,
                        Event.OfTheFloor _,
                        LinkEvent _ -> {}
            }
            var view = new EventView(event, regulation, List.of());
            boolean own = reader.is(event.happened().who());
            reader.shown(own ? view.full() : view.forEverybody()).ifPresent(events::add);
        }
    }

    private void settled(List<Step> steps, ArrayNode settlement) {
        steps.stream()
                .filter(step -> reader.sees(step.spot()))
                .forEach(step -> settlement.add(step(step, approved.regulation())));
    }

    private static ObjectNode step(Step step, Regulation regulation) {
        ObjectNode node = Wire.object();
        node.put("spot", Wire.spot(step.spot()));
        node.put("wager", Names.of(step.wager()));
        node.put("action", step.action().toString());
        node.put("amount", Wire.money(step.amount()));
        node.put("words", step.inWords());
        Because.write(step.because(), regulation, node);
        return node;
    }

    private void chips(ArrayNode patrons) {
        for (RoundLog.Chips chips : rebuilt.round().chips()) {
            if (reader.sees(chips.patron())) {
                ObjectNode one = patrons.addObject();
                one.put("patron", chips.patron());
                one.put("before", Wire.money(chips.before()));
                one.put("after", Wire.money(chips.after()));
                one.put("change", chips.change().toString());
            }
        }
    }

    private static ObjectNode holdings(TableState state) {
        Holdings has = Holdings.of(state.accounts());
        ObjectNode node = Wire.object();
        node.put("tray", Wire.money(has.tray()));
        node.put("drop", Wire.money(has.drop()));
        node.put("vigorish", Wire.money(has.vigorish()));
        ObjectNode meters = node.putObject("meters");
        state.meters()
                .shown()
                .forEach((meter, shows) -> meters.put(Names.of(meter), shows.toString()));
        node.put("cardsInTheShoe", state.stock().shoe());
        node.put("discards", state.stock().discards());
        return node;
    }
}
