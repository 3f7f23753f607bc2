package baccarat.simulation.strategy;

import static java.util.stream.Collectors.joining;

import baccarat.rules.Wager;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What each rank counts, ace to king.
///
/// @param origin where the tags come from, in words
record Tags(List<Integer> byRank, String origin) {

    private static final int POINT_VALUES = 10;
    private static final int TENS = 4;
    private static final int TAG_AT_MOST = 100;

    /// Those that E. Jacobson published for the two insurance wagers.
    private static final Map<Wager, Tags> PUBLISHED =
            Map.of(
                    Wager.DRAGON_7,
                    ofValues(List.of(0, 0, 0, -1, -1, -1, -1, 2, 2, 0), "the published tags"),
                    Wager.PANDA_8,
                    ofValues(List.of(1, 1, -2, -2, -2, -1, -1, -2, 4, 1), "the published tags"));

    /// The true count to begin at that was published with them.
    private static final Map<Wager, BigDecimal> PUBLISHED_AT =
            Map.of(Wager.DRAGON_7, BigDecimal.valueOf(4));

    Tags {
        byRank = List.copyOf(byRank);
    }

    static Tags of(String text) {
        List<Integer> tags = Stream.of(text.split("/", -1)).map(Tags::tag).toList();
        if (tags.size() != POINT_VALUES) {
            throw new Unreadable(
                    "tags are %d numbers from ace to ten, not %d"
                            .formatted(POINT_VALUES, tags.size()));
        }
        return ofValues(tags, "the tags");
    }

    private static int tag(String text) {
        return Arguments.number(text)
                .filter(tag -> -TAG_AT_MOST <= tag && tag <= TAG_AT_MOST)
                .map(Math::toIntExact)
                .orElseThrow(
                        () ->
                                new Unreadable(
                                        "'%s': a tag is a whole number from -%d to %d"
                                                .formatted(text, TAG_AT_MOST, TAG_AT_MOST)));
    }

    /// Ten, jack, queen and king count alike.
    private static Tags ofValues(List<Integer> tags, String origin) {
        Stream<Integer> faces = Collections.nCopies(TENS - 1, tags.getLast()).stream();
        return new Tags(Stream.concat(tags.stream(), faces).toList(), origin);
    }

    static Optional<Tags> published(Wager wager) {
        return Optional.ofNullable(PUBLISHED.get(wager));
    }

    static Optional<BigDecimal> publishedAt(Wager wager) {
        return Optional.ofNullable(PUBLISHED_AT.get(wager));
    }

    @Override
    public String toString() {
        return byRank.subList(0, POINT_VALUES).stream()
                .map(String::valueOf)
                .collect(joining("/", origin + " ", ""));
    }
}
