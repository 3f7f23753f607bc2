package baccarat.server.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.reports.Paper;
import baccarat.reports.PrintedSubmission.As;
import baccarat.server.FirstTables;
import org.junit.jupiter.api.Test;

/// A dealer's card has the calls that are made at its table, and no others.
class PrintsTest {

    private static String training(String example) {
        String text = FirstTables.submission(example);
        var approved = (Review.Approved) RulesSubmission.review(text);
        return Prints.of(approved, text).html(As.TRAINING, Paper.A4);
    }

    @Test
    void an_ez_table_calls_dragon_7_and_panda_8() {
        String card = training("ma-mini-everything");
        assertTrue(card.contains("\u201cPlayer 6, Banker 7, Banker wins, Dragon 7\u201d"), card);
        assertTrue(card.contains("\u201cPlayer 8, Banker 7, Player wins, Panda 8\u201d"), card);
        assertTrue(card.contains("\u201cno more bets\u201d"), card);
    }

    @Test
    void the_big_table_calls_third_cards() {
        String card = training("ma-baccarat");
        assertTrue(card.contains("\u201ccard for the Banker / Banker stands\u201d"), card);
        assertFalse(card.contains("Dragon 7"), card);
    }

    @Test
    void washington_calls_what_its_house_has_chosen() {
        String card = training("wa-mini");
        assertTrue(card.contains("\u201cplace your wagers\u201d"), card);
        assertFalse(card.contains("no more bets"), card);
    }
}
