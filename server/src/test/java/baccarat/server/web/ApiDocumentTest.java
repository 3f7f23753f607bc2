package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.ApiSchema;
import baccarat.server.OpenCasino;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.tables.Peel;
import baccarat.table.Command;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// `docs/api` says what there is: every route and every message, and none other.
class ApiDocumentTest {

    private static final Path API = Path.of("../docs/api");
    private static final JsonNode DOCUMENT = ApiSchema.document("openapi.yaml");
    private static OpenCasino open;
    private static Visitor anna;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        anna = open.visitor().walkIn("anna");
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    /// What is said of a route in one line: method, path, who, gist.
    private static String line(String verb, String path, List<String> posts, String gist) {
        return "%s %s %s: %s".formatted(verb.toUpperCase(Locale.ROOT), path, posts, gist);
    }

    private static List<String> documented() {
        var lines = new ArrayList<String>();
        DOCUMENT.path("paths")
                .forEachEntry(
                        (path, item) ->
                                item.forEachEntry(
                                        (verb, said) -> {
                                            if (said.has("summary")) {
                                                lines.add(
                                                        line(verb, path, posts(said), gist(said)));
                                            }
                                        }));
        return lines;
    }

    private static List<String> posts(JsonNode operation) {
        return operation.path("x-posts").values().stream().map(JsonNode::asString).toList();
    }

    private static String gist(JsonNode operation) {
        return operation.path("summary").asString();
    }

    private static Stream<String> served() {
        return Routes.all(open.casino(), new Cookies(false)).stream()
                .map(
                        route ->
                                line(
                                        route.verb().name(),
                                        route.path(),
                                        route.access() != Route.Access.SIGNED_IN
                                                ? List.of("anybody")
                                                : route.posts().stream()
                                                        .sorted()
                                                        .map(Object::toString)
                                                        .toList(),
                                        route.gist()));
    }

    /// The socket, and what is not below `/api/v1`.
    private static final Set<String> BESIDE =
            Set.of(
                    "/tables/{table}/live",
                    "/tables/{table}/shoe-reader/feed",
                    "/health",
                    "/ready",
                    "/metrics");

    @Test
    void every_route_is_documented_as_it_is_and_none_other() {
        Set<String> routes =
                new TreeSet<>(
                        documented().stream()
                                .filter(line -> !BESIDE.contains(line.split(" ", 3)[1]))
                                .toList());

        assertEquals(
                String.join("\n", new TreeSet<>(served().toList())), String.join("\n", routes));
        assertEquals(routes.size() + BESIDE.size(), documented().size());
    }

    /// Whatever the route, the door may refuse: another host, too many requests, too large a body.
    @Test
    void every_route_names_what_the_door_answers() {
        for (JsonNode path : DOCUMENT.path("paths")) {
            for (JsonNode route : path.values().stream().filter(it -> it.has("summary")).toList()) {
                JsonNode answers = route.path("responses");
                assertTrue(answers.has("421") && answers.has("429"), gist(route));
                assertEquals(route.has("requestBody"), answers.has("413"), gist(route));
            }
        }
        JsonNode tooMany = DOCUMENT.path("components").path("responses").path("TooMany");
        assertTrue(tooMany.path("headers").path("Retry-After").path("required").asBoolean(false));
    }

    @Test
    void every_reference_leads_somewhere_and_every_name_in_a_path_is_declared() {
        ApiSchema all = ApiSchema.of("openapi.yaml", "");
        for (JsonNode ref : DOCUMENT.findValues("$ref")) {
            assertTrue(!all.at(ref.asString()).isMissing(), ref.asString());
        }
        DOCUMENT.path("paths")
                .forEachEntry(
                        (path, item) -> {
                            var declared = new TreeSet<String>();
                            item.path("parameters")
                                    .forEach(
                                            one ->
                                                    declared.add(
                                                            resolved(one).path("name").asString()));
                            var named = new TreeSet<String>();
                            Pattern.compile("\\{(\\w+)}")
                                    .matcher(path)
                                    .results()
                                    .forEach(match -> named.add(match.group(1)));
                            assertEquals(named, declared, path);
                        });
    }

    private static JsonNode resolved(JsonNode schema) {
        return schema.has("$ref")
                ? DOCUMENT.at(schema.path("$ref").asString().substring(1))
                : schema;
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    get | /session | /session |
                    get | /account | /account |
                    get | /tables | /tables |
                    get | /house/keys | /house/keys |
                    get | /checkpoints | /checkpoints |
                    get | /tables/{table} | /tables/ma-midi |
                    get | /regulations | /regulations |
                    get | /regulations/{regulation}/clauses | /regulations/wa-mini/clauses |
                    get | /readings | /readings |
                    get | /readings/{number} | /readings/14 |
                    post | /reviews | /reviews | nothing
                    post | /odds | /odds | {}
                    post | /odds/removal | /odds/removal | {"regulation":"wa-mini"}
                    post | /report | /report | {"regulation":"ma-midi"}
                    post | /simulations | /simulations | {"shoes":1}
                    get | /simulations | /simulations |
                    """)
    void an_answer_has_the_shape_that_is_documented(
            String verb, String path, String asked, @Nullable String body) {
        Visitor.Reply reply =
                verb.equals("get")
                        ? anna.get("/v1" + asked)
                        : anna.post("/v1" + asked, String.valueOf(body));
        ApiSchema schema =
                ApiSchema.of(
                        "openapi.yaml",
                        "/paths/%s/%s/responses/%d/content/application~1json/schema"
                                .formatted(path.replace("/", "~1"), verb, reply.status()));

        assertTrue(!schema.isMissing(), reply.text());
        assertEquals(Map.of(), schema.wrong(reply.json()));
    }

    @Test
    void every_command_and_every_part_of_the_view_is_on_the_page_about_the_socket()
            throws IOException {
        String page = Files.readString(API.resolve("websocket.md"));
        Watching table = anna.watch("ma-mini");
        table.untilPhase("AcceptingWagers");
        var said = new TreeSet<String>();
        commands(Command.class).forEach(command -> said.add(command.getSimpleName()));
        table.view().propertyNames().forEach(said::add);
        Stream.of(Peel.class.getRecordComponents()).forEach(it -> said.add(it.getName()));
        Stream.of(Peel.From.values()).forEach(from -> said.add(from.name()));
        for (String text : table.texts()) {
            JsonNode message = JsonMapper.shared().readTree(text);
            said.add(message.path("type").asString());
            message.propertyNames().forEach(said::add);
        }
        said.removeIf(word -> page.contains("`" + word + "`"));

        assertEquals(new TreeSet<>(), said);
    }

    private static Stream<Class<?>> commands(Class<?> of) {
        Class<?>[] kinds = of.getPermittedSubclasses();
        return kinds == null ? Stream.of(of) : Stream.of(kinds).flatMap(ApiDocumentTest::commands);
    }
}
