package baccarat.records;

import baccarat.table.Command;
import tools.jackson.databind.JsonNode;

/// A command as one JSON object: its name, then its own fields, in the words that events use.
public final class CommandJson {

    private static final SealedShape<Command> SHAPE =
            new SealedShape<>(Command.class, "command", "command", Spelling.EITHER);

    private CommandJson() {}

    public static String write(Command command) {
        return Json.object(out -> SHAPE.writeFields(command, out));
    }

    /// Reads what [#write] produces, and wagers in capitals; throws [BadRecord] if `json` is not a
    /// command.
    public static Command read(String json) {
        return read(Json.parse(json));
    }

    /// A command inside a larger text.
    public static Command read(JsonNode object) {
        return SHAPE.read(object);
    }
}
