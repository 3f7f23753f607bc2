package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.TableRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The manual shuffle, step by step.
class TasksTest {

    private static TableRules rules(String example) {
        try {
            String text = Files.readString(Path.of("../regulations/examples", example + ".yaml"));
            return ((Review.Approved) RulesSubmission.review(text)).rules();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Duty> duties(List<Task> tasks) {
        return tasks.stream().map(Task::duty).toList();
    }

    /// New decks have no undealt cards, and ma-midi has new decks for every shoe (reading 5).
    @Cites({"ma-midi 5(g)(1)", "ma-mini ma-mini-earlier 5(h)(1)"})
    @Test
    void the_plug_comes_first_where_undealt_cards_exist_and_only_there() {
        for (String example : List.of("ma-midi", "ma-mini", "ma-mini-earlier")) {
            List<Duty> again = duties(Tasks.ofAReshuffle(rules(example), true));
            List<Duty> all = duties(Tasks.ofAReshuffle(rules(example), false));

            assertEquals(Duty.PLUG, again.getFirst(), example);
            assertEquals(again.subList(1, again.size()), all, example);
            assertEquals(false, duties(Tasks.ofNewDecks(rules(example))).contains(Duty.PLUG));
        }
    }

    @Cites({"ma-midi 5(g)(4)", "ma-mini ma-mini-earlier 5(h)(4)"})
    @Test
    void the_strip_comes_after_two_riffles() {
        for (String example : List.of("ma-midi", "ma-mini", "ma-mini-earlier")) {
            List<Duty> duties = duties(Tasks.ofAReshuffle(rules(example), true));

            assertEquals(
                    List.of(
                            Duty.PLUG,
                            Duty.RIFFLE,
                            Duty.RIFFLE_AGAIN,
                            Duty.TURN_AND_RIFFLE,
                            Duty.STRIP),
                    duties.subList(0, 5),
                    example);
        }
    }

    @Test
    void the_big_table_and_washington_have_no_such_steps() {
        for (String example : List.of("ma-baccarat", "wa-mini")) {
            List<Duty> duties = duties(Tasks.ofAReshuffle(rules(example), true));

            assertEquals(false, duties.contains(Duty.PLUG) || duties.contains(Duty.RIFFLE));
            assertEquals(true, duties.contains(Duty.SHUFFLE), example);
        }
    }
}
