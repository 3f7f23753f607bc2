package baccarat.regulations;

import static java.util.stream.Collectors.joining;

import baccarat.regulations.Permits.DeckPermit;
import baccarat.regulations.Permits.FreeHands;
import baccarat.regulations.Permits.HouseStates;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Mishap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/// A Rules Submission to start from: every key of a document with its acceptable values and
/// clauses. What must be said is said, and the rest stands behind a `#`.
public final class StartingSubmission {

    private static final List<String> SECTIONS = List.of("cards", "table", "vigorish");
    private static final String IRREGULARITIES = "table.irregularities.";
    private static final int COMMENT_AT = 34;
    private static final int MOST_DECKS = 8;

    private final Regulation regulation;
    private final Permits permits;
    private final Map<String, String> said = new LinkedHashMap<>();
    private final List<String> text = new ArrayList<>();
    private int batches = 1;

    private StartingSubmission(Regulation regulation) {
        this.regulation = regulation;
        this.permits = regulation.permits();
    }

    /// Approved as it stands.
    public static String of(Regulation regulation) {
        var start = new StartingSubmission(regulation);
        start.say();
        start.write();
        return String.join("\n", start.text).strip() + "\n";
    }

    /// What the document does not let a submission leave out.
    private void say() {
        Shuffle shuffle =
                Stream.of(Shuffle.values())
                        .filter(permits.cards().decks()::containsKey)
                        .findFirst()
                        .orElseThrow();
        DeckPermit decks = Objects.requireNonNull(permits.cards().decks().get(shuffle));
        said.put("cards.shuffle", Written.word(shuffle));
        said.put("cards.decks", Integer.toString(decks(decks)));
        batches = decks.batches();
        if (permits.cards().submittedProcedure().containsKey(shuffle)) {
            said.put("cards.procedure", "as in the house's internal controls");
        }
        Permits.OfTheTable table = permits.table();
        said.put("table.seats", Integer.toString(table.seats().to()));
        must("cards.lacing", permits.cards().laced());
        must("cards.reshuffle", permits.cards().reshuffled());
        must("table.cut", table.cut());
        must("table.recut-by", table.recutBy());
        must("table.burn-shown", table.burnShown());
        must("table.turned-by", table.turnedBy());
        table.disclosedCard().ifPresent(choice -> must("table.disclosed-card", choice));
        if (table.freeHands() == FreeHands.UP_TO_A_STATED_MAXIMUM) {
            said.put("table.free-hands", "0");
        }
        if (table.leavesToTheHouse(HouseStates.FACE_UP)) {
            said.put("table.face-up", "none");
        }
        if (table.leavesToTheHouse(HouseStates.ANNOUNCEMENTS)) {
            said.put("table.announcements", "all");
        }
        if (table.leavesToTheHouse(HouseStates.IRREGULARITIES)) {
            Stream.of(Mishap.values()).forEach(this::remedy);
        }
        said.put("vigorish.rate", permits.vigorish().rate().to().toString());
        said.put(
                "vigorish.collected",
                Written.word(permits.vigorish().collected().allowed().getFirst()));
        must("vigorish.rounding", permits.vigorish().rounding());
    }

    private void remedy(Mishap mishap) {
        if (TableReview.unsaid(mishap).isEmpty()) {
            String first =
                    mishap.remedies().stream()
                            .sorted()
                            .map(Written::word)
                            .findFirst()
                            .orElseThrow();
            said.put(IRREGULARITIES + Written.word(mishap), first);
        }
    }

    /// The usual eight, or the nearest to it that makes equal batches.
    private static int decks(DeckPermit permit) {
        int most = Math.min(permit.decks().to(), MOST_DECKS * permit.batches());
        return most - most % permit.batches();
    }

    private void must(String key, Choice<?> choice) {
        if (choice.unsaid().isEmpty()) {
            said.put(key, Written.word(choice.allowed().getFirst()));
        }
    }

    private void write() {
        text.add("# A Rules Submission to start from, under %s.".formatted(regulation.title()));
        text.add(
                "# It is approved as it stands. A key behind # may be left out; behind each are its values and [clauses].");
        text.add("format: 1");
        text.add("regulation: " + regulation.id());
        text.add("name: New table");
        SECTIONS.forEach(this::section);
        text.add("");
        lines("ez").stream()
                .filter(StartingSubmission::isAChoice)
                .forEach(line -> option(0, "ez", "false", comment(List.of(line))));
        wagers();
        text.add("");
        for (String key : List.of("modifications", "notes")) {
            lines(key).forEach(line -> option(0, key, "[a text]", comment(List.of(line))));
        }
    }

