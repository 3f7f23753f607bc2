package baccarat.simulation.strategy;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Side;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Wagers when the last results of the shoe are the given ones, the newest last. Ties are passed
/// over, as on the big road, unless the pattern has one.
final class Pattern implements Strategy {

    private static final String LETTERS = "PBT";
    private static final int BITS = 2;
    private static final int LENGTH_AT_MOST = 30;

    private final Bets bets;
    private final boolean readsTies;
    private final int length;
    private final long wanted;
    private final long mask;

    /// The newest result in the lowest bits.
    private long history;

    private int known;

    private Pattern(String letters, Bets bets) {
        this.bets = bets;
        readsTies = letters.contains("T");
        length = letters.length();
        mask = (1L << (BITS * length)) - 1;
        long code = 0;
        for (int place = 0; place < length; place++) {
            code = code << BITS | LETTERS.indexOf(letters.charAt(place));
        }
        wanted = code;
    }

    @Override
    public void wager(Seen seen, Stakes stakes) {
        if (seen.round() == 1) {
            known = 0;
        }
        if (known >= length && (history & mask) == wanted) {
            bets.place(stakes, 1);
        }
    }

    @Override
    public void settled(RoundResult result, long won) {
        if (readsTies || !result.isTie()) {
            history = history << BITS | LETTERS.indexOf(letter(result));
            known++;
        }
    }

    private static char letter(RoundResult result) {
        return result.isTie() ? 'T' : result.isWonBy(Side.PLAYER) ? 'P' : 'B';
    }

    static StrategyFactory read(Arguments arguments) {
        String text =
                arguments
                        .next()
                        .orElseThrow(() -> new Unreadable("a pattern is missing, as in BB>P"));
        arguments.end("a pattern is written BB>P or BBB>player=2");
        List<String> parts = List.of(text.split(">", -1));
        String letters = parts.getFirst().toUpperCase(Locale.ROOT);
        if (parts.size() != 2 || !letters.matches("[PBT]{1," + LENGTH_AT_MOST + "}")) {
            throw new Unreadable(
                    "'%s': a pattern is 1 to %d of P, B and T, then > and a wager, as in BB>P"
                            .formatted(text, LENGTH_AT_MOST));
        }
        Bets bets = Bets.of(inFull(parts.get(1)), arguments.rules());
        String description =
                "%s after %s in a shoe%s"
                        .formatted(
                                bets, letters, letters.contains("T") ? "" : ", ties passed over");
        return StrategyFactory.of(description, () -> new Pattern(letters, bets));
    }

    /// A hand or a tie may be written as a letter here too.
    private static String inFull(String bets) {
        return Stream.of(bets.split("\\+", -1))
                .map(bet -> bet.replaceFirst("^[Pp](?=$|=)", "player"))
                .map(bet -> bet.replaceFirst("^[Bb](?=$|=)", "banker"))
                .map(bet -> bet.replaceFirst("^[Tt](?=$|=)", "tie"))
                .collect(joining("+"));
    }
}
