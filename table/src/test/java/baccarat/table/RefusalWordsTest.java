package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import org.junit.jupiter.api.Test;

class RefusalWordsTest {

    @Test
    void a_refusal_says_what_is_there() {
        assertEquals(
                "All cards 5h of the decks have already been seen.",
                RefusalWords.noneLeft(Seated.card("5h")));
        assertEquals(
                "The decks do not hold all of these cards any more: [5h, 5h].",
                RefusalWords.notAllLeft(Seated.cards("5h,5h")));
        assertEquals(
                "The amount is 0.00; it must be greater than zero.",
                RefusalWords.aboveZero(Money.ZERO));
        TableState state = Seated.open("ma-mini", 2).state();
        assertEquals(
                "The wagers at seat 2 come to only 0.00.",
                RefusalWords.cannotPay(state, new Account.Wagers(Spot.seat(2))).detail());
    }
}
