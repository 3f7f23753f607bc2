package baccarat.shoe;

import baccarat.cards.ByteSource;
import java.security.DrbgParameters;
import java.security.DrbgParameters.Capability;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;

/// The bytes of live shoes: a generator by NIST SP 800-90A that takes 256 new bits from the
/// operating system before each 32 bytes it gives.
///
/// Eight decks have 2,229 bits of orders. A generator seeded once with 256 bits reaches next to
/// none of them; this one takes in as many bits as it gives out, some 6,800 for such a shoe. One
/// for each shoe, by one thread.
public final class FreshBytes implements ByteSource {

    private static final int STRENGTH = 256;

    private final SecureRandom generator = generator();
    private final byte[] block = new byte[Bytes32.LENGTH];
    private int next = block.length;

    @Override
    public byte next() {
        if (next == block.length) {
            generator.nextBytes(block, DrbgParameters.nextBytes(STRENGTH, true, new byte[0]));
            next = 0;
        }
        return block[next++];
    }

    static SecureRandom generator() {
        try {
            return SecureRandom.getInstance(
                    "DRBG",
                    DrbgParameters.instantiation(STRENGTH, Capability.PR_AND_RESEED, new byte[0]));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("this Java has no generator of 256 bits", e);
        }
    }
}
