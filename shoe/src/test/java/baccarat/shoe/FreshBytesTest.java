package baccarat.shoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ByteSource;
import java.math.BigInteger;
import java.security.DrbgParameters;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreshBytesTest {

    @Test
    void the_generator_has_256_bits_of_strength_and_takes_new_ones_whenever_asked() {
        var parameters =
                assertInstanceOf(
                        DrbgParameters.Instantiation.class, FreshBytes.generator().getParameters());

        assertEquals(256, parameters.getStrength());
        assertEquals(DrbgParameters.Capability.PR_AND_RESEED, parameters.getCapability());
    }

    @Test
    void no_32_bytes_come_twice() {
        var seen = new HashSet<Bytes32>();
        for (int source = 0; source < 20; source++) {
            var bytes = new FreshBytes();
            for (int block = 0; block < 50; block++) {
                seen.add(Bytes32.drawn(bytes));
            }
        }

        assertEquals(1000, seen.size());
    }

    @Test
    void a_live_shoe_deals_its_decks() {
        SealedShoe one = SealedShoe.of(Seeded.NAME, 8, new FreshBytes());
        SealedShoe other = SealedShoe.of(Seeded.NAME, 8, new FreshBytes());

        assertEquals(416, one.cut(List.of(Seeded.cut(52, 1))).order().cards().size());
        assertNotEquals(one.root(), other.root());
    }

    /// As many new bits come in as bytes go out, 256 for 32 of them. The orders of eight decks have
    /// 2,229 bits: 416 factorial by 8 factorial for each of the 52 faces.
    @Test
    void an_order_takes_in_more_new_bits_than_there_are_bits_of_orders() {
        BigInteger orders = BigInteger.ONE;
        for (int card = 2; card <= 416; card++) {
            orders = orders.multiply(BigInteger.valueOf(card));
        }
        for (int face = 0; face < 52; face++) {
            orders = orders.divide(BigInteger.valueOf(40_320));
        }
        assertEquals(2229, orders.bitLength() - 1);

        int least = Integer.MAX_VALUE;
        for (long seed = 0; seed < 100; seed++) {
            var counted = new int[1];
            ByteSource bytes = Seeded.bytes(seed);
            var shoe =
                    SealedShoe.of(
                            Seeded.NAME,
                            8,
                            () -> {
                                counted[0]++;
                                return bytes.next();
                            });
            assertEquals(416, shoe.cards());
            least = Math.min(least, 8 * (counted[0] - Bytes32.LENGTH));
        }
        assertTrue(least > 2 * 2229, "only " + least + " bits");
    }
}
