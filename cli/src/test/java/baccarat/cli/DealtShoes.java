package baccarat.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Shoes that the command deals.
final class DealtShoes {

    static final Pattern HAND = Pattern.compile("  (Player|Banker)   ((?:\\w\\w ?)+) .*");

    private DealtShoes() {}

    static List<String> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(Run.EXAMPLES))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    static Run deal(String example, String... more) {
        var args = new ArrayList<>(List.of("deal", "--rules", Run.EXAMPLES + example));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    /// The hands in the order they were dealt, each as `Player Kh 9c`.
    static List<String> hands(String text) {
        return text.lines()
                .map(HAND::matcher)
                .filter(Matcher::matches)
                .map(hand -> hand.group(1) + " " + hand.group(2).strip())
                .toList();
    }
}
