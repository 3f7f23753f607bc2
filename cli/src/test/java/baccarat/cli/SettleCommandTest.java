package baccarat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.reports.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettleCommandTest {

    @Test
    void a_settlement_is_printed_in_order_with_clause_and_reason() {
        Run run =
                settle(
                        "ma-mini",
                        "--player 2h,3d,8s --banker 7c,Kd --wager 3:banker:100"
                                + " --wager 3:house-money:25:press=banker --wager 5:player:20");

        assertEquals(0, run.status());
        assertEquals(
                """
                Player's Hand  2h 3d 8s  3  the Player's Hand draws on five or less [10(b)(1)]
                Banker's Hand  7c Kd     7  the Banker's Hand stays on seven [10(c)(2)(ii)]
                Banker's Hand wins, Player to Banker 3 to 7

                #  spot    wager        step     amount  clause       because
                1  seat 3  house-money  collect   25.00  7(a)(7)(ii)  neither hand began with a pair; \
                House Money is settled counterclockwise from the dealer's right
                2  seat 5  player       collect   20.00  7(a)(2)(ii)  the Player's Hand has the lower Point \
                Count; losing wagers are collected first
                3  seat 3  banker       mark       5.00  12(c)        vigorish is taken from a win on the \
                Banker's Hand; vigorish may be collected later; vigorish is marked or collected before the payout
                4  seat 3  banker       pay      100.00  12(c)        a winning wager on the Banker's Hand \
                pays 1 to 1; the Banker's Hand has the higher Point Count; winners are paid from the highest seat down
                """,
                run.out());
    }

    @Test
    void a_settlement_in_json() {
        Run run =
                settle(
                        "ma-baccarat",
                        "--json --player 2h,2d,Kh --banker 7c,Kd --wager 12:tie:25 --wager 3:banker:100");

        assertEquals(
                Json.MAPPER.readTree(
                        """
                        {"steps": [
                          {"seat": 12, "wager": "tie", "step": "collect", "amount": "25.00", "clause": "8(a)(3)(ii)",
                           "because": "the Point Counts are not equal; losing wagers are collected first"},
                          {"seat": 3, "wager": "banker", "step": "pay", "amount": "100.00", "clause": "13(c)",
                           "because": "a winning wager on the Banker's Hand pays 1 to 1; the Banker's Hand has the \
                        higher Point Count; winners are paid from the highest seat down"},
                          {"seat": 3, "wager": "banker", "step": "mark", "amount": "5.00", "clause": "13(c)",
                           "because": "vigorish is taken from a win on the Banker's Hand; vigorish may be rounded up to \
                        a multiple of 25 cents; vigorish may be collected later; vigorish is marked or collected after \
                        the payout"}
                        ]}
                        """),
                run.json());
    }

    @Test
    void house_money_pressed_wins_with_the_banker_and_pays_vigorish_on_both() {
        assertEquals(
                List.of(
                        "3 house-money press 37.50 8(c)(3)(i)(a)",
                        "3 house-money pay 37.50 12(h)",
                        "3 banker vigorish 6.87 12(c)",
                        "3 banker pay 137.50 12(c)"),
                steps(
                        settle(
                                "ma-midi",
                                "--json --player Kh,Kd,3c --banker 7c,Kd --wager 3:banker:100"
                                        + " --wager 3:house-money:25:press=banker")));
    }

    @Test
    void awards_come_last_and_take_what_the_meter_shows_or_its_seed() {
        assertEquals(
                List.of(
                        "1 tie pay 40.00 12(b)",
                        "1 royal-9 collect 5.00 12(i)",
                        "1 royal-9 award 61250.45 12(i)",
                        "1 royal-9 award 200.00 12(j)"),
                steps(
                        settle(
                                "ma-mini-everything",
                                "--json --player Ks,9h --banker 9h,Ks --wager 1:tie:5 --wager 1:royal-9:5"
                                        + " --meter star=61250.45 --must-hit 1")));
    }

    @Test
    void a_line_of_the_gallery_is_written_as_one() {
        String areas =
                Stream.iterate(1, n -> n <= 9, n -> n + 1)
                        .map(n -> " --wager " + n + ":player:5")
                        .reduce("", String::concat);

        List<String> steps =
                steps(
                        settle(
                                "wa-mini",
                                "--json --player 9h,Kd --banker 7c,Kd --wager line-8:tie:5"
                                        + areas));

        assertEquals("line-8 tie collect 5.00 8", steps.getFirst());
        assertEquals("9 player pay 5.00 8", steps.get(1));
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ma-mini | --player 2h,3d --banker 7c,Kd --wager 3:banker:100 | The Player's Hand had 5 and must draw a third card. Rule: the Player's Hand draws on five or less [10(b)(1)]
                    ma-baccarat | --player 9h,Kd --banker 2c,Kd,3h --wager 3:banker:100 | The Banker's Hand had 2 and must stand. Rule: no card is drawn once either hand is a natural [11(a)]
                    ma-mini | --player 2h,3d,4d,5d --banker 7c,Kd --wager 3:banker:100 | The Player's Hand has 4 cards; three is the most. Rule: no hand gets more than one card beyond its first two [9(d)]
                    ma-mini | --player 9h,Kd --banker 7c,Kd --wager 10:banker:100 | There is no seat 10; the last one is 9.
                    ma-mini | --player 9h,Kd --banker 7c,Kd --wager 3:banker:5 | The wager on Banker is 5.00; the minimum at this table is 10.00.
                    ma-mini | --player 9h,Kd --banker 7c,Kd --wager 3:dragon-7:10 | Dragon 7 is not offered at this table. Rule: Dragon 7 Insurance belongs to EZ Baccarat [7(a)(5)]
                    ma-mini | --player 9h,Kd --banker 7c,Kd --wager 3:banker:10:coupon=5 | This game takes no match play coupons.
                    ma-mini | --player 9h,Kd --banker 7c,Kd --wager 3:house-money:10:press=banker | There is no wager on Banker at seat 3 to press onto. Rule: a House Money payout may be added to the wager on a hand [8(c)(3)(i)(a)]
                    ma-mini-everything | --player 9h,Kd --banker 7c,Kd --wager 3:royal-9:5 | Royal 9 goes with a wager on Player, Banker or Tie; seat 3 has none. Rule: Royal 9 goes with a wager on Player, Banker or Tie [12(i)]
                    ma-mini-everything | --player 9h,Kd --banker 7c,Kd --wager 3:tie:5 --must-hit 3 | There is no Royal 9 wager at seat 3. Rule: when Must Hit is reached one Royal 9 wager of the round wins it at random [12(j)]
                    ma-mini-earlier | --player 9h,Kd --banker 7c,Kd --wager 3:banker:10 --wager 3:royal-9:5 | Royal 9 is not offered at this table.
                    ma-mini-everything | --player 9h,Kd --banker 7c,Kd --wager 3:tie:5 --wager 3:royal-9:5 --meter star=0.01 | star must show at least its seed of 50000.00, not 0.01
                    ma-mini | --player 9h,Kd --banker 7c,Kd --wager 3:banker:100 --meter star=5 | This table has no meter star.
                    """)
    void what_could_not_be_dealt_or_wagered_is_refused_with_the_clause(
            String example, String args, String line) {
        assertEquals(new Run(1, "", "baccarat settle: " + line + "\n"), settle(example, args));
    }

    @Test
    void every_refusal_is_said_at_once() {
        Run run = settle("ma-mini", "--player 2h,3d --banker 7c,Kd --wager 11:banker:1");

        assertEquals(1, run.status());
        assertEquals(2, run.err().lines().count(), run.err());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --player 9h,Kx --banker 7c,Kd --wager 3:banker:100 | is not a list of cards
                    --player 9h,Kd --banker 7c,Kd --wager 3:bankr:100 | a wager must be one of player, banker, tie,
                    --player 9h,Kd --banker 7c,Kd --wager banker:100 | write a wager as seat:wager:amount, as in 3:banker:100
                    --player 9h,Kd --banker 7c,Kd --wager 0:banker:100 | write a seat as 3 or line-3
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:1.5 | write an amount as 100 or 100.00
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:-5 | write an amount as 100 or 100.00
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100:press=banker | only house-money can be pressed
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100:coupon=x | only press=player, press=banker or coupon=50 may follow
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100:coupon=50:coupon=5 | a wager takes one coupon
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100:coupon=0 | a coupon must have a value above zero
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100 --meter sun=5 | is not a meter
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100 --meter star=x | is not an amount
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100 --must-hit x | is not a seat
                    --player 9h,Kd --banker 7c,Kd --wager 3:banker:100 --meter star | is not a meter
                    --player 9h,Kd --banker 7c,Kd --wager 3:house-money:10:press=player:press=banker | House Money can be pressed onto one hand only
                    --player 9h --player Kd --banker 7c,Kd --wager 3:banker:100 | --player
                    --player 9h,Kd --banker 7c,Kd | --wager
                    """)
    void what_cannot_be_read_is_wrong_usage(String args, String said) {
        Run run = settle("ma-mini", args);

        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains(said), run.err());
    }

    @Test
    void must_hit_shows_something_between_its_reset_and_its_ceiling() {
        String round =
                "--player 9h,Kd --banker 7c,Kd --wager 3:tie:5 --wager 3:royal-9:5 --must-hit 3";

        assertEquals(0, settle("ma-mini-everything", round + " --meter must-hit=500").status());
        assertEquals(
                new Run(
                        1,
                        "",
                        "baccarat settle: must-hit must show 200.00 to 500.00, not 500.01\n"),
                settle("ma-mini-everything", round + " --meter must-hit=500.01"));
        assertEquals(
                new Run(1, "", "baccarat settle: This table has no Must Hit.\n"),
                settle("ma-midi-ez", round));
    }

    @Test
    void a_submission_with_objections_settles_nothing(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.yaml"), "no submission at all\n");
        Run run =
                Run.of(
                        "settle --rules %s --player 9h,Kd --banker 7c,Kd --wager 3:banker:100"
                                .formatted(file)
                                .split(" "));

        assertEquals(1, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("baccarat settle: %s:1: ".formatted(file)), run.err());
    }

    private static Run settle(String example, String args) {
        String file = Run.EXAMPLES + example + ".yaml";
        return Run.of(("settle --rules " + file + " " + args).split(" +"));
    }

    private static List<String> steps(Run run) {
        assertEquals("", run.err());
        return run.json()
                .get("steps")
                .valueStream()
                .map(
                        step ->
                                String.join(
                                        " ",
                                        step.get("seat").asString(),
                                        step.get("wager").asString(),
                                        step.get("step").asString(),
                                        step.get("amount").asString(),
                                        step.get("clause").asString()))
                .toList();
    }
}
