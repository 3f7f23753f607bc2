package baccarat.server.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.verifier.Verdict;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The records of an evening as an auditor gets them, as they are and with everything that somebody
/// might change in them.
@SuppressWarnings("NullAway.Init") // by JUnit, before all tests
@Tag("slow")
class RecordsBundleTest {

    @TempDir static Path data;
    private static Evening evening;
    private static Unpacked whole;

    /// Two of its tables, which are checked sooner than all.
    private static Unpacked bundle;

    @BeforeAll
    static void playAnEvening() {
        evening = new Evening(data);
        whole = evening.written(evening.span(), Persons.PSEUDONYMS);
        bundle = evening.signedAgain(whole.ofTables(List.of("ma-mini", "mini-2")));
    }

    @AfterAll
    static void closeTheCasino() {
        evening.close();
    }

    @Test
    void a_bundle_as_the_house_gave_it_out_has_everything_in_it_and_is_good() {
        Verdict verdict = evening.verdict(whole);

        assertTrue(verdict.good(), verdict.findings().toString());
        assertTrue(evening.verdict(bundle).good(), evening.verdict(bundle).findings().toString());
        assertEquals(Verdict.Kind.RECORDS, verdict.kind());
        assertTrue(
                bundle.names()
                        .containsAll(
                                List.of(
                                        "logs/ma-mini-1.log",
                                        "logs/mini-2-1.log",
                                        "submissions/ma-mini-1.yaml",
                                        "checkpoints/ma-mini-1.json",
                                        "shoes/ma-mini-1-1.json",
                                        "slips.json",
                                        "corrections.json",
                                        "significant.json",
                                        "regulations.json",
                                        "program.json",
                                        "house.json")),
                bundle.names().toString());
        assertTrue(bundle.text("logs/ma-mini-1.log").contains("\"event\":\"SealOpened\""));
        assertTrue(
                verdict.findings()
                        .toString()
                        .contains("all of them are those the house has signed"),
                verdict.findings().toString());
        assertEquals(3, bundle.json("slips.json").size(), bundle.text("slips.json"));
        bundle.json("slips.json")
                .values()
                .forEach(slip -> assertTrue(slip.has("event"), slip.toString()));
    }

    @Test
    void a_changed_byte_is_found_in_every_member_and_the_member_is_named() {
        for (String name : bundle.names()) {
            int length = bundle.bytes(name).orElseThrow().length;
            for (int at : new TreeSet<>(List.of(length / 3, length - 2))) {
                List<String> found = evening.wrong(bundle.changed(name, at));
                assertTrue(
                        found.stream().anyMatch(what -> what.startsWith(name)),
                        "%s, byte %d: %s".formatted(name, at, found));
            }
        }
    }

    @Test
    void a_missing_member_is_named_and_so_is_one_too_many() {
        for (String name : bundle.names()) {
            List<String> found = evening.wrong(bundle.without(name));
            assertTrue(
                    found.stream().anyMatch(what -> what.startsWith(name)),
                    "%s: %s".formatted(name, found));
        }
        assertEquals(
                List.of("notes.txt is not in the manifest"),
                evening.wrong(bundle.with("notes.txt", "hello")));
    }

    @Test
    void a_table_whose_log_was_taken_out_of_the_manifest_too_is_named() {
        var manifest = (ObjectNode) bundle.json("manifest.json");
        var files = (ArrayNode) manifest.path("files");
        for (int i = files.size() - 1; i >= 0; i--) {
            if (files.get(i).path("name").asString().equals("logs/mini-2-1.log")) {
                files.remove(i);
            }
        }
        Unpacked less =
                bundle.without("logs/mini-2-1.log")
                        .with("manifest.json", manifest.toPrettyString() + "\n");

        List<String> found = evening.wrong(evening.signedAgain(less));

        assertTrue(found.contains("logs/mini-2-1.log is missing in the manifest"), "" + found);
    }

