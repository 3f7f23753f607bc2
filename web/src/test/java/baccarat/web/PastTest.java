package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.Note;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.records.tree.TreeHash;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A browser that keeps the last checkpoint it saw, and a house that stands by it or does not.
@Tag("slow")
class PastTest {

    @TempDir Path data;

    @Test
    void a_log_that_only_grows_is_the_one_seen_before() {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna").goTo("ma-mini");
            open.until("table.past.lines > 0");
            open.page().reload();
            open.until("table.past.lines > 0");

            assertEquals(0, open.page().locator("[data-wrong=rewritten]").count());
            open.complainsOfNothing();
        }
    }

    /// The house signs another root with its own key, and gives some proof for it.
    @Test
    void a_rewritten_past_is_said_on_the_spot_with_both_checkpoints_to_keep() throws IOException {
        var lie = new AtomicReference<>("");
        var truth = new AtomicReference<>("");
        try (var open = OpenPage.desktop(data)) {
            open.page()
                    .route(
                            url -> url.endsWith("/api/v1/checkpoints"),
                            route -> answer(route, truth, lie));
            open.page()
                    .route(
                            url -> url.contains("/consistency?"),
                            route ->
                                    route.fulfill(
                                            new Route.FulfillOptions()
                                                    .setContentType("application/json")
                                                    .setBody(
                                                            "{\"proof\":[\"%s\"]}"
                                                                    .formatted("00".repeat(32)))));
            open.walkIn("anna").goTo("ma-mini");
            open.until("table.past.lines > 0");

            lie.set(forged(Objects.requireNonNull(truth.get())));
            open.until("table.past.look() !== undefined");

            open.page().locator("[data-wrong=rewritten]").first().waitFor();
            assertTrue(
                    open.page().locator("#said-assertive").innerText().contains("rewritten"),
                    "it is said");
            Download both =
                    open.page()
                            .waitForDownload(
                                    () -> open.page().locator("[data-trust=both]").first().click());
            String kept = Files.readString(both.path());
            assertTrue(kept.contains(truth.get()) && kept.contains(lie.get()), kept);
        }
    }

    /// The house shows none any more, neither in its list nor when it is asked for the log.
    @Test
    void a_log_that_disappears_is_reported_with_its_checkpoint() throws IOException {
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna").goTo("ma-mini");
            open.until("table.past.lines > 0");
            open.page()
                    .route(
                            url -> url.endsWith("/api/v1/checkpoints"),
                            route -> tell(route, 200, "{\"checkpoints\":[]}"));
            look(open);
            assertEquals(0, open.page().locator("[data-wrong]").count(), "the log is still there");

            open.page()
                    .route(
                            url -> url.endsWith("/tables/ma-mini/checkpoint?run=1"),
                            route -> tell(route, 404, "{\"status\":404}"));
            look(open);

            open.page().locator("[data-wrong=withheld]").first().waitFor();
            assertTrue(
                    open.page().locator("#said-assertive").innerText().contains("nothing of it"),
                    "it is said");
            Download kept =
                    open.page()
                            .waitForDownload(
                                    () -> open.page().locator("[data-trust=both]").first().click());
            String saved = Files.readString(kept.path());
            assertTrue(saved.startsWith("baccarat/") && saved.contains("/ma-mini/1\n"), saved);
        }
    }

    /// Until the page has looked.
    private static void look(OpenPage open) {
        open.run(
                """
                () => document.querySelector('salon-app').shadowRoot
                  .querySelector('salon-table').past.look()""",
                "");
    }

    private static void tell(Route route, int status, String body) {
        route.fulfill(
                new Route.FulfillOptions()
                        .setStatus(status)
                        .setContentType("application/json")
                        .setBody(body));
    }

    private static void answer(
            Route route, AtomicReference<String> truth, AtomicReference<String> lie) {
        APIResponse real = route.fetch();
        JsonNode all = JsonMapper.shared().readTree(real.text());
        for (JsonNode one : all.path("checkpoints")) {
            if (one.path("log").asString().equals("ma-mini/1")) {
                if ("".equals(lie.get())) {
                    truth.set(one.path("checkpoint").asString());
                } else {
                    ((ObjectNode) one).put("checkpoint", lie.get());
                }
            }
        }
        tell(route, 200, all.toString());
    }

    /// Signed with the house's own key: only the past is another.
    private String forged(String truth) throws IOException {
        List<String> pair =
                List.of(Files.readString(data.resolve("keys/signing.key")).strip().split(" ", -1));
        String name = KeyChange.nameOf(pair.get(1));
        PrivateNoteKey key =
                PrivateNoteKey.of(
                        new PublicNoteKey(name, PublicNoteKey.Kind.NOTE, pair.get(1)), pair.get(0));
        Checkpoint real = Checkpoint.of(Note.of(truth).text());
        return new Checkpoint(real.origin(), real.size() + 10, TreeHash.leaf("another past"))
                .signed(key)
                .written();
    }
}
