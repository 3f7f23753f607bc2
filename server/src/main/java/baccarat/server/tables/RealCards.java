package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.records.Names;
import baccarat.rules.Spot;
import baccarat.server.views.Wire;
import baccarat.table.Command;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Commands at a table with real cards. Only the dealer states faces, also those of cards that a
/// patron draws or turns. The dealer also enters the wagers and wishes of patrons who use no
/// device.
final class RealCards {

    /// What a patron at the table may ask for aloud. The dealer states the place.
    private static final Set<String> BY_WORD =
            Set.of(
                    Names.of(Command.AskForAFreeHand.class),
                    Names.of(Command.AskFaceUp.class),
                    Names.of(Command.AskForASpread.class));

    private RealCards() {}

    /// Reads the command; throws [BadRecord] if it is invalid or this person may not state it.
    static Command read(JsonNode asked, Person who) {
        Command command = CommandJson.read(withoutPlace(asked, who));
        if (who.role() == Role.PATRON && WithFaces.filledIn(command).isPresent()) {
            throw new BadRecord("the dealer enters the faces of real cards");
        }
        return command;
    }

    private static JsonNode withoutPlace(JsonNode asked, Person who) {
        return isByWord(asked, who) ? ((ObjectNode) asked).deepCopy().without("spot") : asked;
    }

    private static boolean isByWord(JsonNode asked, Person who) {
        return who.role() == Role.DEALER
                && asked.has("spot")
                && BY_WORD.contains(Wire.nameOf(asked));
    }

    /// Whose action it is: what the dealer enters was done by the patron who cuts, draws or turns,
    /// or whose place the wager is at. The record also says that the dealer entered it.
    static Person whose(JsonNode asked, Command command, Person who, TableState state) {
        return who.role() == Role.DEALER
                ? Next.patronFor(state, command)
                        .or(() -> wagering(command, state))
                        .or(() -> asking(asked, who, state))
                        .map(Person::patron)
                        .orElse(who)
                : who;
    }

    private static Optional<String> wagering(Command command, TableState state) {
        Optional<Spot> at =
                switch (command) {
                    case Command.PlaceWager(var spot, _, _) -> Optional.of(spot);
                    case Command.WithdrawWager(var spot, _) -> Optional.of(spot);
                    case Command.SpeakWager(var spot, _, _) -> Optional.of(spot);
                    case Command.ChoosePress(var spot, _) -> Optional.of(spot);
                    case Command.OfPreparation _,
                            Command.OfTheCurator _,
                            Command.OfPatrons _,
                            Command.OfTheRound _,
                            Command.OfMishaps _,
                            Command.OfTheSeal _,
                            Command.OfTheFloor _,
                            Command.PlaceCoupon _,
                            Command.ConfirmSpokenWager _,
                            Command.AskForAFreeHand _,
                            Command.ReportLateWager _,
                            Command.SettleHouseMoney _,
                            Command.CollectLosers _,
                            Command.PaySpot _,
                            Command.PayAward _,
                            Command.EndProgressives _,
                            Command.CollectVigorish _ ->
                            Optional.empty();
                };
        return at.flatMap(state.roster()::at).map(Patron::name);
    }

    private static Optional<String> asking(JsonNode asked, Person who, TableState state) {
        String spot = isByWord(asked, who) ? asked.path("spot").asString("") : "";
        return state.roster().patrons().stream()
                .filter(patron -> patron.places().stream().map(Wire::spot).anyMatch(spot::equals))
                .map(Patron::name)
                .findFirst();
    }
}
