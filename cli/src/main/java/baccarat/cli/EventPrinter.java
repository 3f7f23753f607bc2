package baccarat.cli;

import baccarat.records.Telling;
import baccarat.table.EarlierReading;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.TableState;
import java.io.PrintWriter;
import java.util.List;

/// Every event as a sentence: who, what, and the clauses at the right.
final class EventPrinter implements Onlooker {

    private static final int WHO = 14;
    private static final int WHAT = 58;
    private static final int CLAUSES = 34;

    private final Why why;
    private final PrintWriter out;
    private boolean pause;

    EventPrinter(Why why, PrintWriter out) {
        this.why = why;
        this.out = out;
    }

    /// With an empty line after each round and each shoe.
    @Override
    public void saw(Happened happened, TableState before, TableState after) {
        if (pause) {
            out.println();
        }
        print(before, happened);
        pause =
                happened.event() instanceof Event.CardsCleared
                        || happened.event() instanceof Event.RoundVoided
                        || happened.event() instanceof Event.ShoeEnded;
    }

    /// With a word about what only an earlier reading allowed.
    void print(TableState before, Happened happened) {
        String told =
                Telling.of(happened.event())
                        + EarlierReading.of(before, happened.event())
                                .map(earlier -> " (" + earlier + ")")
                                .orElse("");
        List<String> what = Fold.words(told, WHAT);
        List<String> clauses = Fold.words(why.brackets(happened.because()), CLAUSES);
        String who = Fold.printable(happened.who().name());
        for (int line = 0; line < Math.max(what.size(), clauses.size()); line++) {
            String row =
                    ("  %-" + WHO + "s%-" + WHAT + "s  %s")
                            .formatted(
                                    line == 0 ? who + " " : "",
                                    line < what.size() ? what.get(line) : "",
                                    line < clauses.size() ? clauses.get(line) : "");
            out.println(row.stripTrailing());
        }
    }
}
