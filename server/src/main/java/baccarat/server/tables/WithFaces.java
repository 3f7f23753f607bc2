package baccarat.server.tables;

import baccarat.cards.Card;
import baccarat.dealer.AutomaticDealer;
import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.rules.Side;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.TableState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Commands at a table with a sealed shoe. People say what they do; what is on the card comes from
/// the shoe, and nobody can say it in its place.
///
/// Where a card shows by mistake the asker says so: `"exposed": true`, `"disclosed": true`.
final class WithFaces {

    /// By command: the fields that the shoe fills, or with real cards the dealer.
    static final Map<String, Set<String>> FILLED =
            Map.of(
                    "BurnFirst", Set.of("card"),
                    "BurnRest", Set.of("shown"),
                    "Draw", Set.of("face"),
                    "Lift", Set.of("face"),
                    "Turn", Set.of("faces"),
                    "ReportSurplusCard", Set.of("disclosed"),
                    "ReportMisplacedCard", Set.of("face"),
                    "ReportFaceUpInTheShoe", Set.of("card"),
                    "EndProgressives", Set.of("mustHit"));

    /// Where there is no card the command is refused, whatever this is.
    private static final String ANY = "As";

    private final TableState state;
    private final AutomaticDealer dealer;

    WithFaces(TableState state, AutomaticDealer dealer) {
        this.state = state;
        this.dealer = dealer;
    }

    /// The command as the table takes it; a [BadRecord] if it is none.
    Command complete(JsonNode asked) {
        String name = asked.path("command").asString("");
        if (!FILLED.containsKey(name) || !(asked instanceof ObjectNode given)) {
            return CommandJson.read(asked);
        }
        ObjectNode command = given.deepCopy();
        boolean shows = isSaid(command, "exposed") || isSaid(command, "disclosed");
        command.remove(List.of("exposed", "disclosed"));
        for (String field : FILLED.get(name)) {
            if (command.has(field)) {
                throw new BadRecord("the shoe is sealed, leave this out").in(field);
            }
        }
        fill(name, command, shows);
        return CommandJson.read(command);
    }

    private static boolean isSaid(ObjectNode command, String field) {
        return command.path(field).asBoolean(false);
    }

    private void fill(String name, ObjectNode command, boolean shows) {
        switch (name) {
            case "BurnFirst", "ReportFaceUpInTheShoe" -> command.put("card", next());
            case "BurnRest" -> cards(command.putArray("shown"), burned());
            case "Draw" -> {
                if (shows || isFaceUp(command)) {
                    command.put("face", next());
                }
            }
            case "Lift" -> command.put("face", at(place(command, "place")));
            case "Turn" -> turn(command);
            case "ReportSurplusCard" -> {
                if (shows) {
                    command.put("disclosed", next());
                }
            }
            case "ReportMisplacedCard" -> {
                if (shows) {
                    command.put("face", next());
                }
            }
            default -> mustHit(command);
        }
    }

    private static void cards(ArrayNode array, List<Card> cards) {
        cards.forEach(card -> array.add(card.toString()));
    }

    private String next() {
        return dealer.hasCards() ? dealer.nextCard().card().toString() : ANY;
    }

    private List<Card> burned() {
        return due(Command.BurnRest.class)
                .map(due -> ((Command.BurnRest) dealer.command(state, due)).shown())
                .orElse(List.of());
    }

    private Optional<Due> due(Class<? extends Command> kind) {
        return Next.steps(state).stream().filter(due -> due.kind() == kind).findFirst();
    }

    private boolean isFaceUp(ObjectNode command) {
        return Next.isDealtFaceUp(state, place(command, "place"));
    }

    private static Place place(ObjectNode command, String field) {
        String written = command.path(field).asString("");
        for (Place place : Place.values()) {
            if (place.name().equals(written)) {
                return place;
            }
        }
        throw new BadRecord("should be a place for a card, PLAYER_FIRST for one").in(field);
    }

    private String at(Place place) {
        return laid().stream().anyMatch(card -> card.place() == place)
                ? dealer.cardAt(place).card().toString()
                : ANY;
    }

    private List<Laid> laid() {
        return state.phase() instanceof Phase.InRound round ? round.play().laid() : List.of();
    }

    private void turn(ObjectNode command) {
        ArrayNode faces = command.putArray("faces");
        for (Laid card : laid()) {
            boolean ofTheHand =
                    card.place().side() == Side.PLAYER
                            ? command.path("side").asString("").equals("PLAYER")
                            : command.path("side").asString("").equals("BANKER");
            if (ofTheHand && card.seen() != Laid.Seen.UP) {
                faces.add(at(card.place()));
            }
        }
    }

    private void mustHit(ObjectNode command) {
        due(Command.EndProgressives.class)
                .flatMap(due -> ((Command.EndProgressives) dealer.command(state, due)).mustHit())
                .ifPresent(spot -> command.put("mustHit", Wire.spot(spot)));
    }
}
