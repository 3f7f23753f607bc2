package baccarat.server.views;

import baccarat.records.Names;
import baccarat.regulations.Regulation;
import baccarat.reports.Json;
import baccarat.rules.Meter;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.server.names.Asker;
import baccarat.table.Duty;
import baccarat.table.Laid;
import baccarat.table.Meters;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Shoe;
import baccarat.table.TableState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The public view of a table, in parts; a changed part is sent as a whole.
///
/// The table knows no hidden card. The only one to leave out is a card that a patron has lifted and
/// no one else may see.
public final class TableView {

    static final String STOPPED = "stopped";

    private TableView() {}

    /// What is shown in addition to the table's own state.
    ///
    /// @param results of the shoe, for the roads
    /// @param moment when something happens automatically
    public record Beside(Results results, WonMeters won, Moment moment, SealView.Sealed shoe) {}

    public static Map<String, JsonNode> parts(
            TableState state, Regulation regulation, Beside beside, Optional<String> stopped) {
        var parts = new LinkedHashMap<String, JsonNode>();
        parts.put("phase", phase(state.phase()));
        parts.put("shoe", shoe(state, beside.shoe()));
        parts.put("seats", seats(state));
        parts.put("layout", layout(state.phase()));
        parts.put("areas", PublicView.areas(state));
        parts.put("cards", cards(state, regulation));
        parts.put("results", beside.results().json());
        parts.put("lastRounds", beside.results().last());
        parts.put("meters", meters(state.meters()));
        state.meters()
                .link()
                .ifPresent(it -> parts.put("link", Wire.object().put("name", it.name())));
        parts.put("won", beside.won().json());
        parts.put("clock", clock(beside.moment()));
        parts.put(STOPPED, stopped(stopped));
        return parts;
    }

    /// The round in progress, even if something has gone wrong in it.
    public static Optional<Play> play(Phase phase) {
        return phase.underWay();
    }

    public static ObjectNode phase(Phase phase) {
        ObjectNode node = Wire.object();
        node.put("name", Names.of(phase));
        switch (phase) {
            case Phase.OfferingCut(var seats) -> node.put("seat", Wire.spot(seats.getFirst()));
            case Phase.Cutting(var cutter) ->
                    cutter.seat().ifPresent(seat -> node.put("seat", Wire.spot(seat)));
            case Phase.OfferingShoe(var seats, _) ->
                    seats.stream().findFirst().ifPresent(seat -> node.put("seat", Wire.spot(seat)));
            case Phase.Turning(_, var side) -> node.put("side", Names.of(side));
            case Phase.CallingThirdCard(_, var side) -> node.put("side", Names.of(side));
            case Phase.Dealing(_, var due) -> node.put("place", Names.of(due));
            case Phase.Drawing(_, var due, _) -> node.put("place", Names.of(due));
            case Phase.Irregular irregular -> {
                node.put("mishap", Names.of(irregular.mishap()));
                node.put("remedy", Names.of(irregular.remedy()));
                irregular.card().ifPresent(card -> node.put("card", card.toString()));
            }
            case Phase.Preparing preparing -> preparing(preparing, node);
            case Phase.Closed _,
                    Phase.AcceptingWagers _,
                    Phase.CallingLastHand _,
                    Phase.Covering _,
                    Phase.Covered _,
                    Phase.Loaded _,
                    Phase.Burning _,
                    Phase.CallingCards _,
                    Phase.CallingCount _,
                    Phase.SettlingHouseMoney _,
                    Phase.CallingResult _,
                    Phase.Settling _,
                    Phase.EndingProgressives _,
                    Phase.Clearing _,
                    Phase.DiscardingOneMore _ -> {}
        }
        return node;
    }

    /// The duty that is due, and what a patron has asked for at an idle table.
    private static void preparing(Phase.Preparing preparing, ObjectNode node) {
        node.put("duty", Names.of(preparing.tasks().getFirst().duty()));
        if (preparing.idle()) {
            node.put("idle", true);
            node.put("faceUp", preparing.faceUp());
            node.put(
                    "otherBatch",
                    preparing.tasks().stream().anyMatch(task -> task.duty() == Duty.SPREAD));
        }
    }

    private static ObjectNode shoe(TableState state, SealView.Sealed sealed) {
        Shoe shoe = state.shoe();
        ObjectNode node = Wire.object();
        node.put("number", shoe.number());
        node.put("round", shoe.rounds());
        node.put("freeHands", shoe.freeHands());
        node.put("coverCard", shoe.cover().name());
        state.curator()
                .flatMap(curator -> curator.seat())
                .ifPresent(seat -> node.put("curator", Wire.spot(seat)));
        shoe.seal().ifPresent(seal -> node.set("seal", SealView.of(seal, sealed)));
        node.set("choices", SealView.of(shoe.choices()));
        return node;
    }

