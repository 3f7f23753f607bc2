package baccarat.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Runs the tests of one clause, by Maven, in the clone that this program was built in.
///
/// @param tests each with its place, whose first folder is the room
record ClauseTests(SourceTree tree, List<ClausePage.Shown> tests) {

    private static final String ALL_PLAYTHROUGHS = "it_comes_out_as_written";

    /// What is run. All playthroughs are one test.
    List<String> command() {
        var rooms = new TreeSet<String>();
        var methods = new TreeMap<String, TreeSet<String>>();
        for (ClausePage.Shown test : tests) {
            String place = String.valueOf(test.place());
            rooms.add(place.substring(0, place.indexOf('/')));
            boolean isPlaythrough = test.test().indexOf(' ') > 0;
            String name =
                    isPlaythrough
                            ? test.test().substring(0, test.test().indexOf(' '))
                                    + "."
                                    + ALL_PLAYTHROUGHS
                            : test.test();
            int method = name.lastIndexOf('.');
            methods.computeIfAbsent(name.substring(0, method), _ -> new TreeSet<>())
                    .add(name.substring(method + 1));
        }
        var command = new ArrayList<>(List.of("mvn", "-B", "-ntp"));
        command.addAll(List.of("-pl", String.join(",", rooms), "-am", "-Dspotless.check.skip"));
        command.addAll(
                List.of("-Dsurefire.failIfNoSpecifiedTests=false", "-Dtest=" + chosen(methods)));
        command.add("test");
        return List.copyOf(command);
    }

    private static String chosen(Map<String, TreeSet<String>> methods) {
        return methods.entrySet().stream()
                .map(one -> one.getKey() + "#" + String.join("+", one.getValue()))
                .collect(Collectors.joining(","));
    }

    /// Whether all of them passed. Maven says what did not.
    boolean pass(PrintWriter out) {
        out.println(String.join(" ", command()));
        out.flush();
        try {
            Process maven =
                    new ProcessBuilder(command())
                            .directory(tree.root().toFile())
                            .redirectErrorStream(true)
                            .start();
            maven.getOutputStream().close();
            try (var lines =
                    new BufferedReader(
                            new InputStreamReader(
                                    maven.getInputStream(), StandardCharsets.UTF_8))) {
                lines.lines().filter(ClauseTests::isOfATest).forEach(out::println);
            }
            return maven.waitFor() == 0;
        } catch (IOException e) {
            throw Stop.wrongUsage("mvn cannot be started: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Stop.no(List.of("interrupted"));
        }
    }

    /// Maven says much of what it builds.
    private static boolean isOfATest(String line) {
        return line.contains("Tests run:") || line.startsWith("[ERROR]");
    }
}
