package baccarat.checks;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// A file fits a few screens, a method one, a line the width of one. What is larger stands by name
/// in `tidy.txt` and is data. How long a function of the page may be is a rule of ESLint.
class TidyTest {

    private static final int FILE = 300;
    private static final int METHOD = 50;
    private static final int LINE = 140;

    private static final Path LARGER = Path.of("src/test/resources/baccarat/checks/tidy.txt");

    /// What was measured: the kind, the file (and method), and the size; only what is too large.
    private static final Map<String, Integer> FOUND = new TreeMap<>();

    @BeforeAll
    static void measure() throws IOException {
        var java = new ArrayList<Path>();
        try (var folders = Files.list(Room.HOUSE)) {
            for (Path room : folders.filter(it -> Files.exists(it.resolve("pom.xml"))).toList()) {
                java.addAll(Room.files(room.resolve("src/main/java"), ".java"));
                java.addAll(Room.files(room.resolve("src/test/java"), ".java"));
            }
        }
        List<Path> page = new ArrayList<>(Room.files(Room.HOUSE.resolve("web/src/main"), ".js"));
        page.addAll(Room.files(Room.HOUSE.resolve("web/src/test/js"), ".js"));
        for (Path file : java) {
            measure(file);
        }
        for (Path file : page) {
            measure(file);
        }
        JavaFiles parsed = JavaFiles.parsed(java);
        parsed.units().forEach(unit -> new Methods(parsed, unit).scan(unit, sourceOf(unit)));
    }

    private static void measure(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        note("file", name(file), lines.size(), FILE);
        note("line", name(file), lines.stream().mapToInt(String::length).max().orElse(0), LINE);
    }

    private static void note(String kind, String what, int size, int most) {
        if (size > most) {
            FOUND.merge(kind + " " + what, size, Math::max);
        }
    }

    private static String name(Path file) {
        return Room.HOUSE.relativize(file).toString().replace('\\', '/');
    }

    private static String sourceOf(CompilationUnitTree unit) {
        return name(Path.of(unit.getSourceFile().getName()));
    }

    private static final class Methods extends TreeScanner<Void, String> {

        private final JavaFiles files;
        private final CompilationUnitTree unit;

        Methods(JavaFiles files, CompilationUnitTree unit) {
            this.files = files;
            this.unit = unit;
        }

        @Override
        public Void visitMethod(MethodTree method, String file) {
            if (method.getBody() != null) {
                long first = line(files.positions().getStartPosition(unit, method.getBody()));
                long last = line(files.positions().getEndPosition(unit, method.getBody()));
                note(
                        "method",
                        file + "#" + method.getName(),
                        Math.toIntExact(last - first + 1),
                        METHOD);
            }
            return super.visitMethod(method, file);
        }

        private long line(long position) {
            return unit.getLineMap().getLineNumber(position);
        }
    }

    /// What is larger, as `kind name`. Each line of the list says that it is data.
    private static Set<String> data() throws IOException {
        var larger = new TreeSet<String>();
        for (String line : Files.readAllLines(LARGER)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                assertTrue(line.endsWith(" data"), line + ": only data is larger; split the rest");
                larger.add(line.substring(0, line.length() - " data".length()));
            }
        }
        return larger;
    }

    @Test
    void files_methods_and_lines_are_short() throws IOException {
        Set<String> data = data();
        String tooLarge =
                FOUND.entrySet().stream()
                        .filter(found -> !data.contains(found.getKey()))
                        .map(found -> found.getKey() + " " + found.getValue())
                        .collect(joining("\n"));

        assertEquals("", tooLarge, "split these; docs/architecture.md says where things belong");
    }

    @Test
    void nothing_on_the_list_has_become_short() throws IOException {
        List<String> done = data().stream().filter(name -> !FOUND.containsKey(name)).toList();

        assertEquals(List.of(), done, "take these off tidy.txt");
    }
}
