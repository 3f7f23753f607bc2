package baccarat.checks;

import static java.util.stream.Collectors.joining;

import baccarat.reports.Mutation;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/// The tests of one room, run against one mutant after another in a process whose folder is that
/// room's, as the tests expect it.
///
/// @param resume whether what an interrupted run has found still counts
record ProofRoom(String name, boolean resume) {

    private static final int SECONDS_BETWEEN_REPORTS = 20;

    /// How long a browser test waits for what a mutant never shows. The tests have to be green with
    /// it as they are.
    private static final int PATIENCE_IN_MILLIS = 60_000;

    /// Runs the tests for each fingerprint and returns the file with the tests that noticed.
    Path run(Map<String, Set<String>> tests) throws IOException, InterruptedException {
        Path results = file("results");
        if (!resume) {
            Files.deleteIfExists(results);
        }
        if (!Files.exists(results)) {
            Files.createFile(results);
        }
        Set<String> done = new HashSet<>();
        Files.readAllLines(results).forEach(line -> done.add(line.split("\t", 2)[0]));
        Files.writeString(
                file("jobs"),
                tests.entrySet().stream()
                        .map(one -> job(one.getKey(), one.getValue()))
                        .filter(job -> !done.contains(job.getFirst()))
                        .map(job -> String.join("\t", job) + "\n")
                        .collect(joining()));
        Process worker = start(results);
        while (!worker.waitFor(SECONDS_BETWEEN_REPORTS, TimeUnit.SECONDS)) {
            report(results, tests.size());
        }
        report(results, tests.size());
        if (worker.exitValue() != 0) {
            throw new IllegalStateException(
                    "the tests of %s stopped; see %s".formatted(name, file("errors")));
        }
        Files.readAllLines(file("log")).stream()
                .filter(line -> line.startsWith("ledger-proof:"))
                .forEach(System.out::println);
        return results;
    }

    private void report(Path results, int all) throws IOException {
        System.out.printf(
                "ledger-proof: %s, %d of %d mutations%n",
                name, Files.readAllLines(results).size(), all);
    }

    /// A name that holds for these tests alone, the mutant's classes, and the tests.
    private static List<String> job(String fingerprint, Set<String> tests) {
        String all = String.join("\t", tests);
        return List.of(
                fingerprint + "-" + Mutation.digest(all).substring(0, 8),
                LedgerProof.folder(fingerprint).toString(),
                all);
    }

    /// The mutation of a job.
    static String fingerprint(String job) {
        return job.substring(0, job.indexOf('-'));
    }

    private Process start(Path results) throws IOException {
        Path here = LedgerProof.ROOT.resolve(name).toAbsolutePath().normalize();
        List<String> classPath =
                List.of(
                        here.resolve("target/test-classes").toString(),
                        here.resolve("target/classes").toString(),
                        Files.readString(here.resolve("target/classpath.txt")),
                        Path.of("target/test-classes").toAbsolutePath().toString());
        return new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Dslf4j.internal.verbosity=ERROR",
                        "-Dpatience=" + PATIENCE_IN_MILLIS,
                        "-cp",
                        String.join(File.pathSeparator, classPath),
                        ProofWorker.class.getName(),
                        file("jobs").toString(),
                        results.toString())
                .directory(here.toFile())
                .redirectOutput(file("log").toFile())
                .redirectError(file("errors").toFile())
                .start();
    }

    private Path file(String kind) {
        return LedgerProof.WORK.resolve(name + "." + kind).toAbsolutePath();
    }
}
