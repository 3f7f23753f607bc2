package baccarat.server.tables;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.server.money.Purse;
import baccarat.table.Command;
import baccarat.table.Marker;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.TableState;
import baccarat.table.Unpaid;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Takes vigorish that a patron could not pay at the table from their account at the cage, as far
/// as it goes (reading 43).
final class OwedVigorish {

    private static final Person DEALER = Person.dealer("dealer");

    private final LiveTable table;
    private final Purse purse;

    OwedVigorish(LiveTable table, Purse purse) {
        this.table = table;
        this.purse = purse;
    }

    /// Takes what one patron owes at one spot; whether anything was taken.
    boolean step(TableState state) {
        return overdue(state).anyMatch(this::isTaken);
    }

    private static Stream<Unpaid> overdue(TableState state) {
        return Stream.concat(
                state.roster().unpaid().stream(),
                state.roster().markers().entrySet().stream()
                        .filter(marked -> marked.getValue().overdue())
                        .flatMap(marked -> owed(state, marked).stream()));
    }

    private static Optional<Unpaid> owed(TableState state, Map.Entry<Spot, Marker> marked) {
        return state.roster()
                .at(marked.getKey())
                .map(Patron::name)
                .map(name -> new Unpaid(name, marked.getKey(), marked.getValue().owed()));
    }

    private boolean isTaken(Unpaid owed) {
        Money has = purse.free(table.naming().account(owed.patron()));
        Money takes = has.isAtMost(owed.owed()) ? has : owed.owed();
        if (!takes.isAboveZero()) {
            return false;
        }
        var pending = new Answer.Unavailable("not stored yet");
        Command take = new Command.TakeVigorishFromTheAccount(owed.patron(), owed.spot(), takes);
        return !(table.house(DEALER, take).getNow(pending) instanceof Answer.Refused);
    }
}
