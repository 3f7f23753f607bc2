package baccarat.reports;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The program in JSON. Its shape is documented in docs/cli.md.
public record ProgramJson(
        String version,
        @Nullable String commit,
        boolean clean,
        String java,
        @Nullable String sha256,
        List<Jar> jars) {

    public record Jar(String name, String sha256) {}

    public static ProgramJson of(Program program) {
        return new ProgramJson(
                program.version(),
                program.commit().orElse(null),
                program.isClean(),
                program.java(),
                program.hash().orElse(null),
                program.jars().entrySet().stream()
                        .map(jar -> new Jar(jar.getKey(), jar.getValue()))
                        .toList());
    }
}
