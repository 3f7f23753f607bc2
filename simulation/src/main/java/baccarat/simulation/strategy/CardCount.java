package baccarat.simulation.strategy;

import baccarat.cards.Decks;
import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.Optional;

/// Wagers when the true count is high enough: the tags of all cards seen, over the decks that are
/// left in the shoe. The first card is seen, cards burned face down are not.
final class CardCount implements Strategy {

    private final Bets bets;
    private final int[] tags;
    private final long at;
    private final long scale;

    private CardCount(Bets bets, Tags tags, BigDecimal at) {
        this.bets = bets;
        this.tags = tags.byRank().stream().mapToInt(Integer::intValue).toArray();
        scale = BigDecimal.TEN.pow(Math.max(at.scale(), 0)).longValueExact();
        this.at = at.multiply(BigDecimal.valueOf(scale)).longValueExact();
    }

    /// Multiplied out instead of divided, so that it is exact.
    @Override
    public void wager(Seen seen, Stakes stakes) {
        long count = seen.runningCount(tags) * Decks.CARDS_PER_DECK;
        if (count * scale >= at * seen.cardsLeft()) {
            bets.place(stakes, 1);
        }
    }

    static StrategyFactory read(Arguments arguments) {
        Bets bets = arguments.bets();
        Optional<String> said = arguments.option("tags");
        Optional<BigDecimal> saidAt = arguments.option("at").map(CardCount::number);
        arguments.end("what may follow is tags=0/0/0/-1/-1/-1/-1/2/2/0 and at=4");
        if (bets.all().size() > 1 && (said.isEmpty() || saidAt.isEmpty())) {
            throw new Unreadable("a count for several wagers needs its tags and at");
        }
        Wager wager = bets.all().getFirst().wager();
        Tags tags =
                said.map(Tags::of)
                        .or(() -> Tags.published(wager))
                        .orElseGet(() -> Effects.of(wager, arguments).tags());
        BigDecimal at =
                saidAt.or(() -> said.isEmpty() ? Tags.publishedAt(wager) : Optional.empty())
                        .orElseGet(() -> Effects.of(wager, arguments).turn(tags));
        String description =
                "%s at a true count of %s or more, by %s"
                        .formatted(bets, at.stripTrailingZeros().toPlainString(), tags);
        return StrategyFactory.of(description, () -> new CardCount(bets, tags, at));
    }

    private static BigDecimal number(String text) {
        if (!text.matches("-?[0-9]{1,4}([.][0-9]{1,4})?")) {
            throw new Unreadable("at is a number such as 4 or 3.5, not '%s'".formatted(text));
        }
        return new BigDecimal(text);
    }
}
