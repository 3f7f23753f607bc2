package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.people.Post;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Everybody at every door, over real HTTP: what comes of it is what the routes declare and what
/// `docs/security.md` says.
class RouteMatrixTest {

    private static final Map<String, String> NAMES =
            Map.of(
                    "{table}", "ma-mini",
                    "{regulation}", "ma-mini",
                    "{number}", "1",
                    "{name}", Cast.BYSTANDER,
                    "{pit}", "Main",
                    "{slip}", "none",
                    "{entry}", "none",
                    "{passkey}", "none",
                    "{submission}", "none",
                    "{id}", "none");

    /// No route takes a list for a body, so that nothing is done beyond the question who asks.
    private static final String NOTHING = "[]";

    private static Cast cast;

    @BeforeAll
    static void openTheCasino(@TempDir Path data) {
        cast = new Cast(data);
    }

    @AfterAll
    static void closeTheCasino() {
        cast.close();
    }

    private static List<Route> routes() {
        return Routes.all(cast.open().casino(), new Cookies(false)).stream()
                .sorted(Comparator.comparing(Route::path).thenComparing(Route::verb))
                .toList();
    }

    private static String filled(String path) {
        String filled = path;
        for (var name : NAMES.entrySet()) {
            filled = filled.replace(name.getKey(), name.getValue());
        }
        return filled;
    }

    /// Whether somebody is let through, by what the door answers.
    private static boolean isLetThrough(String role, Route.Verb verb, String path) {
        Visitor visitor = cast.as(role);
        HttpRequest.BodyPublisher body =
                verb == Route.Verb.GET || verb == Route.Verb.DELETE
                        ? HttpRequest.BodyPublishers.noBody()
                        : HttpRequest.BodyPublishers.ofString(NOTHING);
        Visitor.Reply reply = visitor.send(visitor.request(path).method(verb.name(), body));
        return switch (reply.status()) {
            // The key is a shoe's, whoever sends it.
            case 401 ->
                    reply.text().contains("Wrong key")
                            || refused(role, reply, "nobody", "Sign in first");
            case 403 -> refused(role, reply, role, role.replace("guest", "patron"));
            case 200, 204, 400, 404, 409, 422 -> true;
            default -> throw new AssertionError(role + " " + path + ": " + reply.text());
        };
    }

    /// Those who are not signed in are told to; those who are, that it is not for them.
    private static boolean refused(String role, Visitor.Reply reply, String who, String says) {
        assertEquals(who, role, reply.text());
        assertEquals(true, reply.text().contains(says), reply.text());
        return false;
    }

    private static boolean isDeclared(String role, Route route) {
        if (route.access() != Route.Access.SIGNED_IN) {
            return true;
        }
        return Post.of(role.replace("guest", "patron")).filter(route.posts()::contains).isPresent();
    }

    private static String line(String what, List<Boolean> cells) {
        return cells.stream()
                .map(yes -> yes ? "yes" : "-")
                .collect(Collectors.joining(" | ", "| " + what + " | ", " |\n"));
    }

    private static boolean isLookingOn(String role) {
        Watching watching = cast.as(role).watch("ma-mini");
        boolean isLookingOn = watching.hasComeIn();
        watching.leave();
        return isLookingOn;
    }

    @Test
    void every_route_lets_through_whom_it_declares_and_whom_the_page_says() throws IOException {
        var text = new StringBuilder(heading("route", Cast.ROLES));
        for (Route route : routes()) {
            var cells = new ArrayList<Boolean>();
            for (String role : Cast.ROLES) {
                boolean through = isLetThrough(role, route.verb(), filled(route.fullPath()));
                assertEquals(isDeclared(role, route), through, role + " " + route.path());
                cells.add(through);
                if (through
                        && route.verb() == Route.Verb.DELETE
                        && route.path().equals("/session")) {
                    comesBack(role);
                }
            }
            text.append(line("`%s %s`".formatted(route.verb(), route.path()), cells));
        }
        text.append(
                line(
                        "`WEBSOCKET /tables/{table}/live`",
                        Cast.ROLES.stream().map(RouteMatrixTest::isLookingOn).toList()));
        for (String path : List.of("/health", "/ready", "/metrics")) {
            text.append(
                    line(
                            "`GET %s`, not below `/api/v1`".formatted(path),
                            Cast.ROLES.stream()
                                    .map(role -> isLetThrough(role, Route.Verb.GET, path))
                                    .toList()));
        }

        GeneratedPart.compare("routes", text.toString());
    }

    private static void comesBack(String role) {
        if (role.equals("guest")) {
            cast.as(role).walkIn("one more");
        } else {
            cast.signIn(role);
        }
    }

    static String heading(String what, List<String> columns) {
        return "| %s | %s |\n|%s\n"
                .formatted(what, String.join(" | ", columns), " --- |".repeat(columns.size() + 1));
    }
}
