package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.views.Told;
import baccarat.table.Person;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/// Frames as they are told, and who goes on with which.
class ToldTest {

    private static Told told(OptionalLong first, long number) {
        return new Told(first, number, "{\"n\":1}", Optional.empty(), "", Map.of());
    }

    @Test
    void somebody_goes_on_with_the_next_event_and_with_no_other() {
        assertTrue(told(OptionalLong.of(5), 7).isNextAfter(4));
        assertFalse(told(OptionalLong.of(5), 7).isNextAfter(3));
        assertFalse(told(OptionalLong.of(5), 7).isNextAfter(5));
    }

    /// Or whoever comes for the first time would be told of the clock of an empty log, and of all
    /// that followed, before they see the table.
    @Test
    void nobody_goes_on_with_a_clock_alone() {
        assertFalse(told(OptionalLong.empty(), 0).isNextAfter(-1));
        assertFalse(told(OptionalLong.empty(), 4).isNextAfter(3));
    }

    @Test
    void more_is_told_to_one_person_alone() {
        Person anna = Person.patron("anna");
        var lifted =
                new Told(
                        OptionalLong.of(5),
                        5,
                        "{\"n\":5}",
                        Optional.of(anna),
                        "{\"n\":5,\"face\":\"As\"}",
                        Map.of());

        assertEquals("{\"n\":5,\"face\":\"As\"}", lifted.text(anna));
        assertEquals("{\"n\":5}", lifted.text(Person.patron("bert")));
        assertEquals("{\"n\":5}", lifted.text(Person.dealer("anna")));
        assertEquals("{\"n\":5,\"you\":{}}", lifted.text(Person.patron("bert"), "{}"));
    }
}
