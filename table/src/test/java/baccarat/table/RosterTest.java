package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Who is at the table, and what is owed at which place.
class RosterTest {

    private static final Spot TWO = Spot.seat(2);
    private static final Spot FIVE = Spot.seat(5);
    private static final Money TEN = Money.dollars(10);
    private static final Money ONE = Money.dollars(1);

    private static final Patron P2 = new Patron("p2", List.of(TWO, Spot.line(1)), false);
    private static final Patron P5 = new Patron("p5", List.of(FIVE), false);
    private static final Patron P7 = new Patron("p7", List.of(Spot.seat(7)), true);

    private static Roster roster(Map<Spot, Marker> markers, Unpaid... unpaid) {
        return new Roster(List.of(P5, P2, P7), markers, List.of(unpaid));
    }

    @Test
    void seats_are_those_of_patrons_who_have_not_left_lowest_first() {
        assertEquals(List.of(TWO, FIVE), roster(Map.of()).seats());
    }

    @Test
    void chips_at_a_spot_have_an_owner() {
        assertEquals("p5", roster(Map.of()).ownerOf(FIVE));
        CorruptLog found =
                assertThrows(CorruptLog.class, () -> roster(Map.of()).ownerOf(Spot.seat(9)));
        assertEquals("nobody is at seat 9", found.getMessage());
    }

    @Test
    void vigorish_is_overdue_once_it_was_asked_for_or_left_behind() {
        var marked = Map.of(FIVE, new Marker(TEN, false), TWO, new Marker(ONE, true));

        assertEquals(List.of(FIVE), roster(marked).owing());
        assertEquals(true, roster(marked).isOverdue(P2));
        assertEquals(false, roster(marked).isOverdue(P5));
        assertEquals(false, roster(Map.of()).isOverdue(P2));
        assertEquals(true, roster(Map.of(), new Unpaid("p5", TWO, ONE)).isOverdue(P5));
        assertEquals(false, roster(Map.of(), new Unpaid("p5", TWO, ONE)).isOverdue(P2));
    }

    @Test
    void a_payment_is_for_one_patron_at_one_spot() {
        var atTwo = new Unpaid("p9", TWO, TEN);
        var atFive = new Unpaid("p9", FIVE, TEN);
        var others = new Unpaid("p8", TWO, TEN);
        Roster owed = roster(Map.of(), atFive, others, atTwo);

        assertEquals(Optional.of(atFive), owed.unpaidAt(FIVE));
        assertEquals(Optional.of(others), owed.unpaidAt(TWO));
        assertEquals(
                List.of(atFive, others, new Unpaid("p9", TWO, ONE)),
                owed.paidAt("p9", TWO, ONE).unpaid());
        assertEquals(List.of(atFive, others), owed.paidAt("p9", TWO, Money.ZERO).unpaid());
        assertEquals(Map.of(TWO, new Marker(ONE, true)), owed.paidAt("p2", TWO, ONE).markers());
        assertEquals(Map.of(), owed.paidAt("p2", TWO, Money.ZERO).markers());
        assertEquals(List.of(atFive, others, atTwo), owed.paidAt("p2", TWO, ONE).unpaid());
    }
}
