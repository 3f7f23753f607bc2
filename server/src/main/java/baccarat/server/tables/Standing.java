package baccarat.server.tables;

import baccarat.table.Person;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// The current state of a table, for a new viewer.
public interface Standing {

    /// The number of the last event.
    long number();

    Map<String, JsonNode> parts();

    /// The same for viewers who are not signed in.
    Map<String, JsonNode> toStrangers();

    /// Where everyone sits, by the log's ids.
    Map<String, String> seats();

    /// This person's personal part, as JSON; empty for a patron who only watches.
    Optional<String> you(Person inside);
}
