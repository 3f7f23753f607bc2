package baccarat.table;

import baccarat.rules.Spot;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The shoe being dealt, without its hidden cards.
///
/// @param number which shoe of this table, from 1
/// @param rounds the rounds of the table so far; their numbers run on from shoe to shoe
/// @param freeHands the free hands of this shoe so far
/// @param seal the commitment to its order, if there is one
/// @param choices what the record says of the sealed shoes so far
/// @param behind how many cards lie behind the cover card, as it was placed
/// @param active when it was made ready, or a wager was last made with it
public record Shoe(
        int number,
        int rounds,
        int freeHands,
        Cover cover,
        int behind,
        List<Aside> aside,
        Optional<Seal> seal,
        HouseChoices choices,
        Instant active) {

    public enum Cover {
        /// Still in the shoe.
        IN,
        /// Seen at the mouth of the shoe between rounds: it counts as out first in the next.
        SEEN,
        /// Out: the round under way is finished, then "last hand" is called.
        OUT,
        /// "Last hand" has been called: one more is dealt.
        LAST_HAND,
        /// That hand is over.
        DONE
    }

    public Shoe {
        aside = List.copyOf(aside);
    }

    static final Shoe BEFORE_THE_FIRST =
            new Shoe(
                    0,
                    0,
                    0,
                    Cover.DONE,
                    0,
                    List.of(),
                    Optional.empty(),
                    HouseChoices.NONE,
                    Instant.EPOCH);

    public Shoe next(Instant now) {
        return new Shoe(number + 1, rounds, 0, Cover.IN, behind, List.of(), seal, choices, now);
    }

    /// A patron wagers or plays.
    public Shoe activeAt(Instant now) {
        return new Shoe(number, rounds, freeHands, cover, behind, aside, seal, choices, now);
    }

    public Shoe with(Cover after) {
        return new Shoe(number, rounds, freeHands, after, behind, aside, seal, choices, active);
    }

    /// The cover card is placed.
    public Shoe covered(int cardsBehind) {
        return new Shoe(
                number, rounds, freeHands, cover, cardsBehind, aside, seal, choices, active);
    }

    public Shoe plus(Aside card) {
        var more = new ArrayList<>(aside);
        more.add(card);
        return new Shoe(number, rounds, freeHands, cover, behind, more, seal, choices, active);
    }

    /// One card less of those kept for `fate`, the first of them.
    public Shoe without(Aside card) {
        var fewer = new ArrayList<>(aside);
        fewer.remove(card);
        return new Shoe(number, rounds, freeHands, cover, behind, fewer, seal, choices, active);
    }

    public Shoe withoutAside() {
        return new Shoe(number, rounds, freeHands, cover, behind, List.of(), seal, choices, active);
    }

    public Shoe roundBegun() {
        return new Shoe(number, rounds + 1, freeHands, cover, behind, aside, seal, choices, active);
    }

    public Shoe freeHandDealt() {
        return new Shoe(number, rounds, freeHands + 1, cover, behind, aside, seal, choices, active);
    }

    public Shoe with(Optional<Seal> after) {
        return new Shoe(number, rounds, freeHands, cover, behind, aside, after, choices, active);
    }

    public Shoe with(HouseChoices after) {
        return new Shoe(number, rounds, freeHands, cover, behind, aside, seal, after, active);
    }

    private boolean isSealedAt(Seal.Stage stage) {
        return seal.map(Seal::stage).equals(Optional.of(stage));
    }

    public boolean takesPledges() {
        return isSealedAt(Seal.Stage.PUBLISHED);
    }

    public boolean isRevealing() {
        return isSealedAt(Seal.Stage.REVEALING);
    }

    /// Whether the place of the cut is fixed and the shares are still to be waited for.
    public boolean isCutMarked() {
        return isRevealing() || (takesPledges() && seal.flatMap(Seal::mark).isPresent());
    }

    /// A patron who cuts a sealed shoe has pledged a share, so that the cut counts. A dealer who
    /// cuts has no share: the house knows the order and could try shares until one suits it.
    public boolean lacksPledgeOf(Optional<Spot> cutter) {
        return cutter.isPresent()
                && takesPledges()
                && seal.filter(it -> it.hasPledgeOf(cutter.get())).isEmpty();
    }

    boolean isKeeping(Aside.Fate fate) {
        for (Aside card : aside) {
            if (card.fate() == fate) {
                return true;
            }
        }
        return false;
    }

    public Stream<Aside> keptFor(Aside.Fate fate) {
        return aside.stream().filter(card -> card.fate() == fate);
    }
}
