package baccarat.server.tables;

import baccarat.cards.Card;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.UnseenCards;
import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.records.Names;
import baccarat.reports.Json;
import baccarat.rules.Spot;
import baccarat.server.views.Wire;
import baccarat.table.Command;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Shown;
import baccarat.table.TableState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Completes commands at a table with a sealed shoe. People state what they do; the faces come from
/// the shoe, and no one can state them instead.
///
/// If a card is shown by mistake, the command says so: `"exposed": true`, `"disclosed": true`.
final class WithFaces {

    /// Stands in where there is no card; the command is then refused in any case.
    private static final Card ANY = Card.of("As").orElseThrow();

    /// A field that the shoe fills in, or the dealer with real cards.
    ///
    /// @param blank its value when it is open but cannot be left out
    private record Field(String name, Optional<JsonNode> blank) {

        static Field ofACard(String name) {
            return new Field(name, Optional.of(Json.MAPPER.valueToTree(ANY.toString())));
        }

        static Field ofCards(String name) {
            return new Field(name, Optional.of(Json.MAPPER.createArrayNode()));
        }

        static Field ofItsOwnAccord(String name) {
            return new Field(name, Optional.empty());
        }
    }

    private static final Map<Class<? extends Command>, Field> FILLED =
            Map.of(
                    Command.BurnFirst.class, Field.ofACard("card"),
                    Command.BurnRest.class, Field.ofCards("shown"),
                    Command.Draw.class, Field.ofItsOwnAccord("face"),
                    Command.Lift.class, Field.ofACard("face"),
                    Command.Turn.class, Field.ofCards("faces"),
                    Command.ReportSurplusCard.class, Field.ofItsOwnAccord("disclosed"),
                    Command.ReportMisplacedCard.class, Field.ofItsOwnAccord("face"),
                    Command.ReportFaceUpInTheShoe.class, Field.ofACard("card"),
                    Command.EndProgressives.class, Field.ofItsOwnAccord("mustHit"));

    private static final Map<String, Field> BY_NAME =
            FILLED.entrySet().stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    filled -> Names.of(filled.getKey()), Map.Entry::getValue));

    /// The field of a command that only the shoe, or a dealer of real cards, can fill in; empty if
    /// it has none.
    static Optional<String> filledIn(Command command) {
        return Optional.ofNullable(FILLED.get(command.getClass())).map(Field::name);
    }

    private final TableState state;
    private final UnseenCards cards;
    private final AutomaticDealer dealer;

    WithFaces(TableState state, UnseenCards cards, AutomaticDealer dealer) {
        this.state = state;
        this.cards = cards;
        this.dealer = dealer;
    }

    /// The command as the table takes it; throws [BadRecord] if it is not a command.
    Command complete(JsonNode asked) {
        Field field = BY_NAME.get(Wire.nameOf(asked));
        if (field == null || !(asked instanceof ObjectNode given)) {
            return CommandJson.read(asked);
        }
        ObjectNode command = given.deepCopy();
        boolean shows = isSaid(command, "exposed") || isSaid(command, "disclosed");
        command.remove(List.of("exposed", "disclosed"));
        if (command.has(field.name())) {
            throw new BadRecord("the shoe is sealed; leave this field out").in(field.name());
        }
        field.blank().ifPresent(blank -> command.set(field.name(), blank));
        return filled(CommandJson.read(command), shows);
    }

    private static boolean isSaid(ObjectNode command, String field) {
        return command.path(field).asBoolean(false);
    }

    private Command filled(Command command, boolean shows) {
        return switch (command) {
            case Command.OfPreparation preparation -> filled(preparation);
            case Command.OfTheRound round -> filled(round, shows);
            case Command.OfMishaps mishap -> filled(mishap, shows);
            case Command.OfSettlement settlement -> filled(settlement);
            case Command.OfWagers _,
                    Command.OfPatrons _,
                    Command.OfTheCurator _,
                    Command.OfTheFloor _,
                    Command.OfTheSeal _ ->
                    command;
        };
    }

    private Command filled(Command.OfPreparation command) {
        return switch (command) {
            case Command.BurnFirst _ -> new Command.BurnFirst(next());
            case Command.BurnRest _ -> new Command.BurnRest(faces(new Move.BurnRest()));
            case Command.Confirm _,
                    Command.AcceptCut _,
                    Command.DeclineCut _,
                    Command.CutCards _,
                    Command.PlaceCoverCard _,
                    Command.OrderRecut _,
                    Command.OrderShuffle _,
                    Command.OrderOtherDecks _,
                    Command.AskFaceUp _,
                    Command.AskForASpread _ ->
                    command;
        };
    }

    private Command filled(Command.OfTheRound command, boolean shows) {
        return switch (command) {
            case Command.Draw(var place, _) ->
                    new Command.Draw(place, shown(shows || Next.isDealtFaceUp(state, place)));
            case Command.Lift(var place, _) -> new Command.Lift(place, at(place));
            case Command.Turn(var side, _) -> new Command.Turn(side, faces(new Move.Turn(side)));
            case Command.MakeCall _,
                    Command.GiveUpTheRight _,
                    Command.TakeTheRightAway _,
                    Command.AcceptTheRight _,
                    Command.DeclineTheRight _,
                    Command.RemoveCoverCard _,
                    Command.ClearCards _ ->
                    command;
        };
    }

    private Command filled(Command.OfMishaps command, boolean shows) {
        return switch (command) {
            case Command.ReportSurplusCard(boolean third, _) ->
                    new Command.ReportSurplusCard(third, shown(shows));
            case Command.ReportMisplacedCard(var laidOn, _) ->
                    new Command.ReportMisplacedCard(laidOn, shown(shows));
            case Command.ReportFaceUpInTheShoe _ -> new Command.ReportFaceUpInTheShoe(next());
            case Command.ApplyRemedy _,
                    Command.DiscardOneMore _,
                    Command.WithdrawReport _,
                    Command.CorrectFaceInPlay _ ->
                    command;
        };
    }

    private Command filled(Command.OfSettlement command) {
        return switch (command) {
            case Command.EndProgressives _ -> new Command.EndProgressives(mustHit());
            case Command.ChoosePress _,
                    Command.SettleHouseMoney _,
                    Command.CollectLosers _,
                    Command.PaySpot _,
                    Command.PayAward _,
                    Command.CollectVigorish _ ->
                    command;
        };
    }

    private Optional<Card> shown(boolean shows) {
        return shows ? Optional.of(next()) : Optional.empty();
    }

    private Card next() {
        return cards.areLeft() ? faces(new Shown.FromTheShoe(1)).getFirst() : ANY;
    }

    private Card at(Place place) {
        boolean lies =
                state.phase() instanceof Phase.InRound round
                        && round.play().laid().stream().anyMatch(card -> card.place() == place);
        return lies ? faces(new Shown.OnTheLayout(List.of(place))).getFirst() : ANY;
    }

    private List<Card> faces(Move move) {
        return faces(Shown.by(state, move));
    }

    private List<Card> faces(Shown shown) {
        return cards.faces(shown);
    }

    private Optional<Spot> mustHit() {
        return state.phase() instanceof Phase.EndingProgressives
                ? dealer.mustHitWinner(state)
                : Optional.empty();
    }
}
