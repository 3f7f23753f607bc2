package baccarat.checks;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.reports.Mutation;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/// Makes a mutant: compiles the one source that a mutation changes, against the classes of all
/// rooms, or writes the resource that it changes.
final class MutantCompiler {

    private final Path root;
    private final JavaCompiler compiler =
            Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());

    /// Reads the class path once for all mutants.
    private final StandardJavaFileManager files =
            compiler.getStandardFileManager(null, null, UTF_8);

    MutantCompiler(Path root) {
        this.root = root;
    }

    /// The source of a class, or a resource, in whichever room it is.
    static Path source(Path root, String type) throws IOException {
        String file =
                isResource(type)
                        ? "src/main/resources/" + type
                        : "src/main/java/" + type.replace('.', '/') + ".java";
        try (Stream<Path> rooms = Files.list(root)) {
            return rooms.map(room -> room.resolve(file))
                    .filter(Files::exists)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no room has " + type));
        }
    }

    private static boolean isResource(String type) {
        return type.contains("/");
    }

    void compile(Mutation mutation, String classPath, Path into) throws IOException {
        String text = mutation.appliedTo(Files.readString(source(root, mutation.type())));
        if (isResource(mutation.type())) {
            Path file = into.resolve(mutation.type());
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return;
        }
        Files.createDirectories(into);
        var problems = new DiagnosticCollector<JavaFileObject>();
        boolean compiled =
                compiler.getTask(
                                null,
                                files,
                                problems,
                                List.of(
                                        "-proc:none",
                                        "-nowarn",
                                        "-parameters",
                                        "-d",
                                        into.toString(),
                                        "-cp",
                                        classPath),
                                null,
                                List.of(new Source(mutation.type(), text)))
                        .call();
        if (!compiled) {
            var lines = new ArrayList<String>();
            problems.getDiagnostics().forEach(one -> lines.add(one.toString()));
            throw new IllegalArgumentException(
                    "mutation \"%s\" does not compile: %s".formatted(mutation.name(), lines));
        }
    }

    /// A source in memory.
    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String type, String text) {
            super(URI.create("mutant:///" + type.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
