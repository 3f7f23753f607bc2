package baccarat.table.mishaps;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.card;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Handling.Announcement;
import baccarat.rules.House;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.Remedy;
import baccarat.rules.Side;
import baccarat.rules.Wager;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.Invariants;
import baccarat.table.JudgedAgain;
import baccarat.table.Laid;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Seated;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A card that was entered wrongly is put right before the result is called, and what followed is
/// judged again.
class FaceInPlayTest {

    static Stream<String> callingResults() {
        return Seated.examples()
                .filter(
                        example ->
                                Seated.rules(example)
                                        .handling()
                                        .announcements()
                                        .contains(Announcement.AFTER));
    }

    private static Seated wagered(String example) {
        return Seated.open(example, 2, 5).wager(2, Wager.PLAYER, 100).wager(5, Wager.BANKER, 100);
    }

    private static Seated at(Class<? extends Phase> phase, String player, String banker) {
        return wagered("ma-mini").dealing(player, banker).step().follow(phase);
    }

    private static Command face(Place place, String face) {
        return new Command.CorrectFaceInPlay(place, card(face), "misread");
    }

    private static String laid(Seated table) {
        return String.join(
                " ",
                table.state().play().laid().stream()
                        .map(
                                one ->
                                        one.place().name()
                                                + " "
                                                + one.face().map(Card::toString).orElse("down"))
                        .toList());
    }

    /// The second way: the same round with the right face from the beginning, up to the phase in
    /// which the mistake was noticed.
    @ParameterizedTest
    @MethodSource("callingResults")
    void the_round_comes_to_what_the_right_cards_would_have_brought(String example) {
        for (String[] hands :
                List.of(
                        new String[] {"Kh,4s,5d", "Ts,6h,2c", "Kh,3s,5d"},
                        new String[] {"2h,3s,8d", "4s,Ah,8c", "2h,2s,8d"},
                        new String[] {"9h,Ks", "2s,6h", "8h,Ks"})) {
            Seated wrong = wagered(example).dealing(hands[0], hands[1]).step();
            wrong = wrong.follow(Phase.CallingResult.class);
            List<Card> right = Seated.cards(hands[2]);
            Place place =
                    wrong.state()
                                    .play()
                                    .at(Place.PLAYER_SECOND)
                                    .orElseThrow()
                                    .face()
                                    .equals(Optional.of(right.get(1)))
                            ? Place.PLAYER_FIRST
                            : Place.PLAYER_SECOND;
            Card face = right.get(place == Place.PLAYER_FIRST ? 0 : 1);
            Seated corrected =
                    wrong.asks(DEALER, new Command.CorrectFaceInPlay(place, face, "misread"));
            Seated done = corrected.follow(Phase.Clearing.class).step();
            Seated straight = wagered(example).dealing(hands[2], hands[1]).playRound();

            assertEquals(straight.rack(2), done.rack(2), example);
            assertEquals(straight.rack(5), done.rack(5), example);
            assertEquals(straight.state().stock().unseen(), done.state().stock().unseen(), example);
            Invariants.check(done.state());
        }
    }

    @Test
    void a_corrected_face_stays_on_record_and_its_count_is_called_again() {
        Seated wrong = at(Phase.CallingResult.class, "Kh,7s", "Ts,6h");
        Seated right = wrong.asks(FLOOR, face(Place.PLAYER_SECOND, "6s"));

        assertEquals(
                List.of(
                        new Event.FaceCorrectedInPlay(
                                Place.PLAYER_SECOND,
                                card("7s"),
                                card("6s"),
                                new JudgedAgain(List.of(Call.PLAYER_COUNT), false, List.of()),
                                "misread")),
                right.told(Event.FaceCorrectedInPlay.class));
        assertInstanceOf(Phase.CallingCount.class, right.state().phase());
        assertEquals(
                List.of("Player 6"),
                right.step().told(Event.Called.class).stream().map(Event.Called::words).toList());
        assertInstanceOf(Phase.CallingResult.class, right.step().state().phase());
        assertEquals(8, right.state().stock().unseen().of(card("7s")));
        assertEquals(7, right.state().stock().unseen().of(card("6s")));
    }

