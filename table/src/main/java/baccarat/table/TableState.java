package baccarat.table;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.TableRules;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The complete state of a table. It does not grow with its history.
///
/// A value, like a record, that also caches its steps once they were asked for. Only the parts of
/// the table create new states.
public final class TableState {

    private final TableRules rules;
    private final Instant clock;
    private final Phase phase;
    private final People people;
    private final Cards cards;
    private final Funds funds;

    private @Nullable List<Due> due;

    public TableState(
            TableRules rules, Instant clock, Phase phase, People people, Cards cards, Funds funds) {
        this.rules = rules;
        this.clock = clock;
        this.phase = phase;
        this.people = people;
        this.cards = cards;
        this.funds = funds;
    }

    /// A table that has never been opened.
    public static TableState closed(TableRules rules) {
        return new TableState(
                rules,
                Instant.EPOCH,
                new Phase.Closed(),
                People.NOBODY,
                Cards.none(rules.cards().decksInTheShoe()),
                Funds.NONE);
    }

    public TableRules rules() {
        return rules;
    }

    /// When the last thing happened.
    public Instant clock() {
        return clock;
    }

    public Phase phase() {
        return phase;
    }

    public Roster roster() {
        return people.roster();
    }

    /// Who deals, at the big table while a shoe is played.
    public Optional<Curator> curator() {
        return people.curator();
    }

    /// Whether the curator has to pass the shoe before the next round.
    public boolean mustPass() {
        return people.curator().isPresent() && people.curator().get().mustPass();
    }

    public Stock stock() {
        return cards.stock();
    }

    public Shoe shoe() {
        return cards.shoe();
    }

    public Accounts accounts() {
        return funds.accounts();
    }

    public Meters meters() {
        return funds.meters();
    }

    /// The payouts of the last round.
    public Correctable correctable() {
        return funds.correctable();
    }

    /// The round under way. An event of a round where no round is under way is a corrupt log.
    public Play play() {
        return phase.underWay().orElseThrow(() -> new CorruptLog("there is no round under way"));
    }

    /// Whether the cards come out of a continuous shuffler: no shoe, no cut, no cover card.
    public boolean isContinuous() {
        return rules.cards().shuffle() == Shuffle.CONTINUOUS;
    }

    /// The steps, computed once. If two threads compute them, the results are equal.
    List<Due> due(Function<TableState, List<Due>> worked) {
        List<Due> known = due;
        if (known == null) {
            known = worked.apply(this);
            due = known;
        }
        return known;
    }

    /// Whether the steps have been computed.
    boolean knowsWhatIsDue() {
        return due != null;
    }

    /// The same table at another time.
    public TableState at(Instant time) {
        return at(time, false);
    }

    /// The same table at another time.
    ///
    /// @param nothingNew whether the steps are the same at that time
    TableState at(Instant time, boolean nothingNew) {
        if (time.equals(clock)) {
            return this;
        }
        var later = new TableState(rules, time, phase, people, cards, funds);
        later.due = nothingNew ? due : null;
        return later;
    }

    public TableState in(Phase next) {
        return new TableState(rules, clock, next, people, cards, funds);
    }

    private TableState with(People after) {
        return new TableState(rules, clock, phase, after, cards, funds);
    }

    private TableState with(Cards after) {
        return new TableState(rules, clock, phase, people, after, funds);
    }

    private TableState with(Funds after) {
        return new TableState(rules, clock, phase, people, cards, after);
    }

    public TableState with(Roster after) {
        return with(people.with(after));
    }

    public TableState with(Optional<Curator> after) {
        return with(people.with(after));
    }

    public TableState with(Stock after) {
        return with(cards.with(after));
    }

    public TableState with(Shoe after) {
        return with(cards.with(after));
    }

    public TableState with(Accounts after) {
        return with(funds.with(after));
    }

    public TableState with(Meters after) {
        return with(funds.with(after));
    }

    public TableState with(Correctable after) {
        return with(funds.with(after));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof TableState state
                        && rules.equals(state.rules)
                        && clock.equals(state.clock)
                        && phase.equals(state.phase)
                        && people.equals(state.people)
                        && cards.equals(state.cards)
                        && funds.equals(state.funds));
    }

    @Override
    public int hashCode() {
        return Objects.hash(rules, clock, phase, people, cards, funds);
    }

    @Override
    public String toString() {
        return "TableState" + List.of(rules, clock, phase, people, cards, funds);
    }
}
