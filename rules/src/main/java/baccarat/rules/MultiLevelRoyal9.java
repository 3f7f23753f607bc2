package baccarat.rules;

import baccarat.cards.Rank;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Royal 9 at the big table and at Midibaccarat: three combinations at each of chairs 1 to 9, the
/// king, queen or jack of one suit with the nine of another.
public record MultiLevelRoyal9(Money stake, Map<Meter, MeterTerms> meters, Optional<String> link)
        implements Royal9 {

    public MultiLevelRoyal9(Money stake, Map<Meter, MeterTerms> meters) {
        this(stake, meters, Optional.empty());
    }

    public MultiLevelRoyal9 {
        meters = Map.copyOf(meters);
    }

    /// The seeds and rates of the document's two pay tables.
    public enum PayTable {
        ONE(50_000, 900),
        TWO(25_000, 960);

        private final Map<Meter, MeterTerms> meters;

        PayTable(long majorSeed, int majorRate) {
            MeterTerms personal = MeterTerms.of(Money.dollars(350), Rate.percent(5));
            meters =
                    Map.of(
                            Meter.MAJOR,
                            MeterTerms.of(Money.dollars(majorSeed), new Rate(majorRate)),
                            Meter.K9_BANKER,
                            personal,
                            Meter.K9_PLAYER,
                            personal);
        }

        public Map<Meter, MeterTerms> meters() {
            return meters;
        }
    }

    @Override
    public List<Combination> chairs() {
        return Combination.OF_CHAIRS;
    }

    @Override
    public List<String> posted(Combination combination) {
        return Stream.of(Rank.KING, Rank.QUEEN, Rank.JACK).map(combination::with).toList();
    }

    @Override
    public Optional<MustHit> mustHit() {
        return Optional.empty();
    }

    @Override
    public Optional<Line> line(Spot chair, Hand player, Hand banker) {
        Optional<Royal9Hand> players = Royal9Hand.of(player);
        Optional<Royal9Hand> bankers = Royal9Hand.of(banker);
        return personal(combinationOf(chair), players, bankers)
                .or(() -> anyRoyal9(players, bankers));
    }

    /// Chairs above 9 have no combination of their own (reading 22).
    private static Optional<Combination> combinationOf(Spot chair) {
        return chair.number() <= Combination.OF_CHAIRS.size()
                ? Optional.of(Combination.OF_CHAIRS.get(chair.number() - 1))
                : Optional.empty();
    }

    private static Optional<Line> personal(
            Optional<Combination> chair, Optional<Royal9Hand> player, Optional<Royal9Hand> banker) {
        Optional<Royal9Hand> players =
                player.filter(hand -> chair.equals(Optional.of(hand.suits())));
        Optional<Royal9Hand> bankers =
                banker.filter(hand -> chair.equals(Optional.of(hand.suits())));
        if (players.isPresent() && bankers.isPresent()) {
            return Optional.of(
                    players.equals(bankers) ? MultiLevelLine.EXACT_MATCH : MultiLevelLine.ANY_TWO);
        }
        if (bankers.filter(Royal9Hand::isKingNine).isPresent()) {
            return Optional.of(MultiLevelLine.K9_ON_BANKER);
        }
        return players.filter(Royal9Hand::isKingNine).map(_ -> MultiLevelLine.K9_ON_PLAYER);
    }

    private static Optional<Line> anyRoyal9(
            Optional<Royal9Hand> player, Optional<Royal9Hand> banker) {
        return Royal9Hand.anyOf(
                player,
                banker,
                MultiLevelLine.SUITED_TIE_HAND,
                MultiLevelLine.TIE_HAND,
                MultiLevelLine.ANY_SUITED,
                MultiLevelLine.ANY_ROYAL_9);
    }
}