    private void section(String section) {
        var keys = new LinkedHashMap<String, List<Summary.Line>>();
        for (Summary.Line line : lines(section + ".")) {
            String key = line.about().replaceFirst(",.*", "");
            keys.computeIfAbsent(key, _ -> new ArrayList<>()).add(line);
        }
        text.add("");
        text.add(section + ":");
        keys.forEach((key, lines) -> key(section, key, lines));
    }

    private void key(String section, String key, List<Summary.Line> lines) {
        boolean isRemedy = key.startsWith(IRREGULARITIES);
        if (isRemedy && !text.contains("  irregularities:")) {
            text.add("  irregularities:");
        }
        int indent = isRemedy ? 4 : 2;
        String name = key.substring(isRemedy ? IRREGULARITIES.length() : section.length() + 1);
        String value = said.get(key);
        if (value != null) {
            line(indent, "%s: %s".formatted(name, value), comment(lines));
        } else if (lines.stream().anyMatch(StartingSubmission::isAChoice)) {
            option(indent, name, example(key, lines), comment(lines));
        }
    }

    private static boolean isAChoice(Summary.Line line) {
        return !line.acceptable().equals("none");
    }

    /// The default, or the first value; something to fill in where people write their own.
    private String example(String key, List<Summary.Line> lines) {
        if (key.equals("cards.batches")) {
            return Integer.toString(batches);
        }
        Summary.Line line = lines.getFirst();
        boolean isWritten = line.acceptable().contains("must be stated");
        return line.unsaid()
                .orElse(isWritten ? "..." : line.acceptable().replaceFirst("[, ].*", ""));
    }

    private void wagers() {
        text.add("");
        text.add("wagers:");
        line(2, "player: {min: 10.00, max: 1000.00}", comment(lines("wagers.*")));
        line(2, "banker: {min: 10.00, max: 1000.00}", "");
        line(2, "tie: {min: 5.00, max: 200.00, odds: 8 to 1}", comment(lines("wagers.tie.odds")));
        for (String side : WagersReview.permitted(permits.wagers())) {
            switch (side) {
                case "player", "banker", "tie" -> {}
                case "dragon-bonus" ->
                        option(
                                2,
                                side,
                                "{min: 5.00, max: 100.00, pay-table: A}",
                                comment(lines("wagers." + side)));
                case "house-money" ->
                        option(
                                2,
                                side,
                                "{min: 5.00, max: 100.00, press: all}",
                                comment(lines("wagers." + side)));
                case "royal-9" -> royal9();
                default ->
                        option(
                                2,
                                side,
                                "{min: 5.00, max: 100.00}",
                                comment(lines("wagers." + side)));
            }
        }
    }

    private void royal9() {
        text.add("  # royal-9:");
        for (Summary.Line line : lines("wagers.royal-9.")) {
            if (line.about().contains("*")) {
                continue;
            }
            option(
                    4,
                    line.about().substring("wagers.royal-9.".length()),
                    line.unsaid().orElse("..."),
                    comment(List.of(line)));
        }
    }

    private List<Summary.Line> lines(String about) {
        return Summary.of(regulation).stream().filter(line -> isAbout(line, about)).toList();
    }

    /// Of a key, or of all that begins with `cards.`.
    private static boolean isAbout(Summary.Line line, String about) {
        return line.about().equals(about)
                || (about.contains(".") && line.about().startsWith(about));
    }

    private static String comment(List<Summary.Line> lines) {
        String values =
                lines.stream().map(line -> where(line) + line.acceptable()).collect(joining("; "));
        String clauses =
                lines.stream()
                        .flatMap(line -> line.clauses().stream())
                        .distinct()
                        .collect(joining(", "));
        return values + (clauses.isEmpty() ? "" : " [" + clauses + "]");
    }

    /// `manual: ` of `cards.decks, manual`.
    private static String where(Summary.Line line) {
        int comma = line.about().indexOf(", ");
        return comma < 0 || line.about().contains("*")
                ? ""
                : line.about().substring(comma + 2) + ": ";
    }

    private void option(int indent, String name, String value, String comment) {
        line(indent, "# %s: %s".formatted(name, value), comment);
    }

    private void line(int indent, String words, String comment) {
        String said = " ".repeat(indent) + words;
        text.add(
                comment.isEmpty()
                        ? said
                        : said
                                + " ".repeat(Math.max(1, COMMENT_AT - said.length()))
                                + "# "
                                + comment);
    }
}
