package baccarat.server.tables;

import baccarat.records.Names;
import baccarat.records.Recorded;
import baccarat.rules.Refusal;
import baccarat.rules.TableRules;
import baccarat.shoe.Vault;
import baccarat.table.Happened;
import baccarat.table.LinkedMeters;
import baccarat.table.Meters;
import baccarat.table.Move;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/// A table's turn at its meters. A table that shares them waits for its turn; one with meters of
/// its own always has it.
///
/// @param link the table's part in a link, if its rules name one
record MeterTurn(Optional<TableLink> link, Vault vault) {

    /// Runs a command; one that moves shared meters waits for the table's turn.
    CompletableFuture<Answer> answered(
            String command, Supplier<CompletableFuture<Answer>> decided) {
        Optional<TableLink> shared = link.filter(it -> it.isMove(command));
        if (shared.isEmpty()) {
            return decided.get();
        }
        TableLink link = shared.get();
        var answer = new CompletableFuture<Answer>();
        link.inTurn(
                () -> {
                    try {
                        var _ =
                                link.refusal()
                                        .map(MeterTurn::refused)
                                        .orElseGet(decided)
                                        .exceptionally(_ -> Answer.Unavailable.LOADED_ANEW)
                                        .thenAccept(answer::complete);
                    } catch (RuntimeException e) {
                        answer.complete(Answer.Unavailable.LOADED_ANEW);
                        throw e;
                    }
                },
                () -> answer.complete(new Answer.Unavailable("the table is stopped")));
        return answer;
    }

    private static CompletableFuture<Answer> refused(Refusal no) {
        return CompletableFuture.completedFuture(
                new Answer.Refused(List.of(no.because()), no.detail()));
    }

    /// Runs an action that moves shared meters in the table's turn, and any other action at once.
    void take(Move move, Runnable action) {
        link.filter(it -> it.isMove(Names.of(move)))
                .ifPresentOrElse(it -> it.inTurn(action, () -> {}), action);
    }

    /// Whether anything waits for the turn.
    boolean isAwaited() {
        return link.filter(TableLink::isWaiting).isPresent();
    }

    /// Records what other tables did to shared meters while this one was not running.
    void hear() {
        link.ifPresent(TableLink::hear);
    }

    /// Records what events did to shared meters.
    void record(Meters before, TableRules rules, List<Recorded> recorded, Entry entry) {
        List<Happened> events = recorded.stream().map(Recorded::happened).toList();
        List<LinkedMeters.Moved> moves = LinkedMeters.moves(before, rules, events);
        if (!moves.isEmpty()) {
            link.orElseThrow().record(moves, recorded, entry);
        }
    }

    void isStored() {
        link.orElseThrow().isStored();
    }

    /// Stores a new trigger of Must Hit under the table's own log, or under the link's if this
    /// table has to store it.
    void keepTrigger(Hands hands, String own, Entry entry) {
        link.map(TableLink::keepsTriggerUnder)
                .orElse(Optional.of(own))
                .ifPresent(
                        log ->
                                hands.newTrigger()
                                        .ifPresent(it -> entry.and(Trigger.keep(it, vault, log))));
    }

    /// Gives up the turn, so that other tables do not wait for one that is not running.
    void end() {
        link.ifPresent(TableLink::end);
    }
}
