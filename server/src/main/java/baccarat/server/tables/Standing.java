package baccarat.server.tables;

import baccarat.table.Person;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// A table as it stands, for somebody who comes to look.
public interface Standing {

    /// The number of the last event.
    long number();

    Map<String, JsonNode> parts();

    /// The same for those who are not signed in.
    Map<String, JsonNode> toStrangers();

    /// Where everybody sits, by the ids of the log.
    Map<String, String> seats();

    /// What is this person's alone, as JSON; nothing for a patron who only watches.
    Optional<String> you(Person inside);
}
