package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.TableState;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// Commands at a table with real cards. The dealer sees the faces and says them, also those of a
/// patron's act; nobody else can. The dealer also sees the chips that patrons lay and hears what
/// they say, and enters it for those who have no page in hand.
final class RealCards {

    private RealCards() {}

    /// The command as the table takes it; a [BadRecord] if it is none, or not this person's to say.
    static Command read(JsonNode asked, Person who) {
        Command command = CommandJson.read(asked);
        if (who.role() == Role.PATRON
                && WithFaces.FILLED.containsKey(asked.path("command").asString(""))) {
            throw new BadRecord("the dealer enters the faces of real cards");
        }
        return command;
    }

    /// Whose act it is: what the dealer enters was done by the patron whose part it is to cut, draw
    /// or turn, or whose place the wager is at. That the dealer said so is kept with the command.
    static Person whose(Command command, Person who, TableState state) {
        return who.role() == Role.DEALER
                ? Next.patronFor(state, command)
                        .or(() -> wagering(command, state))
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
                    default -> Optional.empty();
                };
        return at.flatMap(state.roster()::at).map(Patron::name);
    }
}
