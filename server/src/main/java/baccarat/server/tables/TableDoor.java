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

/// A table for everybody who is not it: what is asked here is done where the table is led, one
/// after the other.
public interface TableDoor {

    Setting setting();

    /// Asks the table; the request is answered when it is durable, or at once if it is refused.
    void ask(Request request);

    /// What the lobby shows of it: results and totals, and of persons nothing but where whoever
    /// asks sits.
    CompletableFuture<ObjectNode> summary(Optional<Person> asks);

    /// The table with everybody at it, for somebody of the staff.
    CompletableFuture<JsonNode> view(Person staff);

    /// Whether a patron is at the table.
    CompletableFuture<Boolean> isAt(String patron);

    /// The table as it stands after everything asked before.
    CompletableFuture<TableState> state();

    /// Somebody waits for a place; not if there is one.
    CompletableFuture<Boolean> waits(String patron);

    /// The last event that is for everybody: the log and its chain are shown up to there.
    CompletableFuture<Long> lastPublicEvent();

    /// Whether somebody asked a while ago and has no answer. Whoever asks many tables does not wait
    /// for this one.
    boolean isSilent();

    /// Shows the table to somebody, from the event after `seen` on where that is possible.
    void join(Viewer viewer, long seen);

    void leave(Viewer viewer);

    /// Shows the others what somebody does with a card, if it is theirs to turn; nothing is said if
    /// it is not, since a hand may have been turned while the message was on its way.
    void show(Viewer one, Peel peel);

    /// A patron waits for the cards alone, or takes that back.
    void ready(Person patron, boolean isReady);

    /// A patron wants another shoe, which comes after the round if they are alone at the table.
    void newShoe(Person patron);

    /// Stops the table after the round under way for a reason, or lets it go on. A table whose
    /// record was found wrong is looked at again.
    void stop(Optional<String> reason);

    /// Ends the table at once because its record is wrong, until somebody of the floor starts it.
    void halt(String why);

    /// Something somebody of the house does, together with other changes in the store.
    CompletableFuture<Answer> carryOut(Person who, Command command, List<Attached> with);

    /// An order that two people have signed, together with other changes in the store.
    CompletableFuture<Answer> carryOut(Person who, JsonNode order, List<Attached> with);

    /// Those who look at the table are sent away, to look again at what is here instead.
    void dismiss(String why);

    /// The table cannot be looked at now.
    final class NotRunning extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        public NotRunning(String table, Optional<String> why) {
            super("table " + table + " is not running" + why.map(it -> ": " + it).orElse(""));
        }
    }
}