    @Test
    void a_third_card_that_is_due_after_all_is_drawn() {
        Seated right =
                at(Phase.CallingResult.class, "Kh,7s", "Ts,6h")
                        .asks(DEALER, face(Place.PLAYER_SECOND, "5s"))
                        .step();
        Phase.Drawing drawing = assertInstanceOf(Phase.Drawing.class, right.state().phase());
        assertEquals(Place.PLAYER_THIRD, drawing.due());
    }

    /// The Player seemed to stay, so that the Banker drew: the card was due to the Player.
    @Test
    void the_bankers_third_card_is_the_players_where_it_was_due_there() {
        Seated wrong = at(Phase.CallingResult.class, "Kh,7s", "Ts,5h,9c");
        Seated right = wrong.asks(DEALER, face(Place.PLAYER_SECOND, "5s"));

        Event.FaceCorrectedInPlay told = right.told(Event.FaceCorrectedInPlay.class).getFirst();
        assertTrue(told.judged().moved());
        assertEquals(List.of(), told.judged().surplus());
        assertTrue(laid(right).endsWith("PLAYER_THIRD 9c"), laid(right));
        assertTrue(
                right.told().getFirst().because().contains(House.ORDER_OF_DRAWING),
                right.told().toString());
        Seated result = right.follow(Phase.CallingResult.class);
        assertEquals("4", result.state().play().hand(Side.PLAYER).pointCount().toString());
    }

    /// A third card for a Player's Hand that stays: the Banker's, if the Banker draws.
    @ParameterizedTest
    @CsvSource({"4h, true", "7h, false"})
    void a_third_card_that_was_not_due_gets_the_remedy_of_its_irregularity(
            String bankers, boolean draws) {
        Seated wrong =
                at(Phase.Turning.class, "Kh,5s,8d", "Ts," + bankers + ",2c")
                        .follow(Phase.Drawing.class)
                        .step();
        wrong = wrong.state().phase() instanceof Phase.Turning ? wrong.step() : wrong;
        assertTrue(wrong.state().play().has(Place.PLAYER_THIRD));
        Seated right = wrong.asks(DEALER, face(Place.PLAYER_SECOND, "6s"));

        Phase.Irregular irregular = assertInstanceOf(Phase.Irregular.class, right.state().phase());
        assertEquals(Mishap.THIRD_CARD_DISCLOSED, irregular.mishap());
        assertEquals(Optional.of(card("8d")), irregular.card());
        assertEquals(
                List.of(),
                Next.steps(right.state()).stream()
                        .filter(step -> step.move() instanceof Move.WithdrawReport)
                        .toList(),
                "the card lies there, whatever is withdrawn");
        Seated remedied = right.step();
        assertEquals(
                draws,
                remedied.state()
                        .play()
                        .at(Place.BANKER_THIRD)
                        .flatMap(Laid::face)
                        .equals(Optional.of(card("8d"))));
        Seated done = remedied.follow(Phase.Clearing.class).step();
        Invariants.check(done.state());
    }

