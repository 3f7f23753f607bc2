package baccarat.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Remedy;
import baccarat.rules.Side;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What must and may be done in each phase and which cards that shows, over two rounds and a mishap
/// at every example. `steps-by-phase.txt` is read against `docs/table.md` before it is kept.
class StepsByPhaseTest {

    @Test
    void each_phase_has_its_steps_and_each_step_shows_its_cards() throws IOException {
        Set<String> lines = new TreeSet<>();
        for (String example : Seated.examples().toList()) {
            for (Seated table : Walk.withAMishap(example)) {
                Next.steps(table.state()).forEach(due -> lines.add(line(table.state(), due)));
            }
        }

        assertEquals(kept("steps-by-phase.txt"), String.join("\n", lines) + "\n");
    }

    private static String line(TableState state, Due due) {
        String phase = state.phase().getClass().getSimpleName();
        return "%s: %s%s".formatted(phase, due.inWords(), cards(Shown.by(state, due.move())));
    }

    private static String cards(Shown shown) {
        return switch (shown) {
            case Shown.FromTheShoe(int count) when count == 0 -> "";
            case Shown.FromTheShoe(int count) -> " Shows " + count + " from the shoe.";
            case Shown.OnTheLayout(var places) -> " Shows " + places + ".";
        };
    }

    /// Two rounds with the cards that each event has shown.
    @Test
    void an_event_shows_the_cards_that_were_turned_burned_or_dealt_face_up() {
        List<Seated> walk = Walk.through("ma-mini");
        Set<String> lines = new TreeSet<>();
        for (int at = 1; at < walk.size(); at++) {
            TableState before = walk.get(at - 1).state();
            for (Happened happened : walk.get(at).told()) {
                Shown shown = Shown.by(before, happened.event());
                if (shown.count() > 0) {
                    lines.add(happened.event() + cards(shown));
                }
                before = Table.apply(before, happened);
            }
        }

        assertEquals(
                """
                CardsBurned[count=1, shown=[Ac]] Shows 1 from the shoe.
                FirstCardBurned[card=Ac] Shows 1 from the shoe.
                HandTurned[side=Banker's Hand, faces=[2c, Kd]] Shows [banker-first, banker-second].
                HandTurned[side=Banker's Hand, faces=[4d]] Shows [banker-third].
                HandTurned[side=Banker's Hand, faces=[9c, Ks]] Shows [banker-first, banker-second].
                HandTurned[side=Player's Hand, faces=[3h]] Shows [player-third].
                HandTurned[side=Player's Hand, faces=[9h, Kd]] Shows [player-first, player-second].
                HandTurned[side=Player's Hand, faces=[Ah, Ad]] Shows [player-first, player-second].
                """,
                String.join("\n", lines) + "\n");
    }

    /// `move-words.txt` has one line for each move, duty, call, remedy, place and hand.
    @Test
    void every_move_has_its_words() throws IOException {
        Stream<Move> kinds = OneOfEach.ONE_OF_EACH.stream().map(Move::of);
        Stream<Move> duties = Stream.of(Duty.values()).map(Move.Confirm::new);
        Stream<Move> calls = Stream.of(Call.values()).map(Move.MakeCall::new);
        Stream<Move> remedies = Stream.of(Remedy.values()).map(Move.ApplyRemedy::new);
        Stream<Move> places = Stream.of(Place.values()).map(Move.Draw::new);
        Stream<Move> hands = Stream.of(Side.values()).map(Move.Turn::new);
        Set<String> lines = new TreeSet<>();
        Stream.of(kinds, duties, calls, remedies, places, hands)
                .flatMap(moves -> moves)
                .forEach(move -> lines.add(move + ": " + move.inWords()));

        assertEquals(kept("move-words.txt"), String.join("\n", lines) + "\n");
    }

    private static String kept(String file) throws IOException {
        try (InputStream in = StepsByPhaseTest.class.getResourceAsStream(file)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
        }
    }
}
