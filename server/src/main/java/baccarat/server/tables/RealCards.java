package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.table.Command;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.TableState;
import tools.jackson.databind.JsonNode;

/// Commands at a table with real cards. The dealer sees the faces and says them, also those of a
/// patron's act; nobody else can.
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
    /// or turn. That the dealer said so is kept with the command.
    static Person whose(Command command, Person who, TableState state) {
        return who.role() == Role.DEALER
                ? Next.patronFor(state, command).map(Person::patron).orElse(who)
                : who;
    }
}
