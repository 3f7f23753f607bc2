package baccarat.table.seals;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.patron;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.cards.Decks;
import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Decision;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seal;
import baccarat.table.Seal.Stage;
import baccarat.table.Seated;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.List;

/// Sealed shoes, and the commands that bring them there.
final class SealedShoes {

    static final String ROOT = "ab".repeat(32);
    static final String KEY = "cd".repeat(32);
    static final Command PUBLISH = new Command.PublishSeal(ROOT);
    static final Command CUT = new Command.CutCards(100);
    static final Command CLOSE = new Command.ClosePledges();
    static final Command OPEN = new Command.OpenSeal(KEY, Decks.of(8));

    private SealedShoes() {}

    static Command share(int digit) {
        return new Command.AddNonce(String.valueOf(digit).repeat(64));
    }

    /// The pledge of a seat for the share of that digit.
    static Command pledge(int seat, int digit) {
        return new Command.PledgeShare(Spot.seat(seat), pledged(seat, digit).pledge());
    }

    static Seal.Pledge pledged(int seat, int digit) {
        Spot spot = Spot.seat(seat);
        return new Seal.Pledge(
                spot, Seal.published(ROOT).pledgeFor(spot, String.valueOf(digit).repeat(64)));
    }

    static Stage stage(Seated table) {
        return table.state().shoe().seal().orElseThrow().stage();
    }

    static Seated sealed() {
        return Seated.at("ma-mini").sit(2, 4, 9).asks(DEALER, PUBLISH);
    }

    static void assertNotNow(Seated table, Person who, Command command) {
        assertInstanceOf(Decision.Refused.class, table.decide(who, command));
    }

    /// Seat 9 cuts; seats 4 and 9 have pledged.
    static Seated marked() {
        return sealed().asks(patron(4), pledge(4, 4))
                .follow(Phase.OfferingCut.class)
                .asks(patron(9), new Command.AcceptCut())
                .asks(patron(9), pledge(9, 9))
                .asks(patron(9), CUT);
    }

    static Seal seal(Seated table) {
        return table.state().shoe().seal().orElseThrow();
    }

    static List<Event> events(Seated table) {
        return table.told().stream().map(Happened::event).toList();
    }

    static Happened happened(TableState state, Event event) {
        return new Happened(DEALER, state.clock(), event, List.of(), List.of());
    }

    static TableState applied(TableState state, Event event) {
        return Table.apply(state, happened(state, event));
    }

    static void assertCorrupt(TableState state, Event event) {
        assertThrows(CorruptLog.class, () -> applied(state, event), event::toString);
    }
}
