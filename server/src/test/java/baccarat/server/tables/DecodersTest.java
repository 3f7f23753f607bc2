package baccarat.server.tables;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the fuzzer began with and what it has found, and a few thousand damaged copies of it.
class DecodersTest {

    private static final Path CORPUS = Path.of("src/test/fuzz");
    private static final int COPIES = 1_000;

    private static List<Path> corpus(Decoders.Target target) throws IOException {
        Path folder = CORPUS.resolve(target.name().toLowerCase(Locale.ROOT));
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatever_it_is_given_it_reads_or_refuses(Decoders.Target target) throws IOException {
        List<Path> corpus = corpus(target);
        assertTrue(corpus.size() >= 2, target + " has nothing to begin with");
        for (Path file : corpus) {
            read(target, Files.readAllBytes(file), file.toString());
        }
        var random = new Random(1);
        // A backup makes and removes a folder each time.
        int copies = target == Decoders.Target.BACKUP ? COPIES / 20 : COPIES;
        for (int copy = 0; copy < copies; copy++) {
            byte[] one = Files.readAllBytes(corpus.get(random.nextInt(corpus.size())));
            byte[] other = Files.readAllBytes(corpus.get(random.nextInt(corpus.size())));
            read(target, damaged(one, other, random), "copy " + copy);
        }
    }

    private static void read(Decoders.Target target, byte[] bytes, String what) {
        try {
            target.read(bytes);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError(target + " " + what + ": " + new String(bytes, UTF_8), e);
        }
    }

    /// Bytes changed, cut out, or taken from another.
    private static byte[] damaged(byte[] one, byte[] other, Random random) {
        byte[] copy = one.clone();
        for (int times = random.nextInt(1, 5); times > 0 && copy.length > 1; times--) {
            int at = random.nextInt(copy.length);
            switch (random.nextInt(4)) {
                case 0 -> copy[at] = (byte) random.nextInt(256);
                case 1 -> copy[at] = (byte) "{}[]\":,0-9e.'\\".charAt(random.nextInt(14));
                case 2 -> copy = Arrays.copyOf(copy, at);
                default -> copy = spliced(copy, at, other, random.nextInt(other.length + 1));
            }
        }
        return copy;
    }

    private static byte[] spliced(byte[] one, int at, byte[] other, int from) {
        byte[] both = Arrays.copyOf(one, at + other.length - from);
        System.arraycopy(other, from, both, at, other.length - from);
        return both;
    }
}
