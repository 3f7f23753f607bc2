package baccarat.server.tables;

import baccarat.records.CommandJson;
import baccarat.reports.Json;
import baccarat.server.care.Care;
import baccarat.server.store.AliasRows;
import baccarat.table.Command;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.Roster;
import java.util.HashMap;
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
    Request inside(Request request) {
        boolean isStaff = request.who().person().role() != Role.PATRON;
        Person who =
                isStaff ? request.who().person() : Person.patron(aliases.of(log, request.who()));
        return new Request(
                new Asker(request.who().id(), who),
                request.id(),
                inside(request.command(), isStaff),
                request.isSignedIn(),
                request.answer());
    }

    /// Somebody who looks on, as the table knows them if they ever acted there.
    Person inside(Person person) {
        return person.role() == Role.PATRON
                ? Person.patron(aliases.known(log, person.name()).orElse(person.name()))
                : person;
    }

    Command inside(Command command) {
        JsonNode written = Json.MAPPER.readTree(CommandJson.write(command));
        return written.has(PATRON) ? CommandJson.read(inside(written, false)) : command;
    }

    /// A command that names a patron. Staff may mean somebody who never was at this table.
    JsonNode inside(JsonNode command, boolean isStaff) {
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
    String account(String id) {
        return Asker.accountOf(name(id));
    }

    /// Who a patron at the table is in this casino; nobody for cash and the simulated.
    Optional<Care.Person> person(String id) {
        return aliases.patron(log, id).map(it -> new Care.Person(it.person(), it.name()));
    }

    /// The name of a patron at the table.
    String name(String id) {
        return aliases.who(log, id).map(AliasRows.Known::name).orElse(id);
    }

    /// Where everybody sits, to be told instead of a name.
    static Map<String, String> seats(Roster roster) {
        var seats = new HashMap<String, String>();
        roster.patrons()
                .forEach(
                        patron ->
                                patron.places().stream()
                                        .findFirst()
                                        .ifPresent(
                                                place ->
                                                        seats.put(
                                                                patron.name(), place.toString())));
        return seats;
    }

    /// What a viewer reads: staff every name, a patron their own and the names that others show.
    ///
    /// @param seats where those sit who show no name
    String told(String text, Person viewer, Map<String, String> seats) {
        return Aliases.replaced(text, id -> label(id, viewer, seats));
    }

    /// A refusal with names instead of ids.
    Answer told(Answer answer, Person inside, Roster roster) {
        Person who = inside.role() == Role.PATRON ? Person.patron(name(inside.name())) : inside;
        return answer instanceof Answer.Refused(var because, var detail, var missing)
                ? new Answer.Refused(because, told(detail, who, seats(roster)), missing)
                : answer;
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
    String toldLater(String text, Person viewer) {
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
