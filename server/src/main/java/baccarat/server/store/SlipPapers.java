package baccarat.server.store;

import baccarat.rules.Money;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/// What stands on the paper of a slip beside its amount: its number, and the chips by denomination.
public final class SlipPapers {

    private SlipPapers() {}

    /// The number and the chips, the greatest denomination first; no chips where only an amount was
    /// given.
    public record Paper(long number, SortedMap<Money, Integer> chips) {}

    /// Numbers slips in the order in which they are asked for. The row is locked until the slip is
    /// stored, so that no number is left out or given twice.
    static void number(Handle handle, String slip) {
        handle.execute(
                "INSERT INTO last_slip (place, number) VALUES (1, 1)"
                        + " ON CONFLICT (place) DO UPDATE SET number = last_slip.number + 1");
        handle.execute(
                "INSERT INTO slip_number (slip, number) SELECT ?, number FROM last_slip WHERE place = 1",
                slip);
    }

    public static void chips(Handle handle, String slip, Map<Money, Integer> chips) {
        chips.forEach(
                (value, pieces) ->
                        handle.execute(
                                "INSERT INTO slip_chips (slip, cents, pieces) VALUES (?, ?, ?)",
                                slip,
                                value.cents(),
                                pieces));
    }

    public static Paper of(Handle handle, String slip) {
        var chips =
                new TreeMap<Money, Integer>(
                        (one, other) -> Long.compare(other.cents(), one.cents()));
        handle.createQuery("SELECT cents, pieces FROM slip_chips WHERE slip = ?")
                .bind(0, slip)
                .map((row, _) -> Map.entry(new Money(row.getLong("cents")), row.getInt("pieces")))
                .forEach(one -> chips.put(one.getKey(), one.getValue()));
        long number =
                handle.createQuery("SELECT number FROM slip_number WHERE slip = ?")
                        .bind(0, slip)
                        .mapTo(Long.class)
                        .one();
        return new Paper(number, chips);
    }
}
