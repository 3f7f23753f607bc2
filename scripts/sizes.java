import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;

/// How long files and methods are, by room: what scripts/sizes prints. Lines of a file are all its lines; a method is from the line of its name to its last brace.
class sizes {

    private static final String ROW = "| %s | %d | %d / %d / %d | %d | %d / %d / %d / %d |%n";

    private final List<Integer> files = new ArrayList<>();
    private final List<Integer> methods = new ArrayList<>();

    public static void main(String[] arguments) throws IOException {
        Path house = Path.of(arguments[0]);
        System.out.println("| room | files | lines of a file | methods | lines of a method |");
        System.out.println("| --- | --- | --- | --- | --- |");
        var main = new sizes();
        var test = new sizes();
        try (var folders = Files.list(house)) {
            for (Path room : folders.sorted().toList()) {
                var one = new sizes();
                one.read(room.resolve("src/main/java"));
                if (!room.endsWith("bench")) {
                    test.read(room.resolve("src/test/java"));
                    main.add(one);
                    one.print(room.getFileName().toString());
                }
            }
        }
        main.print("all, bench left out");
        test.print("their tests");
    }

    private void add(sizes other) {
        files.addAll(other.files);
        methods.addAll(other.methods);
    }

    private void read(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        List<Path> sources;
        try (var all = Files.walk(folder)) {
            sources = all.filter(it -> it.toString().endsWith(".java")).toList();
        }
        if (sources.isEmpty()) {
            return;
        }
        var compiler = ToolProvider.getSystemJavaCompiler();
        var manager = compiler.getStandardFileManager(null, null, null);
        var task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(sources));
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        for (CompilationUnitTree unit : task.parse()) {
            files.add(Files.readAllLines(Path.of(unit.getSourceFile().toUri())).size());
            new TreeScanner<Void, Void>() {
                @Override
                public Void visitMethod(MethodTree method, Void nothing) {
                    if (method.getBody() != null) {
                        methods.add(lines(unit, positions, method));
                    }
                    return super.visitMethod(method, nothing);
                }
            }.scan(unit, null);
        }
    }

    private static int lines(CompilationUnitTree unit, SourcePositions positions, MethodTree method) {
        long first = positions.getEndPosition(unit, method.getModifiers());
        if (first < 0) {
            first = positions.getStartPosition(unit, method);
        }
        long last = positions.getEndPosition(unit, method.getBody());
        var map = unit.getLineMap();
        return (int) (map.getLineNumber(last) - map.getLineNumber(first) + 1);
    }

    private void print(String room) {
        if (!files.isEmpty()) {
            System.out.printf(
                    ROW, room, files.size(), at(files, 50), at(files, 90), at(files, 100), methods.size(), at(methods, 50), at(methods, 90), at(methods, 99), at(methods, 100));
        }
    }

    private static int at(List<Integer> sizes, int percent) {
        List<Integer> sorted = sizes.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100));
    }
}
