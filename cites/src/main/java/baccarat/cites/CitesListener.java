package baccarat.cites;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/// Writes down which tests passed and what they cite, one line a citation: `citation TAB test`. A
/// test is named by its full class, since two rooms may have one of the same name.
///
/// A citation stands only if every invocation of the test that carries it passed. A test that reads
/// what it shows from a file publishes it instead, as report entries of the key `cites`. The output
/// file is named by the system property `cites.file`; without it nothing is written. Where tests
/// run in several processes each has a file of its own, and a process that is given its tests one
/// class after the other writes on.
///
/// Citations of a document that the test did not play by, although it played by others, go into a
/// second file beside the first, `foreign` in the place of `cites`.
public final class CitesListener implements TestExecutionListener {

    private static final Pattern DOCUMENTS_THEN_PATH =
            Pattern.compile("([a-z]+(?:-[a-z]+)+(?: [a-z]+(?:-[a-z]+)+)*) (.*)");

    private static final Set<Path> BEGUN = ConcurrentHashMap.newKeySet();

    private final Map<String, Set<String>> shown = new TreeMap<>();
    private final Map<String, Set<String>> failed = new TreeMap<>();
    private final Map<String, Set<String>> published = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> documents = new TreeMap<>();
    private final Set<String> foreign = new TreeSet<>();

    @Override
    public void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            Documents.taken();
        }
    }

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        String citation = entry.getKeyValuePairs().get("cites");
        if (citation != null) {
            published
                    .computeIfAbsent(test.getUniqueId(), _ -> new ConcurrentSkipListSet<>())
                    .add(citation);
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest() && test.getSource().orElse(null) instanceof MethodSource method) {
            record(test, method, result.getStatus() == Status.SUCCESSFUL ? shown : failed);
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        String file = System.getProperty("cites.file");
        if (file != null) {
            write(Path.of(file));
            shown.clear();
            failed.clear();
            documents.clear();
            foreign.clear();
        }
    }

    private void record(TestIdentifier test, MethodSource method, Map<String, Set<String>> into) {
        String name = method.getClassName() + "." + method.getMethodName();
        Set<String> used = Documents.taken();
        documents.computeIfAbsent(name, _ -> new TreeSet<>()).addAll(used);
        Cites cites = method.getJavaMethod().getAnnotation(Cites.class);
        if (cites != null) {
            Arrays.stream(cites.value())
                    .flatMap(CitesListener::oneADocument)
                    .map(citation -> citation.replace("{row}", test.getDisplayName()))
                    .forEach(citation -> add(citation, name, into));
            Arrays.stream(cites.value())
                    .filter(citation -> citation.contains("{row}"))
                    .map(citation -> citation.replace("{row}", test.getDisplayName()))
                    .filter(citation -> isForeign(citation, used))
                    .forEach(citation -> foreign.add(citation + "\t" + name));
        }
        published
                .getOrDefault(test.getUniqueId(), Set.of())
                .forEach(citation -> add(citation, published(test, method), into));
    }

    /// A test that plays by some documents shows nothing of another one.
    private static boolean isForeign(String citation, Set<String> used) {
        return !used.isEmpty() && !used.contains(citation.split(" ", 2)[0]);
    }

    private static String published(TestIdentifier test, MethodSource method) {
        return method.getClassName() + " " + test.getDisplayName();
    }

    private static void add(String citation, String name, Map<String, Set<String>> into) {
        into.computeIfAbsent(citation, _ -> new TreeSet<>()).add(name);
    }

    private static Stream<String> oneADocument(String value) {
        Matcher matcher = DOCUMENTS_THEN_PATH.matcher(value);
        return matcher.matches()
                ? Arrays.stream(matcher.group(1).split(" ")).map(id -> id + " " + matcher.group(2))
                : Stream.of(value);
    }

    private void write(Path file) {
        shown.forEach(
                (citation, names) -> names.removeAll(failed.getOrDefault(citation, Set.of())));
        shown.forEach(
                (citation, names) ->
                        names.stream()
                                .filter(
                                        name ->
                                                isForeign(
                                                        citation,
                                                        documents.getOrDefault(name, Set.of())))
                                .forEach(name -> foreign.add(citation + "\t" + name)));
        String lines =
                shown.entrySet().stream()
                        .flatMap(
                                entry ->
                                        entry.getValue().stream()
                                                .map(name -> entry.getKey() + "\t" + name + "\n"))
                        .collect(joining());
        append(file, lines);
        append(
                file.resolveSibling(file.getFileName().toString().replace("cites", "foreign")),
                foreign.stream().map(line -> line + "\n").collect(joining()));
    }

    private static void append(Path file, String lines) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            if (BEGUN.add(file)) {
                Files.deleteIfExists(file);
            }
            Files.writeString(file, lines, CREATE, APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
