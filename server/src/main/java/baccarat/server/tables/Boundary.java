package baccarat.server.tables;

import baccarat.records.Names;
import baccarat.rules.Spot;
import baccarat.server.store.Ledger;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Patron;
import baccarat.table.Roster;
import baccarat.table.Transfer;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Money that crosses the edge of a table. What the table calls the cage is a patron's account
/// where chips are bought or carried away, and the casino's cage where the tray is concerned.
///
/// @param table the table's id
/// @param accountOf the account behind a patron's name
public record Boundary(String table, UnaryOperator<String> accountOf) {

    static final String CAGE = "cage";

    public static String account(String table) {
        return "table:" + table;
    }

    /// The casino's side of what an event moved.
    ///
    /// @param roster who sat where when it happened
    public List<Ledger.Posting> postings(Ledger.Place place, Happened happened, Roster roster) {
        return happened.transfers().stream()
                .filter(Boundary::isAcross)
                .map(transfer -> posting(happened, place, transfer, roster))
                .toList();
    }

    private static boolean isAcross(Transfer transfer) {
        return (transfer.from() == Account.Fixed.CAGE || transfer.to() == Account.Fixed.CAGE)
                && transfer.amount().isAboveZero();
    }

    private Ledger.Posting posting(
            Happened happened, Ledger.Place place, Transfer transfer, Roster roster) {
        boolean in = transfer.from() == Account.Fixed.CAGE;
        String inside = account(table);
        String outside = patron(happened.event(), roster).map(accountOf).orElse(CAGE);
        return new Ledger.Posting(
                happened.at(),
                Optional.of(place),
                in ? outside : inside,
                in ? inside : outside,
                transfer.amount(),
                Names.of(happened.event()));
    }

    /// The patron whose money it is, if it is a patron's.
    private static Optional<String> patron(Event event, Roster roster) {
        return switch (event) {
            case Event.ChipsBought(var patron, _) -> Optional.of(patron);
            case Event.ChipsTakenAway(var patron, _) -> Optional.of(patron);
            case Event.PatronLeft(var patron) -> Optional.of(patron);
            case Event.VigorishTakenFromTheAccount(var patron, _, _, _) -> Optional.of(patron);
            case Event.SpokenWagerConfirmed(Spot spot, _, _) -> roster.at(spot).map(Patron::name);
            default -> Optional.empty();
        };
    }
}
