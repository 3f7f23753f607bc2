package baccarat.server.tables;

import baccarat.server.store.Attached;
import baccarat.table.Command;
import baccarat.table.Person;
import baccarat.table.TableState;
import java.io.Serial;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A table as seen from outside. Requests are carried out where the table is led, one after the
/// other.
public interface TableDoor {

    Setting setting();

    /// Sends a request to the table. It is answered when it is durable, or at once if it is
    /// refused.
    void ask(Request request);

    /// The table's card in the lobby: results and totals, and no personal data except where the
    /// asking person sits.
    CompletableFuture<ObjectNode> summary(Optional<Person> asks);

    /// The table with everyone at it, for staff.
    CompletableFuture<JsonNode> view(Person staff);

    /// Whether a patron is at the table.
    CompletableFuture<Boolean> isAt(String patron);

    /// The state of the table after all earlier requests.
    CompletableFuture<TableState> state();

    /// Asks whether a patron has to wait for a place; false if there is a free one.
    CompletableFuture<Boolean> waits(String patron);

    /// The last event that is public. The log and its chain are shown up to there.
    CompletableFuture<Long> lastPublicEvent();

    /// Whether an earlier request has been unanswered for a while. Callers that ask many tables
    /// skip this one.
    boolean isSilent();

    /// Shows the table to a viewer, from the event after `seen` if possible.
    void join(Viewer viewer, long seen);

    void leave(Viewer viewer);

    /// Shows the other viewers what a person does with a card, if it is theirs to turn. Otherwise
    /// nothing happens: the hand may have been turned while the message was on its way.
    void show(Viewer one, Peel peel);

    /// A patron only waits for the cards, or no longer does.
    void ready(Person patron, boolean isReady);

    /// A patron asks for a new shoe, which comes after the round if they are alone at the table.
    void newShoe(Person patron);

    /// Stops the table after the current round for a reason, or starts it. A table whose record was
    /// found wrong is checked again.
    void stop(Optional<String> reason);

    /// Ends the table at once because its record is wrong, until the floor starts it.
    void halt(String why);

    /// A command by a person of the house, with other changes of the store in the same transaction.
    CompletableFuture<Answer> carryOut(Person who, Command command, List<Attached> with);

    /// An order that two people have signed, with other changes of the store in the same
    /// transaction.
    CompletableFuture<Answer> carryOut(Person who, JsonNode order, List<Attached> with);

    /// Takes in what a shoe that reads cards says, and tells why it is not followed, if it is not.
    CompletableFuture<Optional<String>> hear(ShoeSignal signal);

    /// Disconnects the viewers, who then reconnect.
    void dismiss(String why);

    /// Thrown when the table cannot be shown now.
    final class NotRunning extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        public NotRunning(String table, Optional<String> why) {
            super("table " + table + " is not running" + why.map(it -> ": " + it).orElse(""));
        }
    }
}
