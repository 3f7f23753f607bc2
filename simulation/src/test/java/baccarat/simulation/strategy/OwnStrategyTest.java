package baccarat.simulation.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Wager;
import baccarat.simulation.Plan;
import baccarat.simulation.SimulatedTables;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The strategy that docs/simulation.md shows as one's own, taken from the page, compiled and
/// played.
class OwnStrategyTest {

    private static final Pattern FENCED = Pattern.compile("(?s)```java\\n(.*?)```");

    private static StrategyResult play(StrategyFactory factory) {
        return StrategyRun.run(
                Plan.of(SimulatedTables.EZ, 1, 600),
                factory,
                new Sessions(3, Optional.of(200L)),
                2,
                Progress.NOT_WATCHED);
    }

    private static Class<? extends Strategy> compiled(String source, Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("FollowTheWinner.java"), source);
        int exit =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-proc:none",
                                "-d",
                                folder.toString(),
                                file.toString());
        assertEquals(0, exit, "the strategy of the page compiles");
        var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        return loader.loadClass("FollowTheWinner").asSubclass(Strategy.class);
    }

    @Test
    void the_strategy_of_the_page_can_be_compiled_and_played(@TempDir Path folder)
            throws Exception {
        Matcher code = FENCED.matcher(Files.readString(Path.of("../docs/simulation.md")));
        assertEquals(true, code.find());
        var constructor = compiled(code.group(1), folder).getDeclaredConstructor();
        StrategyFactory fromThePage =
                () -> {
                    try {
                        return constructor.newInstance();
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                };
        StrategyFactory sameAgain =
                () ->
                        (seen, stakes) -> {
                            if (seen.round() > 1) {
                                seen.results()
                                        .getLast()
                                        .winner()
                                        .map(Wager::on)
                                        .ifPresent(w -> stakes.on(w, 1 + seen.bankroll() / 50));
                            }
                        };

        assertEquals(play(sameAgain), play(fromThePage));
    }
}
