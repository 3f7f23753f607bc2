package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.ClauseLedger;
import baccarat.verifier.Evidence;
import baccarat.verifier.Finding;
import baccarat.verifier.Members;
import baccarat.verifier.Verdict;
import baccarat.verifier.Verifier;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// An auditor takes the records of a day from the page, checks them with the verifier that
/// `baccarat verify` runs and with nothing but SHA-256, and follows a step of a round to its
/// clause, and from there to the program and its tests.
@Tag("slow")
class AuditorsDayTest {

    private static final String MANIFEST = "manifest.json";
    private static final Path ROOT = Path.of("..");

    @TempDir Path data;

    @Test
    void an_auditor_exports_records_and_finds_a_changed_byte() throws IOException {
        try (var open = OpenPage.desktop(data)) {
            open.staff().hire("fay", "floorperson");
            Page page = open.signIn("sue", "auditor").page();
            page.locator("staff-desk nav a[href='#surveillance']").click();
            page.locator("watched-tables a[href='#surveillance/ma-mini']").click();
            Locator rounds = page.locator("rounds-list tbody a");
            rounds.nth(1).waitFor();

            page.locator("staff-desk nav a[href='#reports']").click();
            Map<String, byte[]> records = exported(page);
            assertTrue(records.containsKey("logs/ma-mini-1.log"), records.keySet().toString());
            assertTrue(records.containsKey("manifest.note"), records.keySet().toString());
            assertEquals(List.of(), wrong(records));
            Verdict whole = verified(records, page);
            assertTrue(whole.good(), whole.toString());
            member(records, "logs/ma-mini-1.log")[1_000] ^= 1;
            assertEquals(List.of("logs/ma-mini-1.log"), wrong(records));
            Verdict changed = verified(records, page);
            assertFalse(changed.good(), changed.toString());
            assertTrue(
                    changed.findings().stream()
                            .filter(it -> it.mark() == Finding.Mark.WRONG)
                            .anyMatch(it -> it.what().contains("logs/ma-mini-1.log")),
                    changed.toString());

            page.locator("staff-desk nav a[href='#surveillance']").click();
            page.locator("watched-tables a[href='#surveillance/ma-mini']").click();
            rounds.last().click();
            Locator chip =
                    page.locator("round-replay li clause-chip a[data-document=ma-mini]").first();
            chip.waitFor();
            String path = chip.locator(".path").innerText();
            chip.click();
            page.locator("clause-list li.chosen[data-path='%s']".formatted(path)).waitFor();
            ClauseLedger.Entry clause =
                    ClauseLedger.read().stream()
                            .filter(entry -> entry.regulation().equals("ma-mini"))
                            .filter(entry -> entry.path().equals(path))
                            .findFirst()
                            .orElseThrow();
            assertShown(page, clause);
            clause.tests().forEach(AuditorsDayTest::assertWritten);
            for (String provision : clause.provisions()) {
                assertFalse(decisions(provision).isEmpty(), provision);
            }
            open.complainsOfNothing();
        }
    }

    private static Map<String, byte[]> exported(Page page) throws IOException {
        Download file =
                page.waitForDownload(
                        () ->
                                page.locator("reports-room a[href^='/api/v1/records?from=']")
                                        .click());
        var members = new TreeMap<String, byte[]>();
        try (var zip = new ZipInputStream(Files.newInputStream(file.path()))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                members.put(entry.getName(), zip.readAllBytes());
            }
        }
        return members;
    }

    /// By the key that the house publishes, which did not come with the records.
    private static Verdict verified(Map<String, byte[]> members, Page page) {
        String key =
                page.request().get(page.url().replaceAll("#.*", "") + "api/v1/house/keys").text();
        return Verifier.verify(
                new Members() {
                    @Override
                    public Set<String> names() {
                        return members.keySet();
                    }

                    @Override
                    public Optional<byte[]> bytes(String name) {
                        return Optional.ofNullable(members.get(name));
                    }
                },
                new Evidence(Optional.empty(), Optional.of(key), List.of(), List.of()));
    }

    /// The members whose SHA-256 is not the one in the manifest.
    private static List<String> wrong(Map<String, byte[]> members) {
        JsonNode manifest = JsonMapper.shared().readTree(member(members, MANIFEST));
        Stream<JsonNode> files = manifest.path("files").valueStream();
        return files.filter(
                        file ->
                                !sha256(member(members, file.path("name").asString()))
                                        .equals(file.path("sha256").asString()))
                .map(file -> file.path("name").asString())
                .toList();
    }

    private static byte[] member(Map<String, byte[]> members, String name) {
        return Objects.requireNonNull(members.get(name), name);
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertShown(Page page, ClauseLedger.Entry clause) {
        Locator shown = page.locator("clause-page");
        shown.locator("text=" + clause.gist()).first().waitFor();
        for (String provision : clause.provisions()) {
            shown.locator(".provisions:has-text('%s')".formatted(provision)).first().waitFor();
        }
        assertFalse(clause.tests().isEmpty(), clause.path());
        assertEquals(
                clause.tests().size(), shown.locator("section[aria-labelledby=shows] tr").count());
    }

    /// The test that the page names is in the source.
    private static void assertWritten(String test) {
        int blank = test.indexOf(' ');
        if (blank > 0) {
            assertTrue(
                    Files.isRegularFile(
                            ROOT.resolve("records/src/test/playthroughs")
                                    .resolve(test.substring(blank + 1))),
                    test);
            return;
        }
        int method = test.lastIndexOf('.');
        String file = "src/test/java/" + test.substring(0, method).replace('.', '/') + ".java";
        assertTrue(
                sources("src/test/java")
                        .filter(source -> source.endsWith(file))
                        .anyMatch(
                                source ->
                                        text(source)
                                                .contains(
                                                        "void "
                                                                + test.substring(method + 1)
                                                                + "(")),
                test);
    }

    /// The files of the program that decide by a provision.
    private static List<Path> decisions(String provision) {
        return sources("src/main/java")
                .filter(source -> text(source).matches("(?s).*\\b" + provision + "\\b.*"))
                .toList();
    }

    private static Stream<Path> sources(String below) {
        return Stream.of("cards", "rules", "regulations", "table", "records", "web")
                .map(room -> ROOT.resolve(room).resolve(below))
                .flatMap(AuditorsDayTest::files);
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
