package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What is due, as people are told it.
class DueTest {

    static Stream<Arguments> sentences() {
        By owner = By.patronOrDealer("p5");
        return Stream.of(
                Arguments.of(
                        By.THE_DEALER,
                        new Move.MakeCall(Call.RESULT),
                        "The dealer must call the result."),
                Arguments.of(
                        By.THE_DEALER,
                        new Move.PaySpot(Spot.seat(4)),
                        "The dealer must pay seat 4."),
                Arguments.of(owner, new Move.DeclineCut(), "p5 or the dealer may decline the cut."),
                Arguments.of(
                        By.DEALER_OR_FLOOR,
                        new Move.ApplyRemedy(Remedy.VOID),
                        "The dealer or the floorperson must void the round."),
                Arguments.of(
                        By.A_PATRON,
                        new Move.Turn(Side.BANKER),
                        "A patron must turn the Banker's Hand."),
                Arguments.of(
                        By.THE_FLOOR,
                        new Move.WriteOffDebt(Optional.of("p5")),
                        "The floorperson must write off the debt of p5."));
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void a_step_is_a_whole_sentence(By by, Move move, String sentence) {
        assertEquals(sentence, Due.must(by, move).inWords());
    }

    @Test
    void who_asks_at_another_point_is_told_what_comes_first_and_who_does_it() {
        var result = Due.must(By.THE_DEALER, new Move.MakeCall(Call.RESULT));
        var give = Due.may(By.patron("p5"), new Move.GiveUpTheRight(Side.PLAYER));

        var asked = Due.must(By.patron("p5"), new Move.AcceptTheRight(Side.PLAYER));

        assertEquals("The dealer must call the result first.", result.first());
        assertEquals(
                "p5 must accept or decline the right to turn the Player's Hand first.",
                asked.first());
        assertEquals("Now p5 may give up the right to turn the Player's Hand.", give.first());
        assertEquals("Only the dealer may call the result.", result.onlyBy());
    }

    /// Two moves with the same words could not be told apart.
    @Test
    void every_move_has_words_of_its_own() {
        List<Move> moves = OneOfEach.ONE_OF_EACH.stream().map(Move::of).toList();

        var words = new HashSet<String>();
        moves.forEach(move -> assertTrue(words.add(move.inWords()), move::toString));
    }
}
