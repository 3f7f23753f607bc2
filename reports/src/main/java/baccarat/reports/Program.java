package baccarat.reports;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/// The program that runs: which version, built from what, and the hash of each of its own jars.
///
/// @param commit the commit of the source it was built from, where the build knew one and all jars
///   name the same
/// @param isClean whether the source was just that commit
/// @param jars the SHA-256 of each jar by its file name, in order; none where it runs from classes
public record Program(
        String version,
        Optional<String> commit,
        boolean isClean,
        String java,
        SequencedMap<String, String> jars) {

    public static final String VERSION = "0.1.0";

    /// The entries of a jar's manifest that the build writes.
    private static final Attributes.Name COMMIT = new Attributes.Name("Baccarat-Commit");

    private static final Attributes.Name CLEAN = new Attributes.Name("Baccarat-Clean");
    private static final String UNKNOWN = "unknown";

    private static final class Running {

        private static final Program IT = of(System.getProperty("java.class.path", ""));
    }

    /// The one that runs now.
    public static Program running() {
        return Running.IT;
    }

    /// The program on this class path.
    static Program of(String classPath) {
        var jars = new TreeMap<String, String>();
        var builds = new HashSet<Built>();
        for (Path jar : jars(classPath)) {
            Optional<Attributes> own = own(jar);
            if (own.isPresent()) {
                jars.put(String.valueOf(jar.getFileName()), hash(jar));
                builds.add(Built.of(own.get()));
            }
        }
        Optional<Built> one = builds.stream().findFirst().filter(_ -> builds.size() == 1);
        return new Program(
                VERSION,
                one.map(Built::commit).filter(commit -> !commit.equals(UNKNOWN)),
                one.filter(Built::isClean).isPresent(),
                Runtime.version().toString(),
                jars);
    }

    /// The commit that a jar names. After a partial build the jars may differ; the commit of the
    /// whole is then unknown.
    private record Built(String commit, boolean isClean) {

        static Built of(Attributes entries) {
            return new Built(
                    entries.getValue(COMMIT), Boolean.parseBoolean(entries.getValue(CLEAN)));
        }
    }

    private static List<Path> jars(String classPath) {
        return Stream.of(classPath.split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar"))
                .map(Path::of)
                .filter(Files::isRegularFile)
                .toList();
    }

    /// What the manifest says, if it is a jar of this program.
    private static Optional<Attributes> own(Path jar) {
        try (var file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest())
                    .map(Manifest::getMainAttributes)
                    .filter(entries -> entries.containsKey(COMMIT));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static String hash(Path jar) {
        try {
            return Sha256.of(Files.readAllBytes(jar));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// One hash for all jars: of the lines that `sha256sum` prints for them, in the order of their
    /// names. Nothing where the program runs from classes.
    public Optional<String> hash() {
        if (jars.isEmpty()) {
            return Optional.empty();
        }
        var lines = new StringBuilder();
        jars.forEach((name, hash) -> lines.append(hash).append("  ").append(name).append('\n'));
        return Optional.of(Sha256.of(lines.toString().getBytes(StandardCharsets.UTF_8)));
    }

    /// The program that made a record, as far as known: version, commit and hash.
    public Optional<String> stamp() {
        return hash().map(hash -> "%s, SHA-256 %s".formatted(inWords(), hash));
    }

    /// `baccarat 0.1.0, commit 5c40bc9a, clean`.
    public String inWords() {
        return "baccarat %s, %s"
                .formatted(
                        version,
                        commit.map(
                                        it ->
                                                "commit %s, %s"
                                                        .formatted(
                                                                it,
                                                                isClean ? "clean" : "with changes"))
                                .orElse("commit unknown"));
    }
}
