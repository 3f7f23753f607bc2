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
    /// @param idle why it has no part in this table, as in `not offered`; nothing where it has one
    public record Stated(Line line, List<Said> said, Optional<String> idle) {

        /// The value that holds because the submission leaves the choice out.
        public Optional<String> held() {
            return said.isEmpty() && idle.isEmpty() ? line.unsaid() : Optional.empty();
        }
    }

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
                                                stated.idle(one.getKey())))
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

    /// The values that hold for keys which the submission leaves out.
    static Map<String, String> held(String submission, Regulation regulation) {
        var held = new LinkedHashMap<String, String>();
        for (Stated one : of(submission, regulation).choices()) {
            one.held().ifPresent(value -> held.put(key(one.line()), value));
        }
        return held;
    }

    /// `cards.lacing` of `cards.lacing, preshuffled`.
    private static String key(Line line) {
        return line.about().replaceFirst(",.*", "");
    }

    private Optional<String> idle(Line line) {
        if (!applies(line)) {
            return Optional.of("not for this shuffle");
        }
        if (line.acceptable().equals("none")) {
            return Optional.of("not permitted");
        }
        String[] key = key(line).split("\\.", 3);
        if (key[0].equals("vigorish") && said.getOrDefault("ez", "").equals("true")) {
            return Optional.of("not in EZ Baccarat");
        }
        return key[0].equals(EVERY_WAGER)
                        && key.length > 1
                        && !key[1].equals("*")
                        && said.keySet().stream()
                                .noneMatch(it -> it.startsWith(EVERY_WAGER + "." + key[1] + "."))
                ? Optional.of("not offered")
                : Optional.empty();
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
