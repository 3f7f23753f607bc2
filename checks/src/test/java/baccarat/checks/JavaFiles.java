package baccarat.checks;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// Java files as the compiler reads them: parsed, nothing resolved.
record JavaFiles(List<CompilationUnitTree> units, SourcePositions positions) {

    static JavaFiles parsed(List<Path> sources) throws IOException {
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            var task =
                    (JavacTask)
                            compiler.getTask(
                                    null,
                                    files,
                                    null,
                                    List.of("-proc:none"),
                                    null,
                                    files.getJavaFileObjectsFromPaths(sources));
            var units = new ArrayList<CompilationUnitTree>();
            task.parse().forEach(units::add);
            return new JavaFiles(units, Trees.instance(task).getSourcePositions());
        }
    }
}
