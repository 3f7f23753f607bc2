package baccarat.server.load;

import baccarat.server.store.Scratch;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// A [LoadCasino] in a process of its own, so that its memory and its time are its own.
///
/// @param sessions for each table one who watches and the patrons, then those of the watchers
record LoadProcess(Process process, Scratch scratch, int port, List<String> sessions)
        implements AutoCloseable {

    static LoadProcess start(Path submission, int tables, int patrons, int watchers, String pace)
            throws IOException {
        return start(submission, tables, patrons, watchers, pace, Optional.empty());
    }

    /// @param instead a folder with classes that stand in for those of the casino
    static LoadProcess start(
            Path submission,
            int tables,
            int patrons,
            int watchers,
            String pace,
            Optional<Path> instead)
            throws IOException {
        String classes = System.getProperty("java.class.path");
        var scratch = Scratch.named("load");
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Dslf4j.internal.verbosity=ERROR",
                                "-Xmx1g",
                                "-cp",
                                instead.map(first -> first + File.pathSeparator + classes)
                                        .orElse(classes),
                                LoadCasino.class.getName(),
                                scratch.folder().toString(),
                                submission.toString(),
                                Integer.toString(tables),
                                Integer.toString(patrons),
                                Integer.toString(watchers),
                                pace)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        BufferedReader said = process.inputReader();
        String port = said.readLine();
        var sessions = new ArrayList<String>();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.equals("open")) {
                return new LoadProcess(process, scratch, Integer.parseInt(port), sessions);
            }
            sessions.add(line);
        }
        throw new IOException("the casino did not open");
    }

    /// The house closes the wagers of this table.
    void closeWagers(String table) {
        tell(table);
    }

    /// Whether the tables hash and sign from now on, where the casino has the [TreeSwitch].
    void switchTree(boolean on) {
        tell(LoadCasino.TREE + on);
    }

    private void tell(String line) {
        try {
            synchronized (process) {
                process.outputWriter().append(line).append('\n').flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Processor time so far, in seconds.
    double busy() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis() / 1e3;
    }

    /// Processor time so far by the names of threads, without numbers, in seconds.
    Map<String, Double> busyThreads() throws IOException {
        var seconds = new TreeMap<String, Double>();
        try (Stream<Path> threads = Files.list(Path.of("/proc/" + process.pid() + "/task"))) {
            for (Path one : threads.toList()) {
                addBusy(one, seconds);
            }
        }
        return seconds;
    }

    private static void addBusy(Path thread, Map<String, Double> seconds) {
        try {
            String name = Files.readString(thread.resolve("comm")).replaceAll("[-#\\d\\s]+", " ");
            String used = Files.readString(thread.resolve("schedstat"));
            long nanos = Long.parseLong(used.substring(0, used.indexOf(' ')));
            seconds.merge(name.strip(), nanos / 1e9, Double::sum);
        } catch (IOException _) {
            // it has just ended
        }
    }

    /// What the process holds of the machine's memory, in megabytes.
    long megabytes() throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(0);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        process.onExit().join();
        scratch.close();
    }
}
