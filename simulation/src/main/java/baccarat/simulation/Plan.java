package baccarat.simulation;

import baccarat.cards.Decks;
import baccarat.odds.Composition;
import baccarat.odds.Known;
import baccarat.odds.Question;
import baccarat.rules.CardRules;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What is simulated: a number of shoes of a table, starting with number `first`.
///
/// A continuous shuffler has no shoes. In their place are runs of [#RUN] rounds, each with the
/// device just loaded.
///
/// @param stake what is wagered on the Banker's Hand, for vigorish that is rounded
/// @param seat the chair that wagers on Royal 9
public record Plan(
        TableRules rules,
        long seed,
        long first,
        long shoes,
        Optional<Money> stake,
        Spot seat,
        KernelKind kernel) {

    /// The rounds of a run of a continuous shuffler, about as many as eight decks give.
    public static final int RUN = 80;

    /// No shoe has more rounds.
    public static final int ROUNDS_AT_MOST = Tally.ROUNDS_AT_MOST;

    /// Shoes are given out to threads in blocks of this size at most.
    static final int BLOCK = 4096;

    public Plan {
        if (shoes < 1) {
            throw new IllegalArgumentException("a simulation has one shoe at least, not " + shoes);
        }
        if (first < 1 || first > Long.MAX_VALUE / RUN - shoes) {
            throw new IllegalArgumentException("shoes are numbered from 1, not from " + first);
        }
    }

    /// Played by rank.
    public Plan(
            TableRules rules, long seed, long first, long shoes, Optional<Money> stake, Spot seat) {
        this(rules, seed, first, shoes, stake, seat, KernelKind.RANK);
    }

    public static Plan of(TableRules rules, long seed, long shoes) {
        return new Plan(rules, seed, 1, shoes, Optional.empty(), Spot.seat(1));
    }

    /// The same with more shoes or fewer.
    public Plan withShoes(long number) {
        return new Plan(rules, seed, first, number, stake, seat, kernel);
    }

    /// Enough shoes for this number of rounds, whatever the cards are.
    public long shoesFor(long rounds) {
        int fewest =
                isContinuous() ? RUN : 1 + coverCard().sureRounds(decks() * Decks.CARDS_PER_DECK);
        return Math.ceilDiv(rounds, (long) fewest);
    }

    /// The wagers on offer, in the order of settlement.
    public List<Wager> wagers() {
        return Stream.of(Wager.values()).filter(rules.wagers()::include).toList();
    }

    boolean isContinuous() {
        return rules.cards().shuffle() == CardRules.Shuffle.CONTINUOUS;
    }

    int decks() {
        return rules.cards().decksInTheShoe();
    }

    public CoverCard coverCard() {
        return CoverCard.of(rules);
    }

    public Burn burn() {
        return Burn.of(rules);
    }

    /// What `odds` is asked about the first round.
    Question question() {
        return new Question(Composition.of(decks()), rules, Known.NOTHING, stake, seat, Map.of());
    }

    /// Why this kernel cannot play these rules here, in one line; empty if it can.
    public Optional<String> hindrance() {
        Optional<String> vector =
                kernel == KernelKind.VECTOR
                        ? VectorKernel.unfit(this).or(VectorKernel::missing)
                        : Optional.empty();
        return tooFewBehindTheCover().or(() -> vector);
    }

    private Optional<String> tooFewBehindTheCover() {
        int behind = coverCard().behind();
        return isContinuous() || behind >= CoverCard.FEWEST
                ? Optional.empty()
                : Optional.of(
                        "a simulated shoe needs %d cards or more behind the cover card, and this table has %d"
                                .formatted(CoverCard.FEWEST, behind));
    }

    /// Vectors have neither suits nor cards that go back.
    boolean isByRank() {
        return !isContinuous() && rules.wagers().royal9().isEmpty();
    }

    Optional<Royal9Lines> royal9Lines() {
        return rules.wagers().royal9().map(form -> new Royal9Lines(form, seat));
    }

    Kernel kernel(Marks marks) {
        return switch (kernel) {
            case RANK ->
                    isContinuous()
                            ? new CardKernel(this, marks.packed())
                            : new RankKernel(
                                    seed,
                                    decks(),
                                    coverCard(),
                                    burn(),
                                    marks.packed(),
                                    royal9Lines());
            case VECTOR -> new VectorKernel(seed, decks(), marks.packed());
        };
    }
}
