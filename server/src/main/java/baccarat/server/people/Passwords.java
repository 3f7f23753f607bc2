package baccarat.server.people;

import baccarat.server.work.FairQueue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/// Argon2id, written as `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
///
/// Each hash takes memory and a core for a while, and anyone can cause thousands. They wait in a
/// queue of their own and never run on a thread that deals.
public final class Passwords {

    private static final int SALT = 16;
    private static final int HASH = 32;

    private static final Pattern WRITTEN =
            Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=1\\$([^$]+)\\$([^$]+)");

    private static final Base64.Encoder ENCODER = Base64.getEncoder().withoutPadding();
    private static final Base64.Decoder DECODER = Base64.getDecoder();

    private final SecureRandom random = new SecureRandom();
    private final FairQueue queue;
    private final Cost cost;
    private final AtomicLong evaluations = new AtomicLong();

    /// Compared with for unknown names, so that they take as long as known ones.
    private final String nobodys;

    /// The cost of one hash. Casinos use the default; tests of other things use less.
    ///
    /// @param memory in KiB
    /// @param passes over all of it
    public record Cost(int memory, int passes) {

        public static final Cost USUAL = new Cost(19_456, 2);
    }

    public Passwords(FairQueue.Size places, Cost cost) {
        this.queue = new FairQueue("sign-ins", places);
        this.cost = cost;
        this.nobodys = hash("nobody's password");
    }

    public String hash(String password) {
        var salt = new byte[SALT];
        random.nextBytes(salt);
        return "$argon2id$v=19$m=%d,t=%d,p=1$%s$%s"
                .formatted(
                        cost.memory(),
                        cost.passes(),
                        ENCODER.encodeToString(salt),
                        ENCODER.encodeToString(argon2(password, salt, cost)));
    }

    public boolean matches(String password, String hashed) {
        Matcher written = WRITTEN.matcher(hashed);
        if (!written.matches()) {
            throw new IllegalStateException("a stored password hash has an unknown format");
        }
        byte[] hash =
                argon2(
                        password,
                        DECODER.decode(written.group(3)),
                        new Cost(
                                Integer.parseInt(written.group(1)),
                                Integer.parseInt(written.group(2))));
        return MessageDigest.isEqual(hash, DECODER.decode(written.group(4)));
    }

    /// Takes as long as a comparison and never matches.
    public boolean matchesNobody(String password) {
        matches(password, nobodys);
        return false;
    }

    /// The number of hashes computed, which shows whether all sign-ins cost the same.
    public long evaluations() {
        return evaluations.get();
    }

    private byte[] argon2(String password, byte[] salt, Cost of) {
        return queue.await(() -> evaluated(password, salt, of));
    }

    private byte[] evaluated(String password, byte[] salt, Cost of) {
        evaluations.incrementAndGet();
        var generator = new Argon2BytesGenerator();
        generator.init(
                new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                        .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                        .withMemoryAsKB(of.memory())
                        .withIterations(of.passes())
                        .withParallelism(1)
                        .withSalt(salt)
                        .build());
        var hash = new byte[HASH];
        generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
        return hash;
    }
}
