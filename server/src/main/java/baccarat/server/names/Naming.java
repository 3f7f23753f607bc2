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

/// The edge between a table, which knows patrons by the ids of its log, and people, who know each
/// other by name. Staff keep their names in the log: who dealt and who decided is what a log is
/// for.
///
/// @param log the id of the table's log
public record Naming(Aliases aliases, String log) {

    private static final String PATRON = "patron";

    /// What others see of a patron who shows no name and has no seat.
    private static final String SOMEBODY = "a patron";

    /// Somebody who asks, as the table knows them.
    public Asker inside(Asker asker) {
        return asker.person().role() == Role.PATRON
                ? new Asker(asker.id(), Person.patron(aliases.of(log, asker)))
                : asker;
    }

    /// Somebody who looks on, as the table knows them if they ever acted there.
    public Person inside(Person person) {
        return person.role() == Role.PATRON
                ? Person.patron(aliases.known(log, person.name()).orElse(person.name()))
                : person;
    }

    public Command inside(Command command) {
        JsonNode written = Json.MAPPER.readTree(CommandJson.write(command));
        return written.has(PATRON) ? CommandJson.read(inside(written, false)) : command;
    }

    /// A command that names a patron. Staff may mean somebody who never was at this table.
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

    /// Where a patron's money is that is not at a table.
    public String account(String id) {
        return Asker.accountOf(name(id));
    }

    /// Who a patron at the table is in this casino; nobody for cash and the simulated.
    public Optional<Care.Person> person(String id) {
        return aliases.patron(log, id).map(it -> new Care.Person(it.person(), it.name()));
    }

    /// The name of a patron at the table.
    public String name(String id) {
        return aliases.who(log, id).map(AliasRows.Known::name).orElse(id);
    }

    /// What a viewer reads: staff every name, a patron their own and the names that others show.
    ///
    /// @param seats where those sit who show no name
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

    /// The same of a round that is over: nobody reads of others who they were.
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
