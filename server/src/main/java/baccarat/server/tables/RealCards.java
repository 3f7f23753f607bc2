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

/// Commands at a table with real cards. The dealer sees the faces and says them, also those of a
/// patron's act; nobody else can. The dealer also sees the chips that patrons lay and hears what
/// they say, and enters it for those who have no page in hand.
final class RealCards {

    /// What any patron at the table may ask for by word. The dealer says at which place it was.
    private static final Set<String> BY_WORD =
            Set.of(
                    Names.of(Command.AskForAFreeHand.class),
                    Names.of(Command.AskFaceUp.class),
                    Names.of(Command.AskForASpread.class));

    private RealCards() {}

    /// The command as the table takes it; a [BadRecord] if it is none, or not this person's to say.
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

    /// Whose act it is: what the dealer enters was done by the patron whose part it is to cut, draw
    /// or turn, or whose place the wager is at. That the dealer said so is kept with the command.
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