    /// Both third cards lie there, and the Player had a natural: each gets its remedy, the first
    /// one first.
    @Test
    void two_third_cards_that_were_not_due_are_dealt_with_one_after_the_other() {
        Seated wrong = at(Phase.CallingResult.class, "Kh,3s,6d", "Ts,5h,2c");
        Seated right = wrong.asks(DEALER, face(Place.PLAYER_SECOND, "8s"));

        assertEquals(
                List.of(
                        new JudgedAgain.Surplus(
                                Place.PLAYER_THIRD,
                                Mishap.THIRD_CARD_DISCLOSED,
                                remedy(right, Mishap.THIRD_CARD_DISCLOSED)),
                        new JudgedAgain.Surplus(
                                Place.BANKER_THIRD,
                                Mishap.CARD_DISCLOSED,
                                remedy(right, Mishap.CARD_DISCLOSED))),
                right.told(Event.FaceCorrectedInPlay.class).getFirst().judged().surplus());
        Phase.Irregular first = assertInstanceOf(Phase.Irregular.class, right.state().phase());
        assertEquals(Optional.of(card("6d")), first.card());
        Seated once = right.step();
        while (!(once.state().phase() instanceof Phase.Irregular)) {
            once = once.step();
        }
        Phase.Irregular second = assertInstanceOf(Phase.Irregular.class, once.state().phase());
        assertEquals(Optional.of(card("2c")), second.card());
        Seated done = once.follow(Phase.Clearing.class);
        assertEquals("8", done.state().play().round().player().pointCount().toString());
        Invariants.check(done.step().state());
    }

    /// The Player stays and the Banker draws: the first third card is the Banker's, and the one
    /// that lay there is one too many.
    @Test
    void the_first_third_card_comes_before_the_one_that_lies_as_the_bankers() {
        Seated wrong = at(Phase.CallingResult.class, "Kh,5s,6d", "Ts,4h,2c");
        assertTrue(wrong.state().play().has(Place.BANKER_THIRD));
        Seated right = wrong.asks(DEALER, face(Place.PLAYER_SECOND, "6s"));

        assertEquals(
                List.of(Place.PLAYER_THIRD, Place.BANKER_THIRD),
                right.told(Event.FaceCorrectedInPlay.class).getFirst().judged().surplus().stream()
                        .map(JudgedAgain.Surplus::from)
                        .toList());
        Seated remedied = right.step();
        assertTrue(laid(remedied).endsWith("BANKER_THIRD 6d"), laid(remedied));
        Phase.Irregular second = assertInstanceOf(Phase.Irregular.class, remedied.state().phase());
        assertEquals(Optional.of(card("2c")), second.card());
        Seated done = remedied.follow(Phase.Clearing.class).step();
        Invariants.check(done.state());
    }

    private static Remedy remedy(Seated table, Mishap mishap) {
        return Objects.requireNonNull(table.state().rules().handling().remedies().get(mishap));
    }

    @Test
    void what_cannot_be_corrected_is_refused() {
        Seated table = at(Phase.CallingResult.class, "Kh,7s", "Ts,6h");
        assertEquals(House.NOTHING_THERE, table.refuses(DEALER, face(Place.PLAYER_THIRD, "9h")));
        assertEquals(House.NOTHING_THERE, table.refuses(DEALER, face(Place.PLAYER_SECOND, "7s")));
        assertEquals(
                House.REASON_NEEDED,
                table.refuses(
                        DEALER,
                        new Command.CorrectFaceInPlay(Place.PLAYER_SECOND, card("9h"), " ")));
        Seated called = table.step();
        assertTrue(
                Next.steps(called.state()).stream()
                        .noneMatch(step -> step.move() instanceof Move.CorrectFaceInPlay));
        Seated before = at(Phase.Turning.class, "Kh,7s", "Ts,6h");
        assertTrue(
                Next.steps(before.state()).stream()
                        .noneMatch(step -> step.move() instanceof Move.CorrectFaceInPlay));
    }

    /// House Money was won with a pair on the Player's Hand, and is not with the right card.
    @Test
    void a_card_on_which_house_money_was_settled_otherwise_is_for_the_floor() {
        Seated table =
                Seated.open("ma-mini-everything", 2)
                        .wager(2, Wager.PLAYER, 100)
                        .wager(2, Wager.HOUSE_MONEY, Money.dollars(5))
                        .dealing("3h,3s,2d", "Ts,2h,2c")
                        .step()
                        .follow(Phase.Drawing.class);
        assertEquals(House.FACE_CORRECTED, table.refuses(DEALER, face(Place.PLAYER_SECOND, "4s")));
        table.asks(DEALER, face(Place.PLAYER_SECOND, "3d"));
    }
}
