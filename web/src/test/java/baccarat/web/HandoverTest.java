package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.records.note.Checkpoint;
import baccarat.records.note.KeyChange;
import baccarat.records.note.Note;
import baccarat.records.note.PrivateNoteKey;
import baccarat.records.note.PublicNoteKey;
import baccarat.server.KeyRotation;
import baccarat.server.Staff;
import baccarat.server.Watching;
import baccarat.server.signing.KeyFile;
import baccarat.server.store.Store;
import baccarat.server.store.Stores;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A browser that has seen what the house signed, and a house that signs with another key.
@Tag("slow")
class HandoverTest {

    private static final String HANDOVER = "handover ma-mini/1";
    private static final String KEY = "house key";
    private static final String KEPT = "checkpoint ma-mini/1";

    @TempDir Path data;

    /// What a browser keeps of a house that then rotates its keys.
    private Map<String, String> keptBeforeTheRotation() {
        Map<String, String> kept;
        try (var open = OpenPage.desktop(data)) {
            open.walkIn("anna").goTo("ma-mini");
            open.until("table.past.lines > 0");
            kept = stored(open);
        }
        rotate();
        return kept;
    }

    /// What it keeps about the house's signature, and no session.
    @SuppressWarnings("unchecked")
    private static Map<String, String> stored(OpenPage open) {
        return (Map<String, String>)
                open.run(
                        """
                        () => Object.fromEntries(Object.entries(localStorage)
                          .filter(([name]) => /^(checkpoint |handover |house key)/.test(name)))""",
                        "");
    }

    private void rotate() {
        try (Store store = Stores.open("sqlite", data)) {
            new KeyRotation(store, data).rotate(Instant.now());
        }
    }

    /// The same browser at the casino, which is open again at another port.
    private static void comesBack(OpenPage open, String name, Map<String, String> kept) {
        open.page().navigate(open.address());
        open.run("(kept) => Object.assign(localStorage, kept)", kept);
        open.walkIn(name).goTo("ma-mini");
    }

    private static String saved(OpenPage open) throws IOException {
        Download both =
                open.page()
                        .waitForDownload(
                                () -> open.page().locator("[data-trust=both]").first().click());
        return Files.readString(both.path());
    }

    @Test
    void a_key_that_the_former_one_handed_over_to_is_followed_and_said() throws IOException {
        Map<String, String> kept = keptBeforeTheRotation();
        try (var open = OpenPage.desktop(data)) {
            comesBack(open, "bert", kept);
            playARound(open);
            open.page().locator("[data-trust=handover]").first().waitFor();

            String said = open.page().locator("[data-trust=handover]").first().innerText();
            assertTrue(said.contains("The earlier key signed the change"), said);
            assertEquals(0, open.page().locator("[data-trust=contradiction]").count());
            String both = saved(open);
            JsonNode handover =
                    JsonMapper.shared()
                            .readTree(Objects.requireNonNull(stored(open).get(HANDOVER)));
            isSigned(both, handover.path("older").asString(), kept);
            isSigned(both, handover.path("newer").asString(), stored(open));
            assertTrue(both.contains("/keys\n2\n"), "the note by which the key was handed over");
            assertFalse(Objects.equals(stored(open).get(KEY), kept.get(KEY)));

            open.page().reload();
            open.page().locator("[data-trust=handover]").first().waitFor();
            open.complainsOfNothing();
        }
    }

    /// The house signs after a round in which a person wagered.
    private static void playARound(OpenPage open) {
        Watching table = Staff.seated(open.visitor().walkIn("carl"), "carl", "ma-mini", 1);
        Staff.again(table, "{'command':'PlaceWager','spot':'1','wager':'player','stake':'100.00'}");
        table.untilEvent("CardsCleared");
    }

    /// A checkpoint that was saved is signed with the key that a browser kept.
    private static void isSigned(String saved, String checkpoint, Map<String, String> kept) {
        assertTrue(saved.contains(checkpoint), saved);
        Note note = Note.of(checkpoint);
        PublicNoteKey key = PublicNoteKey.of(Objects.requireNonNull(kept.get(KEY)));
        assertTrue(note.by(key.as(Checkpoint.of(note.text()).origin())).isPresent(), checkpoint);
    }

    /// The casino itself has another key, and its page hides the note or shows another in its
    /// place.
    private void refuses(
            Map<String, String> kept, String name, UnaryOperator<String> handover, String wrong)
            throws IOException {
        try (var open = OpenPage.desktop(data)) {
            open.page()
                    .route(
                            url -> url.endsWith("/api/v1/house/keys"),
                            route -> tell(route, handover));
            comesBack(open, name, kept);

            open.page().locator("[data-wrong=" + wrong + "]").first().waitFor();

            assertTrue(
                    open.page().locator("#said-assertive").innerText().contains("The house shows"),
                    "it is said");
            assertEquals(kept.get(KEPT), stored(open).get(KEPT), "the older one still counts");
            assertEquals(kept.get(KEY), stored(open).get(KEY));
            String both = saved(open);
            String older = Objects.requireNonNull(kept.get(KEPT));
            assertTrue(both.contains(older), both);
            assertTrue(both.replace(older, "").contains("\n\n\u2014 baccarat/"), both);
        }
    }

