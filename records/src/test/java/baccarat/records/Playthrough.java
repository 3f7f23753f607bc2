package baccarat.records;

import baccarat.regulations.Edition;
import baccarat.regulations.ExampleFiles;
import baccarat.regulations.Regulation;
import baccarat.regulations.Regulations;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Provision;
import baccarat.rules.TableRules;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Happened;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Stock;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// A playthrough: a text with a title, the rules, the clauses it shows, and commands. Under each
/// command stand the events it brought about, or the refusal, with their clauses.
///
/// A line is one of
/// * `rules EXAMPLE`, with `change OLD => NEW` for a choice the example makes otherwise;
/// * `edition 1`: the review is by that edition of the rules, not by the newest;
/// * `shows 13(a), 13(c)(1)`: clauses of the document that have to come up;
/// * `given ...`: sets the scene without a word, see [Scene#given];
/// * `time +23h`: time passes;
/// * `due?`: what is due now;
/// * `cards?`: where the cards of the batch in play are;
/// * `NAME: COMMAND`, see [CommandText]. Lines that begin with a space are what came of it, and are
///   written anew.
final class Playthrough {

    private static final int CLAUSES_AT = 78;

    private final List<String> written = new ArrayList<>();
    private final Set<String> cited = new TreeSet<>();
    private final Set<String> shows = new LinkedHashSet<>();
    private String submission = "";
    private String edition = Edition.NEWEST.number();
    private Optional<TableState> table = Optional.empty();
    private Regulation regulation = Regulations.shipped().all().getFirst();
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");

    /// Hears of everything that is asked and of every state that comes of it.
    interface Listener {

        void asked(Command command);

        void became(TableState state);
    }

    private static final Listener NOBODY =
            new Listener() {
                @Override
                public void asked(Command command) {}

                @Override
                public void became(TableState state) {}
            };

    private final Listener listener;

    private Playthrough(Listener listener) {
        this.listener = listener;
    }

    static Playthrough of(String text) {
        return of(text, NOBODY);
    }

    static Playthrough of(String text, Listener listener) {
        var playthrough = new Playthrough(listener);
        for (String line : text.lines().toList()) {
            if (!line.startsWith(" ")) {
                playthrough.written.add(line);
                try {
                    playthrough.play(line);
                } catch (RuntimeException e) {
                    throw new IllegalStateException("in the line: " + line, e);
                }
            }
        }
        return playthrough;
    }

    /// The text with what came of it.
    String text() {
        return String.join("\n", written) + "\n";
    }

    /// The clauses it shows, each with its document.
    List<String> shown() {
        return shows.stream().map(path -> regulation.id() + " " + path).toList();
    }

    /// Clauses that are said to be shown and never came up.
    List<String> missing() {
        return shows.stream().filter(path -> !cited.contains(path.split(" # ", 2)[0])).toList();
    }

    private void play(String line) {
        if (line.startsWith("rules ")) {
            load(line.substring(6).strip());
        } else if (line.startsWith("edition ")) {
            edition = line.substring(8).strip();
        } else if (line.startsWith("change ")) {
            String[] sides = line.substring(7).split(" => ", 2);
            if (!submission.contains(sides[0])) {
                throw new IllegalArgumentException("the example has no " + sides[0]);
            }
            submission = submission.replace(sides[0], sides[1].replace("\\n", "\n"));
        } else if (line.startsWith("shows ")) {
            shows.addAll(List.of(line.substring(6).split(", ")));
        } else if (line.startsWith("given ")) {
            table = Optional.of(new Scene(state(), now, listener).given(line.substring(6).strip()));
        } else if (line.startsWith("time +")) {
            now = now.plus(Duration.parse("PT" + line.substring(6).strip()));
        } else if (line.equals("due?")) {
            due();
        } else if (line.equals("cards?")) {
            cards();
        } else if (line.contains(": ")) {
            command(line);
        }
    }

    private void load(String example) {
        submission = ExampleFiles.text(example);
    }

    private TableState state() {
        if (table.isEmpty()) {
            Review review = RulesSubmission.reviewAsOf(edition, submission, Regulations.shipped());
            if (!(review instanceof Review.Approved approved)) {
                throw new IllegalArgumentException("not approved: " + review);
            }
            regulation = approved.regulation();
            TableRules rules = approved.rules();
            table = Optional.of(TableState.closed(rules));
            listener.became(table.get());
        }
        return table.orElseThrow();
    }

    private void command(String line) {
        Person who = CommandText.who(line);
        Asked asked = new Asked(who, now, CommandText.command(line));
        listener.asked(asked.command());
        switch (Table.decide(state(), asked)) {
            case Decision.Refused(var because, var detail, _) ->
                    write("refused: " + detail, because);
            case Decision.Accepted(var events, var after) -> {
                events.forEach(this::write);
                table = Optional.of(Scene.replayed(state(), events, after, listener));
            }
        }
    }

    private void write(Happened happened) {
        write(Telling.of(happened.event()), happened.because());
    }

    private void due() {
        for (Due due : Next.steps(state(), now)) {
            if (due.required()) {
                write("due: " + due.inWords(), due.because());
            }
        }
    }

    private void cards() {
        Stock stock = state().stock();
        written.add(
                "    %d in the shoe, %d on the layout, %d in the discards"
                        .formatted(stock.shoe(), stock.laid(), stock.discards()));
    }

    private void write(String words, List<Provision> because) {
        String clauses = clauses(because);
        String line = "    " + words;
        written.add(
                line.length() < CLAUSES_AT
                        ? line + " ".repeat(CLAUSES_AT - line.length()) + clauses
                        : line + "  " + clauses);
    }

    private String clauses(List<Provision> because) {
        var paths = new LinkedHashSet<String>();
        boolean house = false;
        for (Provision provision : because) {
            paths.addAll(regulation.paths(provision));
            house |= provision.isHouse();
        }
        cited.addAll(paths);
        if (house && paths.isEmpty()) {
            return "[house]";
        }
        return paths.isEmpty() ? "[silent]" : paths.toString();
    }
}
