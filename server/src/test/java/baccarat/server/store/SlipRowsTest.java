package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.rules.Money;
import baccarat.server.store.Slips.Kind;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/// What somebody signed for alone, in both databases.
class SlipRowsTest extends StoreCase {

    private void slip(String id, Kind kind, long dollars, Instant done, String... signers) {
        List<Slips.Signature> signatures =
                List.of(signers).stream()
                        .map(name -> new Slips.Signature(name, "floorperson", NOON, "password"))
                        .toList();
        var slip =
                new Slips.Slip(
                        id,
                        kind,
                        Optional.empty(),
                        Optional.of("anna"),
                        Money.dollars(dollars),
                        Optional.empty(),
                        Optional.of("a reason"),
                        Optional.empty(),
                        signatures.subList(0, 1),
                        NOON,
                        Optional.empty(),
                        Optional.empty());
        write(
                handle -> {
                    Slips.add(handle, slip);
                    signatures.stream().skip(1).forEach(one -> Slips.sign(handle, slip.with(one)));
                    Slips.done(handle, id, done);
                    return true;
                });
    }

    private Money alone(String person, boolean coupons, Instant since) {
        return store.read(handle -> Slips.alone(handle, person, coupons, since));
    }

    @Test
    void only_slips_with_one_signature_count_by_kind_person_and_time() {
        slip("1", Kind.DEPOSIT, 100, NOON, "fay");
        slip("2", Kind.WITHDRAWAL, 20, NOON, "fay");
        slip("3", Kind.COUPON, 7, NOON, "fay");
        slip("4", Kind.DEPOSIT, 1_000, NOON, "fay", "gus");
        slip("5", Kind.DEPOSIT, 3, NOON.minusSeconds(60), "fay");
        slip("6", Kind.DEPOSIT, 5, NOON, "gus");

        assertEquals(Money.dollars(120), alone("fay", false, NOON));
        assertEquals(Money.dollars(123), alone("fay", false, NOON.minusSeconds(60)));
        assertEquals(Money.dollars(7), alone("fay", true, NOON));
        assertEquals(Money.dollars(5), alone("gus", false, NOON));
        assertEquals(Money.ZERO, alone("hal", false, NOON));
    }

    @Test
    void a_slip_is_carried_out_once() {
        slip("1", Kind.FILL, 100, NOON, "fay", "dan");

        assertThrows(CompletionException.class, () -> write(new Attached.SlipDone("1", NOON)));
    }
}
