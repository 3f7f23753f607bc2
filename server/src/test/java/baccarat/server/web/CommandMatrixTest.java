package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.CommandJson;
import baccarat.records.EveryCommand;
import baccarat.records.Names;
import baccarat.rules.House;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.floor.SlipDesk;
import baccarat.server.people.Post;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Power;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Everybody asks a table for everything, over HTTP and over a WebSocket: refused at the door, or
/// let through to the rules, which list it for some and at no moment for others.
@Tag("slow")
class CommandMatrixTest {

    /// What the shoe says and nobody else may.
    private static final List<String> OF_THE_SHOE =
            List.of("card", "shown", "face", "faces", "disclosed", "mustHit");

    private static final List<Command> COMMANDS =
            EveryCommand.samples().stream()
                    .sorted(Comparator.comparing(CommandMatrixTest::name))
                    .toList();

    private static String name(Command command) {
        return Names.of(command);
    }

    /// With real cards the dealer says what the shoe says elsewhere.
    private static String json(Command command, Dealing dealing) {
        var node = (ObjectNode) JsonMapper.shared().readTree(CommandJson.write(command));
        boolean corrects =
                command instanceof Command.CorrectFace
                        || command instanceof Command.CorrectFaceInPlay;
        if (dealing != Dealing.REAL_CARDS && !corrects) {
            node.remove(OF_THE_SHOE);
        }
        return node.toString();
    }

    /// Whose part each command is at some moment of some playthrough.
    private static Map<String, Set<Role>> listed(Set<TableState> tables) {
        var listed = new HashMap<String, Set<Role>>();
        for (TableState table : tables) {
            for (Due due : Next.steps(table)) {
                listed.computeIfAbsent(Names.of(due.move()), _ -> EnumSet.noneOf(Role.class))
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

    /// Refused because of who asks and how the table is dealt, whatever the moment.
    private static final Set<String> BEYOND =
            Stream.of(
                            House.NO_HUMAN_DEALER,
                            House.ENGINE_PAYS,
                            House.PATRONS_OWN_MONEY,
                            House.THE_CASINO_DOES_IT)
                    .map(House::gist)
                    .collect(Collectors.toSet());

    @Test
    void every_command_goes_as_far_as_the_page_says(@TempDir Path data) throws IOException {
        Map<String, Set<Role>> listed = listed(EveryCommand.tables());
        try (var cast = new Cast(data)) {
            for (Dealing dealing : Dealing.values()) {
                String rows = rows(cast, dealing, listed);
                GeneratedPart.compare(
                        "commands " + dealing,
                        RouteMatrixTest.heading("command", Cast.ROLES) + rows + "\n");
            }
        }
    }

    private static String rows(Cast cast, Dealing dealing, Map<String, Set<Role>> listed) {
        String table = cast.table(dealing);
        var lines = new TreeMap<String, StringBuilder>();
        for (String who : Cast.ROLES) {
            Watching watching = cast.as(who).watch(table);
            for (Command command : COMMANDS) {
                if (COMMANDS.indexOf(command) == COMMANDS.size() / 2) {
                    // a connection takes so many messages at once
                    watching.leave();
                    watching = cast.as(who).watch(table);
                }
                String cell = overHttp(cast.as(who), table, json(command, dealing), name(command));
                if (!who.equals("nobody") && watching.hasComeIn()) {
                    cast.as(who);
                    assertEquals(
                            cell,
                            cell(watching.ask(json(command, dealing))),
                            command + " by " + who);
                }
                if (cell.equals("yes") && !isListed(listed, command, who)) {
                    cell = "no";
                }
                lines.computeIfAbsent(
                                name(command),
                                name -> new StringBuilder("| `%s` |".formatted(name)))
                        .append(" %s |".formatted(cell));
            }
            watching.leave();
        }
        return String.join("\n", lines.values());
    }

    private static String overHttp(Visitor visitor, String table, String command, String name) {
        String body = "{'id':'%s-%s','command':%s}".formatted(name, table, command);
        Visitor.Reply reply = visitor.post("/v1/tables/" + table + "/commands", body);
        return reply.status() == 401 || reply.status() == 403 ? "-" : cell(reply.json());
    }

    /// The rules have spoken if they accept or say which provision stands against it.
    private static String cell(JsonNode answer) {
        List<String> because =
                answer.path("because").values().stream().map(JsonNode::asString).toList();
        if (because.contains(House.TWO_SIGNATURES.gist())) {
            return "two";
        }
        boolean beyond = because.stream().anyMatch(BEYOND::contains);
        boolean door =
                answer.path("detail")
                        .asString("")
                        .matches(
                                ".*(changes nothing|no table|cannot act at a table|faces of real cards)");
        boolean rules = answer.path("accepted").asBoolean(false) || !because.isEmpty();
        assertTrue(rules != door, answer::toString);
        assertFalse(because.contains(House.CREW_OF_THE_TABLE.gist()), answer::toString);
        return beyond || door ? "-" : "yes";
    }

    @Test
    void what_takes_two_signatures_is_what_a_slip_can_hold() {
        for (Dealing dealing : Dealing.values()) {
            Set<String> signed =
                    COMMANDS.stream()
                            .filter(
                                    it ->
                                            Power.of(dealing, Role.SUPERVISOR, it)
                                                    instanceof Power.Signed)
                            .map(CommandMatrixTest::name)
                            .collect(Collectors.toSet());
            assertEquals(signed, Set.copyOf(SlipDesk.ordered(dealing)), dealing.toString());
        }
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
