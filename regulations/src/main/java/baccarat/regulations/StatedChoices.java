package baccarat.regulations;

import baccarat.regulations.Summary.Line;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Every choice that a document leaves to the licensee, beside what a Rules Submission says of it.
/// What the submission says is in exactly one of them.
public final class StatedChoices {

    private static final Set<String> ABOUT_ITSELF = Set.of("format", "regulation", "name");
    private static final String EVERY_WAGER = "wagers";

    private final List<Line> lines;
    private final Map<String, String> said;
    private final Map<Line, List<Said>> byLine = new LinkedHashMap<>();
    private final List<Said> others = new ArrayList<>();

    private StatedChoices(List<Line> lines, Map<String, String> said) {
        this.lines = lines;
        this.said = said;
        lines.forEach(line -> byLine.put(line, new ArrayList<>()));
    }

    /// A key with what the submission says.
    public record Said(String key, String value) {}

    /// A choice with what is said of it, which may be nothing.
    ///
    /// @param applies not where it is about another way to shuffle than the submission's
    public record Stated(Line line, List<Said> said, boolean applies) {}

    /// Everything that a submission says.
    ///
    /// @param choices in the order of the document's lines
    /// @param others what no line is about
    public record All(List<Stated> choices, List<Said> others) {}

    /// Sorts what is said into the choices.
    ///
    /// @param submission that can be read
    public static All of(String submission, Regulation regulation) {
        var stated =
                new StatedChoices(ChosenLines.of(regulation), SubmissionDiff.values(submission));
        stated.said.forEach(stated::put);
        stated.wagers();
        return new All(
                stated.byLine.entrySet().stream()
                        .map(
                                one ->
                                        new Stated(
                                                one.getKey(),
                                                List.copyOf(one.getValue()),
                                                stated.applies(one.getKey())))
                        .toList(),
                List.copyOf(stated.others));
    }

    private void put(String key, String value) {
        if (ABOUT_ITSELF.contains(key)) {
            return;
        }
        Optional<Line> best = Optional.empty();
        int most = 0;
        for (Line line : lines) {
            int fits = applies(line) ? fits(line, key) : 0;
            if (fits > most) {
                best = Optional.of(line);
                most = fits;
            }
        }
        best.map(byLine::get).orElse(others).add(new Said(key, value));
    }

    /// The wagers themselves are keys and no values.
    private void wagers() {
        List<String> offered =
                said.keySet().stream()
                        .filter(key -> key.startsWith(EVERY_WAGER + "."))
                        .map(key -> key.split("\\.", 3)[1])
                        .distinct()
                        .toList();
        byLine.forEach(
                (line, its) -> {
                    if (line.about().equals(EVERY_WAGER)) {
                        its.addFirst(new Said(EVERY_WAGER, String.join(", ", offered)));
                    } else if (its.isEmpty()
                            && offered.stream()
                                    .anyMatch(
                                            one -> line.about().equals(EVERY_WAGER + "." + one))) {
                        its.add(new Said(line.about(), "offered"));
                    }
                });
    }

    /// How many parts of a key a line is about; 0 if it is about something else.
    private static int fits(Line line, String key) {
        return keys(line).mapToInt(pattern -> fits(pattern, key)).max().orElse(0);
    }

    private static int fits(String pattern, String key) {
        String[] wanted = pattern.split("\\.", -1);
        String[] parts = key.split("\\.", -1);
        if (wanted.length > parts.length) {
            return 0;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (!wanted[i].equals("*") && !wanted[i].equals(parts[i])) {
                return 0;
            }
        }
        return wanted.length;
    }

    private static Stream<String> keys(Line line) {
        return parts(line).filter(part -> !isWay(line, part));
    }

    private static Stream<String> parts(Line line) {
        return Stream.of(line.about().split(", ", -1));
    }

    /// Behind the first key, what is no key itself says for which way to shuffle the line holds.
    private static boolean isWay(Line line, String part) {
        return !line.about().startsWith(part) && !part.contains(".");
    }

    private boolean applies(Line line) {
        String shuffle = said.getOrDefault("cards.shuffle", "");
        List<String> ways = parts(line).filter(part -> isWay(line, part)).toList();
        return ways.isEmpty()
                || ways.stream()
                        .flatMap(way -> Stream.of(way.split(" or ", -1)))
                        .anyMatch(shuffle::equals);
    }
}
