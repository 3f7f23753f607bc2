package baccarat.server.web;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.CommandJson;
import baccarat.records.EveryCommand;
import baccarat.rules.Refusal;
import baccarat.server.ApiSchema;
import baccarat.server.OpenCasino;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Peel;
import baccarat.table.Command;
import baccarat.table.Laid;
import baccarat.table.Seal;
import baccarat.table.Shoe;
import baccarat.table.Transfer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// `docs/api/messages.yaml` is the schema of what goes over the socket, and `websocket.md` explains
/// it. Neither says anything else than the other, nor than the casino; what each test of this room
/// is sent is compared too, in [Watching].
class MessagesTest {

    private static final Path SCHEMA = Path.of("../docs/api/messages.yaml");
    private static final Path PAGE = Path.of("../docs/api/websocket.md");
    private static final Pattern FROM_THE_RECORDS = Pattern.compile("(?m)^# ---- From here on.*$");
    private static final List<Class<?>> OF_VIEWS =
            List.of(
                    Shoe.Cover.class,
                    Laid.Seen.class,
                    Peel.From.class,
                    Refusal.Missing.class,
                    Seal.Stage.class,
                    Transfer.class);

    @Test
    void names_events_and_commands_are_those_of_the_records() throws IOException {
        String text = Files.readString(SCHEMA);
        MatchResult line = FROM_THE_RECORDS.matcher(text).results().findFirst().orElseThrow();
        String written = RecordSchemas.written(OF_VIEWS);
        if ("write".equals(System.getProperty("messages"))) {
            Files.writeString(SCHEMA, text.substring(0, line.end() + 1) + written);
            return;
        }
        assertEquals(
                written,
                text.substring(line.end() + 1),
                "docs/api/messages.yaml says otherwise; this test with -Dmessages=write writes it"
                        + " anew, and scripts/page the page's types");
    }

    @Test
    void every_reference_leads_somewhere() {
        ApiSchema all = ApiSchema.ofMessages();
        for (JsonNode reference : ApiSchema.document("messages.yaml").findValues("$ref")) {
            assertTrue(!all.at(reference.asString()).isMissing(), reference.asString());
        }
    }

    /// Without the faces, which the shoe says.
    @Test
    void every_command_has_the_shape_that_is_documented() {
        ApiSchema commands = ApiSchema.of("messages.yaml", "/$defs/Command");
        for (Command command : EveryCommand.samples()) {
            JsonNode written = JsonMapper.shared().readTree(CommandJson.write(command));
            assertEquals(Map.of(), commands.wrong(written), written.toString());
        }
    }

    @ParameterizedTest(name = "a message with {0} set to {1}")
    @CsvSource(
            textBlock =
                    """
                    /n, '"7"'
                    /type, '"other"'
                    /view/phase/name, '"Sleeping"'
                    /view/cards/laid, '{}'
                    /view/more, '1'
                    /view/clock/kind, '"ALARM"'
                    /view/shoe/choices/alone, 'null'
                    """)
    void a_message_of_another_shape_is_found_out(String at, String value, @TempDir Path data) {
        try (var open = OpenCasino.at(data)) {
            ObjectNode welcome = (ObjectNode) welcome(open.visitor().walkIn("anna"));
            assertEquals(Map.of(), ApiSchema.ofMessages().wrong(welcome));

            int slash = at.lastIndexOf('/');
            ((ObjectNode) welcome.at(at.substring(0, slash)))
                    .set(at.substring(slash + 1), JsonMapper.shared().readTree(value));

            assertEquals(1, ApiSchema.ofMessages().wrong(welcome).size(), welcome.toString());
        }
    }

    private static JsonNode welcome(Visitor visitor) {
        Watching table = visitor.watch("ma-mini");
        return table.until(message -> message.path("type").asString("").equals("welcome"));
    }

    private static Map<String, JsonNode> explained() throws IOException {
        String text = Files.readString(SCHEMA);
        MatchResult line = FROM_THE_RECORDS.matcher(text).results().findFirst().orElseThrow();
        String byHand = text.substring(0, line.start());
        return ApiSchema.document("messages.yaml").path("$defs").properties().stream()
                .filter(one -> byHand.contains("\n  " + one.getKey() + ":"))
                .collect(toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Set<String> quoted(String text) {
        return Pattern.compile("`\"?([A-Za-z_-]+)\"?(?:: [^`]*)?`")
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void every_field_of_a_message_is_explained_on_the_page_about_the_socket() throws IOException {
        Set<String> fields = ApiSchema.words(explained());
        fields.removeAll(quoted(Files.readString(PAGE)));
        // The posts are people, and a name that a test has written is explained by the record.
        fields.removeAll(
                Set.of("patron", "dealer", "floorperson", "supervisor", "surveillance", "tie"));

        assertEquals(new TreeSet<>(), fields);
    }

    @Test
    void the_page_about_the_socket_names_no_field_that_there_is_not() throws IOException {
        String page = Files.readString(PAGE);
        String sent =
                page.substring(
                        page.indexOf("## Messages from the casino"),
                        page.indexOf("## Messages to the casino"));
        Set<String> words = quoted(sent);
        words.removeAll(
                ApiSchema.words(
                        ApiSchema.document("messages.yaml").path("$defs").properties().stream()
                                .collect(toMap(Map.Entry::getKey, Map.Entry::getValue))));
        // What stands for a card that is not up.
        words.remove("down");

        assertEquals(new TreeSet<>(), words);
    }

    /// In the table of commands, `?` marks a key that may be left out.
    @Test
    void the_table_of_commands_names_the_keys_that_each_has_to_say() throws IOException {
        var said = new TreeMap<String, Set<String>>();
        Files.readAllLines(PAGE).stream()
                .filter(row -> row.matches("\\| [a-z ]+ \\| `[A-Z].*"))
                .map(row -> row.replaceAll("The casino does the rest itself: .*", ""))
                .flatMap(row -> Stream.of(row.split("[;|]")))
                .forEach(
                        part -> {
                            var named =
                                    Pattern.compile("`([A-Z]\\w+)`([a-zA-Z, ?]*)").matcher(part);
                            if (named.find()) {
                                said.put(named.group(1), keys(named.group(2)));
                            }
                        });
        var wrong = new TreeMap<String, Set<String>>();
        for (Class<?> kind : RecordSchemas.kinds(Command.class).toList()) {
            String name = baccarat.records.Names.of(kind);
            Set<String> required = required(name);
            if (said.containsKey(name) && !said.get(name).equals(required)) {
                wrong.put(name, required);
            }
        }

        assertEquals(new TreeMap<>(), wrong);
        assertTrue(said.size() > 50, said.toString());
    }

    private static Set<String> required(String command) {
        return ApiSchema.document("messages.yaml")
                .path("$defs")
                .path(command)
                .path("required")
                .values()
                .stream()
                .map(JsonNode::asString)
                .filter(key -> !key.equals("command"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> keys(String list) {
        return Arrays.stream(list.split("[, ]+"))
                .filter(key -> !key.isEmpty() && !key.endsWith("?"))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
