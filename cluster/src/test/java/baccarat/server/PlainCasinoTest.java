package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A casino in one process is as light as if there were no others, even with everything that
/// several need on its class path.
class PlainCasinoTest {

    @Tag("slow")
    @Test
    void a_casino_in_one_process_loads_nothing_of_what_several_need(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path loaded = folder.resolve("loaded.log");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xlog:class+load:file=" + loaded,
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                PlainCasinoTest.class.getName(),
                                folder.resolve("data").toString())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();

        String said = process.inputReader().readLine();
        assertEquals(0, process.waitFor());

        assertEquals("ready, 5 tables", said);
        List<String> classes = Files.readAllLines(loaded);
        assertTrue(
                classes.stream()
                        .anyMatch(
                                it ->
                                        it.contains("baccarat.server.TablesHere")
                                                || it.contains(
                                                        "baccarat.server.tables.TablesHere")),
                "nothing was listed");
        assertEquals(
                List.of(),
                classes.stream()
                        .filter(
                                it ->
                                        it.contains(" org.apache.pekko.")
                                                || it.contains(" baccarat.cluster."))
                        .toList());
    }

    /// A casino that opens, answers and closes.
    public static void main(String[] args) {
        Settings settings =
                Settings.USUAL.with(Path.of(args[0])).with(OpenCasino.QUICK).at("127.0.0.1", 0);
        Casino casino = Casino.open(settings);
        var http = new baccarat.server.web.HttpServer(casino).start();
        System.out.println(new Visitor(http.port()).get("/ready").text());
        http.close();
        casino.close();
        Runtime.getRuntime().halt(0);
    }
}
