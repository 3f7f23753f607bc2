package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.CommandJson;
import baccarat.records.EveryCommand;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.people.Post;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Everybody asks a table for everything, over HTTP and over a WebSocket: refused at the door, or
/// let through to the rules, which list it for some and at no moment for others.
class CommandMatrixTest {

    /// What the shoe says and nobody else may.
    private static final List<String> OF_THE_SHOE =
            List.of("card", "shown", "face", "faces", "disclosed", "mustHit");

    private static final List<Command> COMMANDS =
            EveryCommand.samples().stream()
                    .sorted(Comparator.comparing(CommandMatrixTest::name))
                    .toList();

    private static String name(Command command) {
        return command.getClass().getSimpleName();
    }

    private static String json(Command command) {
        var node = (ObjectNode) JsonMapper.shared().readTree(CommandJson.write(command));
        node.remove(OF_THE_SHOE);
        return node.toString();
    }

    /// Whose part each command is at some moment of some playthrough.
    private static Map<String, Set<Role>> listed(Set<TableState> tables) {
        var listed = new HashMap<String, Set<Role>>();
        for (TableState table : tables) {
            for (Due due : Next.steps(table)) {
                listed.computeIfAbsent(due.kind().getSimpleName(), _ -> EnumSet.noneOf(Role.class))
                        .addAll(due.by().roles());
            }
        }
        listed.values().stream()
                .filter(roles -> roles.contains(Role.FLOORPERSON))
                .forEach(roles -> roles.add(Role.SUPERVISOR));
        return listed;
    }

    private static Optional<Role> atATable(String who) {
        return Post.of(who.replace("guest", "patron")).map(Post::role);
    }

    private static boolean isListed(Map<String, Set<Role>> listed, Command command, String who) {
        return atATable(who)
                .filter(listed.getOrDefault(name(command), Set.of())::contains)
                .isPresent();
    }

    @Test
    void every_command_goes_as_far_as_the_page_says(@TempDir Path data) throws IOException {
        Map<String, Set<Role>> listed = listed(EveryCommand.tables());
        var lines = new TreeMap<String, StringBuilder>();
        try (var cast = new Cast(data)) {
            for (String who : Cast.ROLES) {
                Watching watching = cast.as(who).watch("ma-mini");
                for (Command command : COMMANDS) {
                    boolean through = isLetThrough(cast.as(who), command);
                    if (watching.hasComeIn()) {
                        cast.as(who);
                        assertEquals(through, isLetThrough(watching.ask(json(command))));
                    }
                    String cell = !through ? "-" : isListed(listed, command, who) ? "yes" : "no";
                    lines.computeIfAbsent(
                                    name(command),
                                    name -> new StringBuilder("| `%s` |".formatted(name)))
                            .append(" %s |".formatted(cell));
                }
                watching.leave();
            }
        }
        String rows = String.join("\n", lines.values());
        GeneratedPart.compare(
                "commands", RouteMatrixTest.heading("command", Cast.ROLES) + rows + "\n");
    }

    private static boolean isLetThrough(Visitor visitor, Command command) {
        String body = "{'id':'%s','command':%s}".formatted(name(command), json(command));
        Visitor.Reply reply = visitor.post("/v1/tables/ma-mini/commands", body);
        boolean door = reply.status() == 401 || reply.status() == 403;
        return !door && isLetThrough(reply.json());
    }

    /// The rules have spoken if they accept or say which provision stands against it.
    private static boolean isLetThrough(JsonNode answer) {
        boolean rules = answer.path("accepted").asBoolean(false) || answer.has("because");
        String detail = answer.path("detail").asString("");
        boolean door =
                detail.contains("a route of its own")
                        || detail.contains("seals its shoes itself")
                        || detail.contains("changes nothing")
                        || detail.contains("no table");
        assertTrue(rules != door, answer::toString);
        return rules;
    }

    @Test
    void
            whoever_a_command_is_listed_for_at_no_moment_is_refused_at_every_table_of_the_playthroughs()
                    throws IOException {
        Set<TableState> tables = EveryCommand.tables();
        Map<String, Set<Role>> listed = listed(tables);
        int refused = 0;
        for (TableState table : tables) {
            for (Command command : COMMANDS) {
                for (Role role : Role.values()) {
                    if (!listed.getOrDefault(name(command), Set.of()).contains(role)) {
                        var asked = new Asked(new Person(role, "anna"), table.clock(), command);
                        assertInstanceOf(
                                Decision.Refused.class,
                                Table.decide(table, asked),
                                () -> role + " " + command);
                        refused++;
                    }
                }
            }
        }
        assertTrue(refused > 100_000, "few were refused: " + refused);
        List<String> nobodys =
                COMMANDS.stream()
                        .map(CommandMatrixTest::name)
                        .filter(name -> !listed.containsKey(name))
                        .toList();
        assertEquals(List.of("OpenSeal"), nobodys, "the casino opens seals, and nobody else");
    }
}
