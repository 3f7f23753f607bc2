package baccarat.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Rate;
import org.junit.jupiter.api.Test;

/// What Must Hit gives back in the long run.
class MustHitReturnTest {

    /// From 200 to 500 it is won at 350 on average, and patrons have put in 150 of that.
    @Test
    void it_pays_the_trigger_for_what_patrons_put_in_since_the_reset() {
        var terms = new MustHit(Money.dollars(200), Money.dollars(500), Rate.percent(1), true);

        OddsJson.Exact bound = OddsJson.mustHit(terms).longRunReturn();

        assertEquals("7/300", bound.numerator() + "/" + bound.denominator());
    }
}
