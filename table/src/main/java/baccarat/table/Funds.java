package baccarat.table;

/// The money at the table.
///
/// @param correctable the payouts of the last round
public record Funds(Accounts accounts, Meters meters, Correctable correctable) {

    static final Funds NONE = new Funds(Accounts.EMPTY, Meters.NONE, Correctable.NOTHING);

    Funds with(Accounts after) {
        return new Funds(after, meters, correctable);
    }

    Funds with(Meters after) {
        return new Funds(accounts, after, correctable);
    }

    Funds with(Correctable after) {
        return new Funds(accounts, meters, after);
    }
}
