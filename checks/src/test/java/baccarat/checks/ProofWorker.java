package baccarat.checks;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.opentest4j.AssertionFailedError;

/// Runs the cited tests of one room against one mutant after another, in the folder of that room.
///
/// Each line of the file of jobs is a fingerprint, a folder of mutated classes and tests, separated
/// by tabs. Each line written is a fingerprint and the tests that noticed.
final class ProofWorker {

    private final Launcher launcher = LauncherFactory.create();
    private final List<URL> rooms = new ArrayList<>();

    /// Where JUnit finds a test that the ledger names; nothing for one that fails as it is.
    private final Map<String, Set<String>> ids = new TreeMap<>();

    private ProofWorker() throws IOException {
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            rooms.add(Path.of(entry).toUri().toURL());
        }
    }

    public static void main(String[] args) throws IOException {
        Path jobs = Path.of(args[0]);
        Path results = Path.of(args[1]);
        List<String[]> lines =
                Files.readAllLines(jobs).stream().map(line -> line.split("\t", -1)).toList();
        var worker = new ProofWorker();
        worker.findTests(lines);
        for (String[] line : lines) {
            List<String> tests = List.of(line).subList(2, line.length);
            Set<String> killers = worker.run(Path.of(line[1]), tests);
            Files.writeString(
                    results, line[0] + "\t" + String.join("\t", killers) + "\n", CREATE, APPEND);
        }
        System.exit(0);
    }

    /// Runs every class once as it is: a test that is not green then proves nothing later.
    private void findTests(List<String[]> lines) {
        var wanted = new TreeSet<String>();
        lines.forEach(line -> wanted.addAll(Arrays.asList(line).subList(2, line.length)));
        var classes = new TreeSet<String>();
        wanted.forEach(test -> classes.add(classOf(test)));
        var red = new HashSet<String>();
        execute(
                List.of(),
                classes.stream().map(name -> (DiscoverySelector) selectClass(name)).toList(),
                (test, name, result) -> {
                    if (!isARow(test) || name.contains(" ")) {
                        ids.computeIfAbsent(name, _ -> new LinkedHashSet<>())
                                .add(test.getUniqueId());
                    }
                    if (result.getStatus() != Status.SUCCESSFUL) {
                        red.add(name);
                    }
                });
        ids.keySet().removeAll(red);
        wanted.stream()
                .filter(test -> !ids.containsKey(test))
                .forEach(test -> System.out.println("ledger-proof: not green as it is: " + test));
    }

    /// One invocation of a parameterized test; its method stands for all of them.
    private static boolean isARow(TestIdentifier test) {
        return test.getUniqueId().contains("[test-template-invocation:");
    }

    private static String classOf(String test) {
        int space = test.indexOf(' ');
        return space > 0 ? test.substring(0, space) : test.substring(0, test.lastIndexOf('.'));
    }

    private Set<String> run(Path mutant, Collection<String> tests) throws IOException {
        List<DiscoverySelector> selectors =
                tests.stream()
                        .flatMap(test -> ids.getOrDefault(test, Set.of()).stream())
                        .map(id -> (DiscoverySelector) selectUniqueId(id))
                        .toList();
        var killers = new TreeSet<String>();
        if (!selectors.isEmpty()) {
            execute(
                    List.of(mutant.toUri().toURL()),
                    selectors,
                    (_, name, result) -> {
                        if (result.getStatus() != Status.SUCCESSFUL && isOfBehaviour(result)) {
                            killers.add(name);
                        }
                    });
            killers.retainAll(tests);
        }
        return killers;
    }

    /// A playthrough that differs in nothing but the clauses it prints has noticed no behaviour.
    private static boolean isOfBehaviour(TestExecutionResult result) {
        if (!(result.getThrowable().orElse(null) instanceof AssertionFailedError error)
                || !error.isExpectedDefined()
                || !error.isActualDefined()) {
            return true;
        }
        return !(error.getExpected().getValue() instanceof String expected
                        && error.getActual().getValue() instanceof String actual)
                || differ(expected, actual);
    }

    static boolean differ(String expected, String actual) {
        return !withoutClauses(expected).equals(withoutClauses(actual));
    }

    private static String withoutClauses(String text) {
        return text.replaceAll(" *\\[[^\\]\n]*\\]", "");
    }

    /// Hears of each test by the name that the ledger has for it.
    private interface Heard {
        void finished(TestIdentifier test, String name, TestExecutionResult result);
    }

    private void execute(List<URL> mutant, List<DiscoverySelector> selectors, Heard heard) {
        var urls = new ArrayList<>(mutant);
        urls.addAll(rooms);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (var loader = new MutantLoader(urls.toArray(URL[]::new), before)) {
            thread.setContextClassLoader(loader);
            launcher.execute(
                    LauncherDiscoveryRequestBuilder.request()
                            .selectors(selectors)
                            .configurationParameter(
                                    "junit.jupiter.execution.timeout.default", "5 m")
                            .build(),
                    listener(heard));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static TestExecutionListener listener(Heard heard) {
        return new TestExecutionListener() {
            private final AtomicReference<TestPlan> plan = new AtomicReference<>();

            @Override
            public void testPlanExecutionStarted(TestPlan started) {
                plan.set(started);
            }

            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.getSource().orElse(null) instanceof MethodSource method) {
                    heard.finished(
                            test, method.getClassName() + "." + method.getMethodName(), result);
                    heard.finished(
                            test, method.getClassName() + " " + test.getDisplayName(), result);
                } else if (result.getStatus() != Status.SUCCESSFUL) {
                    plan.get().getDescendants(test).stream()
                            .filter(below -> below.getSource().orElse(null) instanceof MethodSource)
                            .forEach(below -> executionFinished(below, result));
                }
            }
        };
    }
}
