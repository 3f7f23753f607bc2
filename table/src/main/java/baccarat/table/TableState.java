package baccarat.table;

import baccarat.rules.TableRules;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
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

    TableState at(Instant time) {
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
        later.due = due != null && hasNothingNewAt(time) ? due : null;
        return later;
    }

    /// What is due, worked out once. Two threads may both do it, and come to the same.
    List<Due> due() {
        List<Due> known = due;
        if (known == null) {
            known = Steps.of(this);
            due = known;
        }
        return known;
    }

    /// Whether the time until then, if nothing happens, makes nothing due and nothing undue: it
    /// makes decks old and a table idle.
    boolean hasNothingNewAt(Instant time) {
        return !time.isBefore(clock)
                && !Preparation.growOldBy(this, time)
                && !IdleTable.fallsIdleBy(this, time);
    }

    TableState in(Phase next) {
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

    TableState with(Accounts after) {
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

    TableState with(Roster after) {
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

    TableState with(Stock after) {
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

    TableState with(Shoe after) {
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

    TableState with(Meters after) {
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

    TableState with(Optional<Curator> after) {
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

    TableState passing(boolean must) {
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

    TableState with(Correctable after) {
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