    /// The house itself hides something, and signs the result.
    @Test
    void what_the_house_hides_is_found_since_the_members_have_to_agree() {
        var slips = (ArrayNode) bundle.json("slips.json");
        JsonNode fill = slips.remove(indexOf(slips, "fill"));
        assertFound("slips.json", slips, "(TrayFilled) has no slip");
        slips.add(((ObjectNode) fill).put("amount", "2000.00"));
        assertFound("slips.json", slips, "its event has another amount");
        slips.remove(slips.size() - 1);
        slips.add(((ObjectNode) fill).put("amount", "2500.00").put("event", 1));
        assertFound("slips.json", slips, "its event is of another kind");

        String yaml = bundle.text("submissions/ma-mini-1.yaml");
        assertFound(
                bundle.with("submissions/ma-mini-1.yaml", yaml + "# filed\n"),
                "submissions/ma-mini-1.yaml: it is not the submission in the header");
        assertFound(
                bundle.with("shoes/ma-mini-1-1.json", bundle.text("shoes/mini-2-1-1.json")),
                "shoes/ma-mini-1-1.json: the root is");
        String log = bundle.text("logs/ma-mini-1.log");
        String shorter = log.substring(0, log.lastIndexOf('\n', log.length() - 2) + 1);
        assertFound(
                bundle.with("logs/ma-mini-1.log", shorter),
                "logs/ma-mini-1.log: lines are missing at the end");
        assertFound(
                bundle.with("checkpoints/mini-2-1.json", bundle.text("checkpoints/ma-mini-1.json")),
                "checkpoints/mini-2-1.json: a checkpoint in it is about another log");
        var corrections = (ArrayNode) bundle.json("corrections.json");
        corrections
                .addObject()
                .put("log", "ma-mini/1")
                .put("event", 2)
                .put("at", "2026-01-01T00:00:00Z")
                .put("is", "WagerCorrected")
                .put("who", "fay")
                .put("reason", "none");
        assertFound("corrections.json", corrections, "corrections.json: ");
    }

    private static int indexOf(ArrayNode slips, String kind) {
        for (int i = 0; i < slips.size(); i++) {
            if (slips.get(i).path("kind").asString().equals(kind)) {
                return i;
            }
        }
        throw new AssertionError("no " + kind);
    }

    private static void assertFound(String name, JsonNode content, String what) {
        assertFound(bundle.with(name, content.toPrettyString() + "\n"), what);
    }

    private static void assertFound(Unpacked changed, String what) {
        List<String> found = evening.wrong(evening.signedAgain(changed));
        assertTrue(found.stream().anyMatch(it -> it.contains(what)), what + ": " + found);
    }

    @Test
    void no_key_no_password_and_no_patron_is_in_it_unless_names_are_asked_for() throws IOException {
        String all = String.join("\n", bundle.names().stream().map(bundle::text).toList());
        try (Stream<Path> keys = Files.walk(data.resolve("keys"))) {
            for (Path file : keys.filter(Files::isRegularFile).toList()) {
                for (String line : Files.readAllLines(file)) {
                    String secret =
                            file.endsWith("signing.key")
                                    ? line.substring(0, line.indexOf(' '))
                                    : line.substring(line.indexOf(' ') + 1);
                    assertFalse(all.contains(secret), file.toString());
                }
            }
        }
        List<String> passwords =
                evening.open()
                        .casino()
                        .store()
                        .read(
                                handle ->
                                        handle.createQuery(
                                                        "SELECT password FROM person WHERE password"
                                                                + " IS NOT NULL")
                                                .mapTo(String.class)
                                                .list());
        assertTrue(passwords.size() >= 3);
        passwords.forEach(one -> assertFalse(all.contains(one)));
        assertFalse(all.contains(Staff.PASSWORD));
        assertFalse(all.contains("anna"), "Anna's name is in it");
        assertTrue(all.contains("patron-1 asked for it"), bundle.text("significant.json"));

        Unpacked named = evening.written(evening.span(), Persons.NAMES);
        assertTrue(named.text("patrons.json").contains("\"anna\""));
        assertTrue(evening.verdict(named).good(), evening.verdict(named).findings().toString());
    }

    @Test
    void the_time_before_the_evening_has_no_log_in_it_and_is_good() {
        Instant begin = evening.span().from();
        Unpacked before =
                evening.written(new Span(begin.minusSeconds(60), begin), Persons.PSEUDONYMS);

        assertTrue(before.names().stream().noneMatch(name -> name.startsWith("logs/")));
        assertTrue(evening.verdict(before).good(), evening.verdict(before).findings().toString());
    }

    @Test
    void floor_and_surveillance_download_it_and_that_is_noted() throws IOException {
        var connection =
                (HttpURLConnection)
                        URI.create(
                                        "http://127.0.0.1:%d/api/v1/records?from=%s&to=%s"
                                                .formatted(
                                                        evening.open().port(),
                                                        evening.span().from(),
                                                        evening.span().to()))
                                .toURL()
                                .openConnection();
        connection.setRequestProperty("Cookie", evening.fay().cookie());
        Unpacked got = Unpacked.of(connection.getInputStream().readAllBytes());

        assertTrue(evening.verdict(got).good(), evening.verdict(got).findings().toString());
        assertTrue(
                Staff.significant(evening.fay(), "export").contains("with pseudonyms"),
                Staff.significant(evening.fay(), "export"));
        evening.open().visitor().walkIn("bert").get("/v1/records").is(403);
        evening.fay().get("/v1/records?form=yesterday").is(400);
        evening.fay().get("/v1/records?persons=all").is(400);
        evening.fay().get("/v1/records?from=2020-01-01T00:00:00Z").is(400);
    }
}
