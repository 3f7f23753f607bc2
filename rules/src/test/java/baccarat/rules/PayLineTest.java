package baccarat.rules;

import static baccarat.rules.Hands.round;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PayLineTest {

    private static final List<TableRules> TABLES = List.of(Tables.MIDI, Tables.EZ, Tables.MINI);

    private static final List<Round> ROUNDS =
            List.of(
                    round("9h Kd", "8h Kd"),
                    round("9h Kd", "2h 3d Kc"),
                    round("6h Kd", "7h Kd"),
                    round("6h Kd", "2c 4d"),
                    round("6h Kd", "2h 2d 3c"),
                    round("2h 2d 4c", "7h Kd"),
                    round("3h 3d", "3c 3s"),
                    round("Kh 9h", "Kh 9h"),
                    round("Ks 9h", "6h Kd"));

    @Test
    void what_wins_is_paid_by_one_of_the_lines() {
        int paid = 0;
        for (TableRules rules : TABLES) {
            for (Wager wager : Wager.values()) {
                List<PayLine> lines = PayLine.of(wager, rules);
                for (Round round : rules.wagers().include(wager) ? ROUNDS : List.<Round>of()) {
                    switch (Outcome.of(wager, Spot.seat(1), round, rules)) {
                        case Outcome.Wins wins -> {
                            assertTrue(odds(lines).anyMatch(wins.odds()::equals), wager.spoken());
                            paid++;
                        }
                        case Outcome.WinsAward(var line) -> {
                            assertTrue(awards(lines).anyMatch(line.award()::equals), line.gist());
                            paid++;
                        }
                        case Outcome.Loses _, Outcome.Pushes _ -> {}
                    }
                }
            }
        }
        assertTrue(paid > 0, "no wager won");
    }

    @Test
    void a_wager_on_the_tie_pays_what_the_house_submitted() {
        assertEquals(
                List.of(new PayLine.ToOne("win", "", new PayoutOdds(9))),
                PayLine.of(Wager.TIE, Tables.withTieOdds(Tables.MIDI, 9)));
    }

    @Test
    void lines_are_named_and_worded_as_a_pay_table_has_them() {
        assertEquals(
                List.of(
                        "win-by-9: a win by 9",
                        "win-by-8: by 8",
                        "win-by-7: by 7",
                        "win-by-6: by 6",
                        "win-by-5: by 5",
                        "win-by-4: by 4",
                        "natural-winner: a winning natural",
                        "both-pairs: both hands are pairs",
                        "one-pair: one hand is a pair"),
                Stream.of(Wager.DRAGON_BONUS_PLAYER, Wager.HOUSE_MONEY)
                        .flatMap(wager -> PayLine.of(wager, Tables.EZ).stream())
                        .map(line -> line.name() + ": " + line.on())
                        .toList());
    }

    private static Stream<PayoutOdds> odds(List<PayLine> lines) {
        return lines.stream()
                .flatMap(
                        line ->
                                line instanceof PayLine.ToOne(_, _, var odds)
                                        ? Stream.of(odds)
                                        : Stream.empty());
    }

    private static Stream<Award> awards(List<PayLine> lines) {
        return lines.stream()
                .flatMap(
                        line ->
                                line instanceof PayLine.OwnAmount(_, _, var award)
                                        ? Stream.of(award)
                                        : Stream.empty());
    }
}
