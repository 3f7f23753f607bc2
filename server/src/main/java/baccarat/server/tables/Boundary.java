package baccarat.server.tables;

import baccarat.records.Names;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.server.store.Ledger;
import baccarat.table.Account;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.LinkEvent;
import baccarat.table.Patron;
import baccarat.table.Roster;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import baccarat.table.Transfer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Money that crosses the boundary of a table. The table's own account "cage" stands for a patron's
/// account when chips are bought or carried away, and for the casino's cage when the tray is
/// concerned. Meters that several tables share are outside each of them.
///
/// @param table the table's id
/// @param link the link whose meters the table shares, if its rules name one
/// @param accountOf the account behind a patron's name
public record Boundary(String table, Optional<String> link, UnaryOperator<String> accountOf) {

    static final String CAGE = "cage";

    public static String account(String table) {
        return "table:" + table;
    }

    /// The account of the meters shared by the tables of a link.
    public static String accountOfLink(String link) {
        return "link:" + link;
    }

    /// The total inside the boundary, by the table's own accounts.
    public static Money inside(TableState state) {
        Money outside = Money.ZERO;
        for (var held : state.accounts().held().entrySet()) {
            if (held.getKey() == Account.Fixed.CAGE
                    || held.getKey() instanceof Account.LinkedMeter) {
                outside = outside.plus(held.getValue());
            }
        }
        return Money.ZERO.minus(outside);
    }

    /// The casino's postings for these events, which follow event `last` of the log.
    List<Ledger.Posting> postings(String log, long last, List<Happened> events, Roster roster) {
        var postings = new ArrayList<Ledger.Posting>();
        long number = last;
        for (Happened happened : events) {
            number++;
            postings.addAll(postings(new Ledger.Place(log, number), happened, roster));
        }
        return postings;
    }

    /// The casino's postings for an event.
    ///
    /// @param roster who sat where when it happened
    public List<Ledger.Posting> postings(Ledger.Place place, Happened happened, Roster roster) {
        return happened.transfers().stream()
                .filter(Boundary::isAcross)
                .map(transfer -> posting(happened, place, transfer, roster))
                .toList();
    }

    private static boolean isAcross(Transfer transfer) {
        return (isOutside(transfer.from()) || isOutside(transfer.to()))
                && transfer.amount().isAboveZero();
    }

    private static boolean isOutside(Account account) {
        return account == Account.Fixed.CAGE || account instanceof Account.LinkedMeter;
    }

    private Ledger.Posting posting(
            Happened happened, Ledger.Place place, Transfer transfer, Roster roster) {
        return new Ledger.Posting(
                happened.at(),
                Optional.of(place),
                side(transfer.from(), happened, roster),
                side(transfer.to(), happened, roster),
                transfer.amount(),
                Names.of(happened.event()));
    }

    private String side(Account account, Happened happened, Roster roster) {
        if (account instanceof Account.LinkedMeter) {
            return accountOfLink(link.orElseThrow());
        }
        return account == Account.Fixed.CAGE
                ? patron(happened.event(), roster).map(accountOf).orElse(CAGE)
                : account(table);
    }

    /// The patron whose money it is, if it is a patron's.
    private static Optional<String> patron(Event event, Roster roster) {
        return switch (event) {
            case Event.ChipsBought(var patron, _) -> Optional.of(patron);
            case Event.ChipsTakenAway(var patron, _) -> Optional.of(patron);
            case Event.PatronLeft(var patron) -> Optional.of(patron);
            case Event.VigorishTakenFromTheAccount(var patron, _, _, _) -> Optional.of(patron);
            case Event.SpokenWagerConfirmed(Spot spot, _, _) -> roster.at(spot).map(Patron::name);
            case Event.OfPreparation _,
                    CuratorEvent _,
                    Event.PlaceTaken _,
                    Event.PlaceGivenUp _,
                    Event.LeaveBegun _,
                    Event.VigorishCollected _,
                    Event.VigorishWrittenOff _,
                    Event.DebtWrittenOff _,
                    Event.WagerPlaced _,
                    Event.WagerWithdrawn _,
                    Event.WagerSpoken _,
                    Event.SpokenWagerLapsed _,
                    Event.FreeHandAsked _,
                    Event.WagersReturned _,
                    Event.LateWagerReturned _,
                    Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent _,
                    Event.OfTheFloor _,
                    LinkEvent _ ->
                    Optional.empty();
        };
    }
}
