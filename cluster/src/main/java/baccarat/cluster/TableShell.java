package baccarat.cluster;

import baccarat.reports.Json;
import baccarat.server.tables.TableThread;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import tools.jackson.databind.JsonNode;

/// A table that this process leads, as the other processes reach it: it hands letters to the
/// table's thread and sends back what that says.
final class TableShell extends AbstractBehavior<Letter> {

    /// A process that has taken the table away for a change and is gone does not keep it away: the
    /// table ends here, and begins again where it belongs when it is woken.
    private static final Duration LONGEST_AWAY = Duration.ofSeconds(20);

    private static final String NOT_HERE = "the table is being changed; try again";

    private final String id;
    private final ClusterTables tables;
    private final Map<ActorRef<Letter>, FarAudience> audiences = new HashMap<>();
    private Optional<TableThread> thread = Optional.empty();
    private String lead = "";
    private boolean isAway;

    private TableShell(ActorContext<Letter> context, String id, ClusterTables tables) {
        super(context);
        this.id = id;
        this.tables = tables;
        begin();
    }

    static Behavior<Letter> of(String id, ClusterTables tables) {
        return Behaviors.setup(context -> new TableShell(context, id, tables));
    }

    @Override
    public Receive<Letter> createReceive() {
        return newReceiveBuilder()
                .onMessage(Letter.class, this::read)
                .onSignal(PostStop.class, _ -> stopped())
                .onSignal(Terminated.class, gone -> gone(gone.getRef().unsafeUpcast()))
                .build();
    }

    private void begin() {
        lead = UUID.randomUUID().toString();
        String now = lead;
        ActorRef<Letter> self = getContext().getSelf();
        thread =
                tables.lead()
                        .setting(id)
                        .map(
                                setting ->
                                        tables.lead()
                                                .begin(
                                                        setting,
                                                        () ->
                                                                self.tell(
                                                                        new Letter(
                                                                                Letter.Kind.LEFT,
                                                                                now))));
        thread.ifPresent(it -> tables.isHere(id, it));
    }

    private void end() {
        tables.isNotHere(id);
        thread.ifPresent(TableThread::close);
        thread = Optional.empty();
    }

    private Behavior<Letter> stopped() {
        end();
        return this;
    }

    private Behavior<Letter> gone(ActorRef<Letter> gallery) {
        Optional.ofNullable(audiences.remove(gallery))
                .ifPresent(it -> thread.ifPresent(table -> table.leave(it)));
        return this;
    }

    private Behavior<Letter> read(Letter letter) {
        switch (letter.kind()) {
            case LEFT -> {
                return letter.body().equals(lead) ? Behaviors.stopped() : this;
            }
            case END -> {
                return Behaviors.stopped();
            }
            case FORGOTTEN -> {
                return isAway && letter.body().equals(lead) ? Behaviors.stopped() : this;
            }
            case AWAY -> away(letter);
            case BACK -> {
                return back();
            }
            case WAKE -> {
                return thread.isEmpty() && !isAway ? Behaviors.stopped() : this;
            }
            case LOOK -> looks(letter);
            case LOOK_AWAY -> letter.reply().ifPresent(this::gone);
            case DISMISS -> audiences.keySet().forEach(it -> it.tell(dismissed(letter)));
            default ->
                    thread.ifPresentOrElse(
                            table -> new ShellMail(table, tables.onlookers()).read(letter),
                            () -> letter.answer(Letter.Kind.GONE, NOT_HERE));
        }
        return this;
    }

    private void away(Letter letter) {
        isAway = true;
        end();
        getContext()
                .scheduleOnce(
                        LONGEST_AWAY,
                        getContext().getSelf(),
                        new Letter(Letter.Kind.FORGOTTEN, lead));
        letter.answer(Letter.Kind.DONE, "");
    }

    private Behavior<Letter> back() {
        if (isAway) {
            isAway = false;
            begin();
            audiences.values().forEach(it -> thread.ifPresent(table -> table.join(it)));
        }
        return thread.isEmpty() ? Behaviors.stopped() : this;
    }

    private static Letter dismissed(Letter letter) {
        return new Letter(Letter.Kind.DISMISSED, letter.body());
    }

    private void looks(Letter letter) {
        JsonNode node = Json.MAPPER.readTree(letter.body());
        ActorRef<Letter> gallery = letter.reply().orElseThrow();
        FarAudience audience = audiences.get(gallery);
        if (audience == null) {
            audience = new FarAudience(UUID.randomUUID().toString(), gallery::tell);
            audiences.put(gallery, audience);
            getContext().watch(gallery);
            join(audience);
        }
        if (audience.looks(ShownJson.Place.of(node), node.path("watchers").asInt())) {
            join(audience);
        }
    }

    private void join(FarAudience audience) {
        thread.ifPresent(
                table -> {
                    table.leave(audience);
                    table.join(audience);
                });
    }
}
