package baccarat.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `baccarat random`: the random numbers themselves, for a test lab's own battery.
@Command(
        name = "random",
        mixinStandardHelpOptions = true,
        version = Main.VERSION,
        sortOptions = false,
        description = {
            "Writes random bytes to standard output, for statistical test suites.",
            "They come from the source of live shoes, or with --seed from the stream that deal"
                    + " --seed shuffles by.",
            "With --decks it writes shuffled shoes instead, a byte for each card: 0 to 51, by suit"
                    + " and rank."
        },
        footer = {
            "",
            "Examples:",
            "  baccarat random --bytes 1G > live.bin",
            "  baccarat random | RNG_test stdin8",
            "  baccarat random --seed 1 --bytes 32 | xxd",
            "  baccarat random --decks 8 --shoes 1M > shoes.bin"
        })
final class RandomCommand implements Runnable {

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Repeatable bytes from this seed, not those of live shoes.")
    private @Nullable Long seed;

    @Option(
            names = "--bytes",
            paramLabel = "N",
            converter = Count.Converter.class,
            description = "How many bytes (default: until the reader stops).")
    private @Nullable Count bytes;

    @Option(
            names = "--decks",
            paramLabel = "N",
            description = "Write shuffled shoes of this number of decks, from 1 to 16.")
    private @Nullable Integer decks;

    @Option(
            names = "--shoes",
            paramLabel = "N",
            converter = Count.Converter.class,
            description = "How many shoes (default: until the reader stops).")
    private @Nullable Count shoes;

    @Override
    public void run() {
        if (decks == null && shoes != null) {
            throw Stop.wrongUsage("--shoes goes with --decks, the size of a shoe");
        }
        if (decks != null && bytes != null) {
            throw Stop.wrongUsage("--bytes does not go with --decks; say how many --shoes");
        }
        if (decks != null && (decks < 1 || decks > 16)) {
            throw Stop.wrongUsage("--decks must be from 1 to 16, not " + decks);
        }
        var numbers = new RandomNumbers(Optional.ofNullable(seed));
        long most =
                Optional.ofNullable(decks == null ? bytes : shoes)
                        .map(Count::value)
                        .orElse(Long.MAX_VALUE);
        try (OutputStream out =
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16)) {
            if (decks == null) {
                numbers.bytes(out, most);
            } else {
                numbers.shoes(out, decks, most);
            }
        } catch (IOException e) {
            // The reader has enough.
        }
    }
}
