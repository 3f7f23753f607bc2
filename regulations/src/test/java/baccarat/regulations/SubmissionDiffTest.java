package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.regulations.SubmissionDiff.Change;
import baccarat.regulations.SubmissionDiff.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SubmissionDiffTest {

    private static final Regulation MIDI = Regulations.shipped().of("ma-midi").orElseThrow();

    private static final String BEFORE = ExampleFiles.text("ma-midi");

    private static Value said(String text) {
        return new Value(Optional.of(text), Optional.empty());
    }

    private static final Value LEFT_OUT = new Value(Optional.empty(), Optional.empty());

    @Test
    void a_submission_does_not_differ_from_itself() {
        assertEquals(List.of(), SubmissionDiff.between(BEFORE, MIDI, BEFORE, MIDI));
    }

    @Test
    void each_key_that_differs_has_both_values_and_the_clauses_about_it() {
        String after =
                BEFORE.replace("decks: 8 ", "decks: 6 ")
                        .replace("  lacing: true", "  # lacing: true")
                        .replace("pay-table: B", "pay-table: C")
                        .replace("name: Midi 3", "name: Midi 4\nnotes: [a, {b: c}]");

        assertEquals(
                List.of(
                        new Change("name", said("Midi 3"), said("Midi 4"), List.of()),
                        new Change("cards.decks", said("8"), said("6"), List.of("3(a)")),
                        new Change(
                                "cards.lacing",
                                said("true"),
                                new Value(Optional.empty(), Optional.of("true")),
                                List.of("5(a)")),
                        new Change(
                                "wagers.dragon-bonus.pay-table",
                                said("B"),
                                said("C"),
                                List.of("12(e)")),
                        new Change("notes", LEFT_OUT, said("a, b: c"), List.of())),
                SubmissionDiff.between(BEFORE, MIDI, after, MIDI));
    }
}