    private static ArrayNode seats(TableState state) {
        ArrayNode seats = Json.MAPPER.createArrayNode();
        for (Patron patron : state.roster().patrons()) {
            ObjectNode node = seats.addObject();
            boolean simulated = Asker.isSimulated(patron.name());
            node.put("patron", patron.name());
            node.put("simulated", simulated);
            node.put("leaving", patron.leaving());
            node.put("rack", Wire.money(Racks.of(state, patron.name())));
            ArrayNode places = node.putArray("places");
            for (Spot place : patron.places()) {
                ObjectNode one = places.addObject();
                one.put("spot", Wire.spot(place));
                var marker = state.roster().markers().get(place);
                if (marker != null) {
                    one.put("owed", Wire.money(marker.owed()));
                    one.put("overdue", marker.overdue());
                }
            }
        }
        return seats;
    }

    /// The wagers on the layout; they stay there whatever goes wrong.
    public static List<Placed> lies(Phase phase) {
        return switch (phase) {
            case Phase.AcceptingWagers open -> open.layout();
            case Phase.Irregular irregular -> lies(irregular.interrupted());
            case Phase.DiscardingOneMore(var interrupted) -> lies(interrupted);
            case Phase.OfPreparation _,
                    Phase.InRound _,
                    Phase.Closed _,
                    Phase.OfferingShoe _,
                    Phase.CallingLastHand _ ->
                    play(phase).map(Play::layout).orElse(List.of());
        };
    }

    private static ArrayNode layout(Phase phase) {
        ArrayNode layout = Json.MAPPER.createArrayNode();
        for (Placed placed : lies(phase)) {
            ObjectNode node = layout.addObject();
            node.put("spot", Wire.spot(placed.spot()));
            node.put("wager", Names.of(placed.wager()));
            node.put("stake", Wire.money(placed.stake()));
            if (placed.coupon().isAboveZero()) {
                node.put("coupon", Wire.money(placed.coupon()));
            }
            if (placed.pressed().isAboveZero()) {
                node.put("pressed", Wire.money(placed.pressed()));
            }
        }
        return layout;
    }

    public static ObjectNode cards(TableState state, Regulation regulation) {
        ObjectNode node = Wire.object();
        Optional<Play> play = play(state.phase());
        ArrayNode laid = node.putArray("laid");
        for (Laid card : play.map(Play::laid).orElse(List.of())) {
            ObjectNode one = laid.addObject();
            one.put("place", Names.of(card.place()));
            one.put("seen", card.seen().name());
            if (card.seen() == Laid.Seen.UP) {
                one.put("face", card.face().orElseThrow().toString());
            }
        }
        play.ifPresent(
                under -> {
                    node.put("round", under.number());
                    node.put("kind", Names.of(under.kind()));
                    under.right(Side.PLAYER)
                            .holder()
                            .ifPresent(s -> node.put(turns(Side.PLAYER), Wire.spot(s)));
                    under.right(Side.BANKER)
                            .holder()
                            .ifPresent(s -> node.put(turns(Side.BANKER), Wire.spot(s)));
                    new CalledHands(state.phase(), under, state.rules(), regulation).write(node);
                });
        return node;
    }

    private static String turns(Side side) {
        return side == Side.PLAYER ? "playerTurnedBy" : "bankerTurnedBy";
    }

    private static ObjectNode meters(Meters meters) {
        ObjectNode node = Wire.object();
        for (Meter meter : meters.states().keySet()) {
            node.put(Names.of(meter), Wire.money(meters.of(meter).money()));
        }
        return node;
    }

    /// Whether the floor has stopped the table; its reason is for staff.
    static JsonNode stopped(Optional<String> reason) {
        return Json.MAPPER.getNodeFactory().booleanNode(reason.isPresent());
    }

    public static ObjectNode clock(Moment moment) {
        ObjectNode node = Wire.object();
        node.put("kind", moment.clock().name());
        if (moment.clock() != Moment.Clock.NONE) {
            node.put("until", moment.at().toString());
        }
        if (!moment.ready().isEmpty()) {
            ArrayNode ready = node.putArray("ready");
            moment.ready().forEach(spot -> ready.add(Wire.spot(spot)));
        }
        return node;
    }
}
