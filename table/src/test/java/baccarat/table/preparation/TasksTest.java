package baccarat.table.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.table.Duty;
import baccarat.table.Phase;
import baccarat.table.Seated;
import baccarat.table.Task;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The manual shuffle, step by step.
class TasksTest {

    private static List<Duty> duties(List<Task> tasks) {
        return tasks.stream().map(Task::duty).toList();
    }

    /// ma-midi has new decks for every shoe, so that it never shuffles undealt cards (reading 5).
    @Test
    void no_midi_table_ever_has_to_plug() {
        Seated over = Seated.open("ma-midi", 9).lastRounds().follow(Phase.Preparing.class);

        assertEquals(true, over.state().stock().discards() == 0);
        assertEquals(
                duties(Tasks.ofNewDecks(Seated.rules("ma-midi"))),
                duties(((Phase.Preparing) over.state().phase()).tasks()));
        assertEquals(false, duties(Tasks.ofNewDecks(Seated.rules("ma-midi"))).contains(Duty.PLUG));
    }

    @Cites("ma-mini ma-mini-earlier 5(h)(1)")
    @Test
    void the_plug_comes_first_where_undealt_cards_exist_and_only_there() {
        for (String example : List.of("ma-mini", "ma-mini-earlier")) {
            List<Duty> again = duties(Tasks.ofAReshuffle(Seated.rules(example), true));
            List<Duty> all = duties(Tasks.ofAReshuffle(Seated.rules(example), false));

            assertEquals(Duty.PLUG, again.getFirst(), example);
            assertEquals(again.subList(1, again.size()), all, example);
            assertEquals(
                    false, duties(Tasks.ofNewDecks(Seated.rules(example))).contains(Duty.PLUG));
        }
    }

    @Cites({"ma-midi 5(g)(4)", "ma-mini ma-mini-earlier 5(h)(4)"})
    @Test
    void the_strip_comes_after_two_riffles() {
        for (String example : List.of("ma-midi", "ma-mini", "ma-mini-earlier")) {
            List<Duty> duties = duties(Tasks.ofAReshuffle(Seated.rules(example), true));

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
            List<Duty> duties = duties(Tasks.ofAReshuffle(Seated.rules(example), true));

            assertEquals(false, duties.contains(Duty.PLUG) || duties.contains(Duty.RIFFLE));
            assertEquals(true, duties.contains(Duty.SHUFFLE), example);
        }
    }
}
