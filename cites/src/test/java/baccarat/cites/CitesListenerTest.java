package baccarat.cites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class CitesListenerTest {

    private final @Nullable String before = System.getProperty("cites.file");

    @AfterEach
    void give_the_property_back() {
        if (before != null) {
            System.setProperty("cites.file", before);
        }
    }

    @Test
    void what_passed_is_written_with_its_citations_and_what_failed_is_not(@TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("made/cites.txt");
        System.setProperty("cites.file", file.toString());

        run(Sample.class);

        assertEquals(
                """
                ma-midi 2(a)(1)\tbaccarat.cites.CitesListenerTest$Sample.passes
                ma-mini 1 # EZ Baccarat\tbaccarat.cites.CitesListenerTest$Sample.passes
                ma-mini 3 # Row, with a comma\tbaccarat.cites.CitesListenerTest$Sample.rows
                ma-mini 3 # one\tbaccarat.cites.CitesListenerTest$Sample.rows
                ma-mini 4\tbaccarat.cites.CitesListenerTest$Sample publishes(TestReporter)
                ma-mini-earlier 2(a)(1)\tbaccarat.cites.CitesListenerTest$Sample.passes
                wa-mini Ghost hands\tbaccarat.cites.CitesListenerTest$Sample.passes
                """,
                Files.readString(file));
    }

    @Test
    void a_citation_of_a_document_that_the_test_did_not_play_by_is_foreign(@TempDir Path folder)
            throws IOException {
        System.setProperty("cites.file", folder.resolve("cites-1.txt").toString());

        run(OfDocuments.class);

        assertEquals(
                """
                ma-midi 5\tbaccarat.cites.CitesListenerTest$OfDocuments.each_row_plays_by_its_own
                ma-midi 7\tbaccarat.cites.CitesListenerTest$OfDocuments.plays_by_one
                """,
                Files.readString(folder.resolve("foreign-1.txt")));
    }

    /// Runs only through the test above.
    @Tag("sample")
    static class OfDocuments {

        @Cites("ma-mini ma-midi 7")
        @Test
        void plays_by_one() {
            Documents.use("ma-mini");
        }

        @Cites("ma-mini ma-midi 8")
        @ParameterizedTest
        @ValueSource(strings = {"ma-mini", "ma-midi"})
        void plays_by_both(String document) {
            Documents.use(document);
        }

        @Cites("{row}")
        @ParameterizedTest(name = "{0}", quoteTextArguments = false)
        @ValueSource(strings = {"ma-mini 5", "ma-midi 5"})
        void each_row_plays_by_its_own(String row) {
            Documents.use("ma-mini");
        }

        @Cites("wa-mini 9")
        @Test
        void plays_by_none() {}
    }

    @Test
    void what_comes_later_in_the_same_process_is_written_on(@TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("cites.txt");
        Files.writeString(file, "of yesterday\n");
        System.setProperty("cites.file", file.toString());

        run(Sample.class);
        String once = Files.readString(file);
        run(Sample.class);

        assertEquals(once + once, Files.readString(file));
        assertFalse(once.contains("yesterday"));
    }

    private static void run(Class<?> tests) {
        var launcher =
                LauncherFactory.create(
                        LauncherConfig.builder()
                                .enableTestExecutionListenerAutoRegistration(false)
                                .addTestExecutionListeners(new CitesListener())
                                .build());
        launcher.execute(
                LauncherDiscoveryRequestBuilder.request().selectors(selectClass(tests)).build());
    }

    /// Runs only through the test above: some of it fails on purpose.
    @Tag("sample")
    static class Sample {

        @Test
        void publishes(TestReporter reporter) {
            reporter.publishEntry("cites", "ma-mini 4");
            reporter.publishEntry("other", "ma-mini 5");
        }

        @Test
        void publishes_and_fails(TestReporter reporter) {
            reporter.publishEntry("cites", "ma-mini 6");
            fail("on purpose");
        }

        @Cites({
            "ma-mini-earlier ma-midi 2(a)(1)",
            "wa-mini Ghost hands",
            "ma-mini 1 # EZ Baccarat"
        })
        @Test
        void passes() {}

        @Cites("ma-mini 2")
        @Test
        void fails() {
            fail("on purpose");
        }

        @Cites("ma-mini 3 # {row}")
        @ParameterizedTest(name = "{0}", quoteTextArguments = false)
        @ValueSource(strings = {"one", "Row, with a comma"})
        void rows(String row) {}

        @Cites("ma-mini 4")
        @ParameterizedTest
        @ValueSource(ints = {1, 2, 3})
        void one_of_three_fails(int row) {
            assertEquals(0, row % 2);
        }

        @Test
        void cites_nothing() {}
    }
}
