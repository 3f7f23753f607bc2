package baccarat.table;

import baccarat.rules.TableRules;
import java.time.Instant;
import java.util.Optional;

/// Everything there is to know about a table. It does not grow with its history.
///
/// @param clock when the last thing happened
/// @param curator who deals, at the big table while a shoe is played
/// @param mustPass the curator has to pass the shoe before the next round
/// @param correctable the payouts of the last round
public record TableState(
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

    TableState at(Instant time) {
        return time.equals(clock)
                ? this
                : new TableState(
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
}