    private static void tell(Route route, UnaryOperator<String> handover) {
        ObjectNode keys = (ObjectNode) JsonMapper.shared().readTree(route.fetch().text());
        String note = handover.apply(keys.path("handovers").get(0).asString());
        keys.putArray("handovers");
        if (!note.isEmpty()) {
            keys.withArray("handovers").add(note);
        }
        route.fulfill(
                new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(keys.toString()));
    }

    @Test
    void a_key_that_was_not_handed_over_to_is_refused_with_both_checkpoints_to_keep()
            throws IOException {
        Map<String, String> kept = keptBeforeTheRotation();
        refuses(kept, "bert", _ -> "", "key");
        refuses(kept, "carl", HandoverTest::withoutTheFormersSignature, "key");
    }

    private static String withoutTheFormersSignature(String handover) {
        int first = handover.indexOf('\u2014');
        return handover.substring(0, first)
                + handover.substring(handover.indexOf('\u2014', first + 1));
    }

    /// The keys in the answer are those in force, and the checkpoint is signed with none of them.
    @Test
    void a_checkpoint_that_no_key_of_the_house_has_signed_is_refused() {
        try (var open = OpenPage.desktop(data)) {
            open.page().route(url -> url.endsWith("/api/v1/checkpoints"), HandoverTest::forge);
            open.walkIn("anna").goTo("ma-mini");

            open.page().locator("[data-wrong=unsigned]").first().waitFor();
            assertFalse(stored(open).containsKey(KEPT));
        }
    }

    private static void forge(Route route) {
        ObjectNode all = (ObjectNode) JsonMapper.shared().readTree(route.fetch().text());
        all.path("checkpoints")
                .forEach(
                        one -> {
                            Note note = Note.of(one.path("checkpoint").asString());
                            Checkpoint real = Checkpoint.of(note.text());
                            String house =
                                    real.origin().substring(0, real.origin().indexOf('/', 9));
                            ((ObjectNode) one)
                                    .put(
                                            "checkpoint",
                                            real.signed(key(house, KeyFile.Pair.fresh()))
                                                    .written());
                        });
        route.fulfill(
                new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(all.toString()));
    }

    private static PrivateNoteKey key(String house, KeyFile.Pair pair) {
        return PrivateNoteKey.of(
                new PublicNoteKey(house, PublicNoteKey.Kind.NOTE, pair.open()), pair.seed());
    }

    /// Which keys follow from the first, over notes of every kind, as the page's own module has it.
    @Test
    void only_notes_that_both_keys_signed_lead_from_key_to_key() {
        List<KeyFile.Pair> keys =
                List.of(KeyFile.Pair.fresh(), KeyFile.Pair.fresh(), KeyFile.Pair.fresh());
        String house = KeyChange.nameOf(keys.getFirst().open());
        String first = note(house, keys.get(0), keys.get(1), keys.get(0));
        String second = note(house, keys.get(1), keys.get(2), keys.get(1));
        String alone = note(house, keys.get(0), keys.get(2), keys.get(2));
        String elsewhere = note("baccarat/0000000000000000", keys.get(0), keys.get(1), keys.get(0));
        Map<List<String>, Long> reached =
                Map.of(
                        List.of(), 1L,
                        List.of(first), 2L,
                        List.of(second, first), 3L,
                        List.of(second), 1L,
                        List.of(alone), 1L,
                        List.of(elsewhere), 1L,
                        List.of(first.replace("/keys\n2\n", "/keys\n3\n")), 1L,
                        List.of("no note", first), 2L);
        try (var open = OpenPage.alone(data)) {
            open.page().navigate(open.address());
            reached.forEach(
                    (notes, count) ->
                            assertEquals(
                                    count.intValue(),
                                    open.run(
                                            """
                                            async ([trusted, house, handovers]) => {
                                              const { keysFrom } = await import('/trust/keys.js');
                                              return (await keysFrom(trusted, { house, handovers })).known.size;
                                            }""",
                                            List.of(keys.getFirst().open(), house, notes)),
                                    notes.toString()));
        }
    }

    /// @param signer who signs in the former key's place
    private static String note(
            String house, KeyFile.Pair former, KeyFile.Pair next, KeyFile.Pair signer) {
        return new KeyChange(house, 2, former.open(), next.open())
                .signed(key(house, signer), key(house, next))
                .written();
    }
}
