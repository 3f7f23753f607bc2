package baccarat.server.names;

import baccarat.records.CommandJson;
import baccarat.reports.Json;
import baccarat.server.care.Care;
import baccarat.server.store.AliasRows;
import baccarat.table.Command;
import baccarat.table.Person;
import baccarat.table.Role;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Translates between a table, which knows patrons by the ids of its log, and people, who use
/// names. Staff keep their names in the log, which is meant to say who dealt and who decided.
///
/// @param log the id of the table's log
public record Naming(Aliases aliases, String log) {

    private static final String PATRON = "patron";

    /// Shown for a patron who shows no name and has no seat.
    private static final String SOMEBODY = "a patron";

    /// The asker as the table knows them.
    public Asker inside(Asker asker) {
        return asker.person().role() == Role.PATRON
                ? new Asker(asker.id(), Person.patron(aliases.of(log, asker)))
                : asker;
    }

    /// A viewer as the table knows them, if they ever acted there.
    public Person inside(Person person) {
        return person.role() == Role.PATRON
                ? Person.patron(aliases.known(log, person.name()).orElse(person.name()))
                : person;
    }

    public Command inside(Command command) {
        JsonNode written = Json.MAPPER.readTree(CommandJson.write(command));
        return written.has(PATRON) ? CommandJson.read(inside(written, false)) : command;
    }

    /// Translates a command that names a patron. Staff may mean one who was never at this table.
    public JsonNode inside(JsonNode command, boolean isStaff) {
        JsonNode named = command.path(PATRON);
        if (!named.isString() || Asker.isSimulated(named.asString())) {
            return command;
        }
        String name = named.asString();
        String id = isStaff ? aliases.named(log, name) : aliases.known(log, name).orElse(name);
        ObjectNode other = ((ObjectNode) command).deepCopy();
        other.put(PATRON, id);
        return other;
    }

    /// The account of a patron's money away from the table.
    public String account(String id) {
        return Asker.accountOf(name(id));
    }

    /// The person behind a patron at the table; empty for cash patrons and simulated ones.
    public Optional<Care.Person> person(String id) {
        return aliases.patron(log, id).map(it -> new Care.Person(it.person(), it.name()));
    }

    /// The name of a patron at the table.
    public String name(String id) {
        return aliases.who(log, id).map(AliasRows.Known::name).orElse(id);
    }

    /// A text as a viewer reads it: staff see all names, patrons their own and the names that
    /// others show.
    ///
    /// @param seats shown for patrons who show no name
    public String told(String text, Person viewer, Map<String, String> seats) {
        return Aliases.replaced(text, id -> label(id, viewer, seats));
    }

    private String label(String id, Person viewer, Map<String, String> seats) {
        Optional<AliasRows.Known> known = aliases.who(log, id);
        boolean isStaff = viewer.role() != Role.PATRON;
        return known.filter(who -> isStaff || who.name().equalsIgnoreCase(viewer.name()))
                .map(AliasRows.Known::name)
                .or(() -> known.flatMap(AliasRows.Known::shown))
                .orElseGet(() -> seats.getOrDefault(id, SOMEBODY));
    }

    /// The same for a finished round: patrons do not see who the others were.
    public String toldLater(String text, Person viewer) {
        return Aliases.replaced(
                text,
                id ->
                        aliases.who(log, id)
                                .map(AliasRows.Known::name)
                                .filter(
                                        name ->
                                                viewer.role() != Role.PATRON
                                                        || name.equalsIgnoreCase(viewer.name()))
                                .orElse(SOMEBODY));
    }
}
