package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Logs that `deal` writes, and what `replay` says of them.
final class DealtLogs {

    private DealtLogs() {}

    static Path log(Path folder, String example, String... more) {
        Path log = folder.resolve("table.log");
        var args =
                new ArrayList<>(
                        List.of(
                                "deal",
                                "--rules",
                                Run.EXAMPLES + example,
                                "--log",
                                log.toString()));
        args.addAll(List.of(more));
        Run dealt = Run.of(args.toArray(String[]::new));
        assertEquals(0, dealt.status(), dealt.err());
        return log;
    }

    static Run replay(Path log, String... more) {
        var args = new ArrayList<>(List.of("replay", log.toString()));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }
}
