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

    /// The opposite of [#write]; a [BadRecord] if `json` is no command. Wagers in capitals are read
    /// too.
    public static Command read(String json) {
        return read(Json.parse(json));
    }

    /// The command that stands in a larger text.
    public static Command read(JsonNode object) {
        return SHAPE.read(object);
    }
}
