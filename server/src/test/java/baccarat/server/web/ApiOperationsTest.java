package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.ApiSchema;
import baccarat.server.OpenCasino;
import baccarat.server.Staff;
import baccarat.server.Visitor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// `docs/api/openapi.yaml` is a description that clients can be made from: each operation has its
/// own name, and says what it asks for and what it may answer.
class ApiOperationsTest {

    private static final JsonNode DOCUMENT = ApiSchema.document("openapi.yaml");
    private static OpenCasino open;
    private static Map<Who, Visitor> people;

    /// The people who send requests.
    enum Who {
        STRANGER,
        GUEST,
        DEALER,
        FLOORPERSON,
        SURVEILLANCE,
        ADMINISTRATOR
    }

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        open = OpenCasino.at(data);
        Staff staff = Staff.of(open);
        people =
                Map.of(
                        Who.STRANGER, open.visitor(),
                        Who.GUEST, open.visitor().walkIn("anna"),
                        Who.DEALER, staff.hire("dora", "dealer"),
                        Who.FLOORPERSON, staff.hire("flora", "floorperson"),
                        Who.SURVEILLANCE, staff.hire("sue", "surveillance"),
                        Who.ADMINISTRATOR, staff.administrator());
    }

    @AfterAll
    static void closeTheCasino() {
        open.close();
    }

    private static List<JsonNode> operations() {
        var found = new ArrayList<JsonNode>();
        for (JsonNode path : DOCUMENT.path("paths")) {
            path.values().stream().filter(it -> it.has("summary")).forEach(found::add);
        }
        return found;
    }

    @Test
    void every_operation_has_a_name_of_its_own_a_declared_tag_and_a_description() {
        var tags = new TreeSet<String>();
        DOCUMENT.path("tags").forEach(tag -> tags.add(tag.path("name").asString()));
        var used = new TreeSet<String>();
        var names = new TreeSet<String>();
        for (JsonNode one : operations()) {
            String name = one.path("operationId").asString("");
            assertTrue(name.matches("[a-z]+([A-Z][a-z0-9]+)*"), one.path("summary").asString());
            assertTrue(names.add(name), name);
            assertEquals(1, one.path("tags").size(), name);
            used.add(one.path("tags").path(0).asString());
            assertTrue(one.path("description").asString("").endsWith("."), name);
        }
        assertEquals(tags, used);
    }

    private static boolean needsASession(JsonNode operation) {
        return operation.path("security").values().stream().noneMatch(JsonNode::isEmpty)
                && !operation.path("security").isEmpty();
    }

    @Test
    void a_route_asks_a_stranger_to_sign_in_exactly_where_its_security_says_so() {
        var wrong = new TreeMap<String, Integer>();
        for (Route route : Routes.all(open.casino(), new Cookies(false))) {
            JsonNode operation = operation(route);
            int status = asked(Who.STRANGER, route).status();
            if ((status == 401) != needsASession(operation)) {
                wrong.put(name(route), status);
            }
        }
        assertEquals(Map.of(), wrong);
    }

    /// The request has names that nothing has and a body that is no object, so that a route that
    /// reads either refuses it; every other route does what it does.
    @ParameterizedTest
    @EnumSource(Who.class)
    void whatever_a_route_answers_is_a_status_and_a_form_that_it_names(Who who) {
        var wrong = new TreeMap<String, String>();
        for (Route route : Routes.all(open.casino(), new Cookies(false))) {
            if (name(route).equals("DELETE /session")) {
                continue;
            }
            Visitor.Reply reply = asked(who, route);
            JsonNode answers = operation(route).path("responses");
            JsonNode answer = answers.path(String.valueOf(reply.status()));
            if (answer.isMissingNode()) {
                wrong.put(name(route), reply.status() + " " + reply.text());
            } else if (reply.status() >= 400) {
                Map<String, String> faults =
                        ApiSchema.of("openapi.yaml", "/components/schemas/Problem")
                                .wrong(reply.json());
                faults.forEach((at, fault) -> wrong.put(name(route) + at, fault));
            }
        }
        assertEquals(Map.of(), wrong);
    }

    private static Visitor.Reply asked(Who who, Route route) {
        String path = "/v1" + route.path().replaceAll("\\{\\w+}", "nothing");
        boolean hasBody = operation(route).has("requestBody");
        return Objects.requireNonNull(people.get(who))
                .ask(route.verb().name(), path, hasBody ? "[]" : "");
    }

    private static String name(Route route) {
        return route.verb() + " " + route.path();
    }

    private static JsonNode operation(Route route) {
        return DOCUMENT.path("paths")
                .path(route.path())
                .path(route.verb().name().toLowerCase(Locale.ROOT));
    }
}
