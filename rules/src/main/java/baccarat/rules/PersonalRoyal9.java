package baccarat.rules;

import static baccarat.rules.PersonalLine.OTHER_PERSONAL_IDENTICAL;
import static baccarat.rules.PersonalLine.PERSONAL_AGAINST_PERSONAL;
import static baccarat.rules.PersonalLine.PERSONAL_ON_BANKER;
import static baccarat.rules.PersonalLine.PERSONAL_ON_PLAYER;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Royal 9 at Minibaccarat: one personal king-nine at each of six chairs, in the order of the
/// chairs.
public record PersonalRoyal9(
        Money stake,
        List<Combination> chairs,
        Map<Meter, MeterTerms> meters,
        Optional<MustHit> mustHit,
        Optional<String> link)
        implements Royal9 {

    public PersonalRoyal9(
            Money stake,
            List<Combination> chairs,
            Map<Meter, MeterTerms> meters,
            Optional<MustHit> mustHit) {
        this(stake, chairs, meters, mustHit, Optional.empty());
    }

    public PersonalRoyal9 {
        chairs = List.copyOf(chairs);
        meters = Map.copyOf(meters);
    }

    @Override
    public List<String> posted(Combination combination) {
        return List.of(combination.toString());
    }

    @Override
    public Optional<Line> line(Spot chair, Hand player, Hand banker) {
        Combination own = chairs.get(chair.number() - 1);
        Optional<Royal9Hand> players = Royal9Hand.of(player);
        Optional<Royal9Hand> bankers = Royal9Hand.of(banker);
        return personal(own, players, bankers)
                .or(() -> otherChairs(players, bankers))
                .or(() -> anyRoyal9(players, bankers));
    }

    private static Optional<Line> personal(
            Combination own, Optional<Royal9Hand> player, Optional<Royal9Hand> banker) {
        boolean onPlayer = player.filter(hand -> hand.isKingNineOf(own)).isPresent();
        boolean onBanker = banker.filter(hand -> hand.isKingNineOf(own)).isPresent();
        if (onPlayer && onBanker) {
            return Optional.of(PERSONAL_AGAINST_PERSONAL);
        }
        if (onBanker) {
            return Optional.of(PERSONAL_ON_BANKER);
        }
        return onPlayer ? Optional.of(PERSONAL_ON_PLAYER) : Optional.empty();
    }

    /// Both hands are the same king-nine and it is posted at a chair; at this one it would have
    /// been found before.
    private Optional<Line> otherChairs(Optional<Royal9Hand> player, Optional<Royal9Hand> banker) {
        return player.filter(hand -> player.equals(banker))
                .filter(hand -> hand.isKingNine() && chairs.contains(hand.suits()))
                .map(_ -> OTHER_PERSONAL_IDENTICAL);
    }

    private static Optional<Line> anyRoyal9(
            Optional<Royal9Hand> player, Optional<Royal9Hand> banker) {
        return Royal9Hand.anyOf(
                player,
                banker,
                PersonalLine.SUITED_AGAINST_SUITED,
                PersonalLine.ROYAL_9_AGAINST_ROYAL_9,
                PersonalLine.ANY_SUITED_ROYAL_9,
                PersonalLine.ANY_OTHER_ROYAL_9);
    }
}
