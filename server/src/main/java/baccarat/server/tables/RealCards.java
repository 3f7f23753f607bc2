package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.records.CommandJson;
import baccarat.table.Command;
import baccarat.table.Due;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.TableState;
import tools.jackson.databind.JsonNode;

/// Commands at a table with real cards. The dealer sees the faces and says them, also of a hand
/// that a patron turned; nobody else can.
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

    /// Whose act it is: a hand that the dealer enters was turned by the patron who has the right.
    static Person whose(Command command, Person who, TableState state) {
        if (who.role() != Role.DEALER || !(command instanceof Command.Turn)) {
            return who;
        }
        return Next.steps(state).stream()
                .filter(due -> due.kind() == Command.Turn.class)
                .filter(due -> !due.by().roles().contains(Role.DEALER))
                .map(Due::by)
                .flatMap(by -> by.patron().stream())
                .findFirst()
                .map(Person::patron)
                .orElse(who);
    }
}
