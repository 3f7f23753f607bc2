package baccarat.table;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.TableRules;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Everything there is to know about a table. It does not grow with its history.
///
/// A value like a record, which also keeps what is due once that has been asked for.
public final class TableState {

    private final TableRules rules;
    private final Instant clock;
    private final Phase phase;
    private final Accounts accounts;
    private final Roster roster;
    private final Stock stock;
    private final Shoe shoe;
    private final Meters meters;
    private final Optional<Curator> curator;
    private final boolean mustPass;
    private final Correctable correctable;

    private @Nullable List<Due> due;

    public TableState(
            TableRules rules,
            Instant clock,
            Phase phase,
            Accounts accounts,
            Roster roster,
            Stock stock,
            Shoe shoe,
            Meters meters,
            Optional<Curator> curator,
            boolean mustPass,
            Correctable correctable) {
        this.rules = rules;
        this.clock = clock;
        this.phase = phase;
        this.accounts = accounts;
        this.roster = roster;
        this.stock = stock;
        this.shoe = shoe;
        this.meters = meters;
        this.curator = curator;
        this.mustPass = mustPass;
        this.correctable = correctable;
    }

    /// A table that has never been opened.
    public static TableState closed(TableRules rules) {
        return new TableState(
                rules,
                Instant.EPOCH,
                new Phase.Closed(),
                Accounts.EMPTY,
                Roster.EMPTY,
                Stock.none(rules.cards().decksInTheShoe()),
                Shoe.BEFORE_THE_FIRST,
                Meters.NONE,
                Optional.empty(),
                false,
                Correctable.NOTHING);
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

    public Accounts accounts() {
        return accounts;
    }

    public Roster roster() {
        return roster;
    }

    public Stock stock() {
        return stock;
    }

    public Shoe shoe() {
        return shoe;
    }

    public Meters meters() {
        return meters;
    }

    /// Who deals, at the big table while a shoe is played.
    public Optional<Curator> curator() {
        return curator;
    }

    /// Whether the curator has to pass the shoe before the next round.
    public boolean mustPass() {
        return mustPass;
    }

    /// The payouts of the last round.
    public Correctable correctable() {
        return correctable;
    }

    /// The same table at another time.
    ///
    /// @param nothingNew whether that time makes nothing due and nothing undue
    TableState at(Instant time, boolean nothingNew) {
        if (time.equals(clock)) {
            return this;
        }
        var later =
                new TableState(
                        rules,
                        time,
                        phase,
                        accounts,
                        roster,
                        stock,
                        shoe,
                        meters,
                        curator,
                        mustPass,
                        correctable);
        later.due = nothingNew ? due : null;
        return later;
    }

    /// What is due, worked out once. Two threads may both do it, and come to the same.
    List<Due> due(Function<TableState, List<Due>> worked) {
        List<Due> known = due;
        if (known == null) {
            known = worked.apply(this);
            due = known;
        }
        return known;
    }

    /// Whether what is due has been worked out.
    boolean knowsWhatIsDue() {
        return due != null;
    }

    /// The round under way; an event that speaks of one where there is none is a corrupt log.
    public Play play() {
        return phase.underWay().orElseThrow(() -> new CorruptLog("there is no round under way"));
    }

    /// Whether the cards come out of a continuous shuffler: no shoe, no cut, no cover card.
    public boolean isContinuous() {
        return rules.cards().shuffle() == Shuffle.CONTINUOUS;
    }

    public TableState in(Phase next) {
        return new TableState(
                rules,
                clock,
                next,
                accounts,
                roster,
                stock,
                shoe,
                meters,
                curator,
                mustPass,
                correctable);
    }

    public TableState with(Accounts after) {
        return new TableState(
                rules,
                clock,
                phase,
                after,
                roster,
                stock,
                shoe,
                meters,
                curator,
                mustPass,
                correctable);
    }

    public TableState with(Roster after) {
        return new TableState(
                rules,
                clock,
                phase,
                accounts,
                after,
                stock,
                shoe,
                meters,
                curator,
                mustPass,
                correctable);
    }

    public TableState with(Stock after) {
        return new TableState(
                rules,
                clock,
                phase,
                accounts,
                roster,
                after,
                shoe,
                meters,
                curator,
                mustPass,
                correctable);
    }

    public TableState with(Shoe after) {
        return new TableState(
                rules,
                clock,
                phase,
                accounts,
                roster,
                stock,
                after,
                meters,
                curator,
                mustPass,
                correctable);
    }

    public TableState with(Meters after) {
        return new TableState(
                rules,
                clock,
                phase,
                accounts,
                roster,
                stock,
                shoe,
                after,
                curator,
                mustPass,
                correctable);
    }

    public TableState with(Optional<Curator> after) {
        return new TableState(
                rules,
                clock,
                phase,
                accounts,
                roster,
                stock,
                shoe,
                meters,
                after,
                mustPass,
                correctable);
    }

    public TableState passing(boolean must) {
        return new TableState(
                rules,
                clock,
                phase,
                accounts,
                roster,
                stock,
                shoe,
                meters,
                curator,
                must,
                correctable);
    }

    public TableState with(Correctable after) {
        return new TableState(
                rules, clock, phase, accounts, roster, stock, shoe, meters, curator, mustPass,
                after);
    }

    /// All of it but what follows from it.
    private List<Object> parts() {
        return List.of(
                rules,
                clock,
                phase,
                accounts,
                roster,
                stock,
                shoe,
                meters,
                curator,
                mustPass,
                correctable);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof TableState state && parts().equals(state.parts()));
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "TableState" + parts();
    }
}
