package baccarat.cluster;

import baccarat.server.ClusterAddress;
import baccarat.server.store.ProcessRows;
import baccarat.server.store.Store;
import baccarat.server.tables.TableDoor;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.pekko.Done;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent.MemberRemoved;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.sharding.typed.ShardingEnvelope;
import org.apache.pekko.cluster.sharding.typed.ShardingMessageExtractor;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.JoinSeedNodes;
import org.apache.pekko.cluster.typed.Subscribe;

/// This process among the others, by Pekko: who is there, which of them leads which table, and how
/// a letter gets to it.
final class ClusterSystem {

    private static final EntityTypeKey<Letter> TABLE = EntityTypeKey.create(Letter.class, "table");
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(8);

    private final ActorSystem<MemberRemoved> system;
    private final Cluster cluster;
    private final ClusterSharding sharding;

    /// @param name the same for all processes of one casino
    /// @param gone is told of each process that has left or was given up, after this one
    ClusterSystem(
            String name,
            ClusterAddress here,
            Store store,
            BiConsumer<ProcessRows.Member, ProcessRows.Member> gone) {
        var setup =
                ActorSystemSetup.create(
                        BootstrapSetup.create(ClusterConfig.of(here)), new StoreSetup(store));
        this.system = ActorSystem.create(watching(gone), name, setup);
        this.cluster = Cluster.get(system);
        this.sharding = ClusterSharding.get(system);
    }

    private static Behavior<MemberRemoved> watching(
            BiConsumer<ProcessRows.Member, ProcessRows.Member> gone) {
        return Behaviors.setup(
                context -> {
                    Cluster cluster = Cluster.get(context.getSystem());
                    cluster.subscriptions()
                            .tell(Subscribe.create(context.getSelf(), MemberRemoved.class));
                    return Behaviors.receive(MemberRemoved.class)
                            .onMessage(
                                    MemberRemoved.class,
                                    removed -> {
                                        gone.accept(
                                                row(cluster.selfMember()), row(removed.member()));
                                        return Behaviors.same();
                                    })
                            .build();
                });
    }

    private static ProcessRows.Member row(Member member) {
        return new ProcessRows.Member(
                member.address().toString(), String.valueOf(member.uniqueAddress().longUid()));
    }

    /// This process, as the others find it.
    ProcessRows.Member self() {
        return row(cluster.selfMember());
    }

    /// Asks others to be let in; without any, begins alone.
    void join(List<String> others) {
        List<Address> whom =
                others.isEmpty()
                        ? List.of(cluster.selfMember().address())
                        : others.stream().map(AddressFromURIString::parse).toList();
        cluster.manager().tell(new JoinSeedNodes(whom));
    }

    boolean isUp() {
        return cluster.selfMember().status().equals(MemberStatus.up());
    }

    /// The version of another process that this one cannot talk to, if there is one.
    Optional<String> unreadable() {
        return members()
                .map(it -> it.appVersion().version())
                .filter(version -> !Letter.isReadable(version))
                .findFirst();
    }

    /// Whether a process is there that leads tables.
    boolean areTablesLed() {
        return members()
                .anyMatch(
                        it ->
                                it.status().equals(MemberStatus.up())
                                        && it.hasRole(ClusterConfig.TABLES));
    }

    private Stream<Member> members() {
        return StreamSupport.stream(cluster.state().getMembers().spliterator(), false);
    }

    /// Whether of all that are up this one is the oldest.
    boolean isOldest() {
        return members()
                .filter(it -> it.status().equals(MemberStatus.up()))
                .min(Member.ageOrdering())
                .filter(it -> it.uniqueAddress().equals(cluster.selfMember().uniqueAddress()))
                .isPresent();
    }

    /// From now on this process may lead tables.
    void begin(ClusterTables tables) {
        var _ =
                sharding.init(
                        Entity.of(TABLE, it -> TableShell.of(it.getEntityId(), tables))
                                .withRole(ClusterConfig.TABLES)
                                .withMessageExtractor(new ByTable(tables))
                                .withStopMessage(new Letter(Letter.Kind.END))
                                .withEntityProps(DispatcherSelector.blocking()));
    }

    private static final class ByTable
            extends ShardingMessageExtractor<ShardingEnvelope<Letter>, Letter> {

        private final ClusterTables tables;

        ByTable(ClusterTables tables) {
            this.tables = tables;
        }

        @Override
        public String entityId(ShardingEnvelope<Letter> envelope) {
            return envelope.entityId();
        }

        @Override
        public String shardId(String table) {
            return tables.ledTogether(table);
        }

        @Override
        public Letter unwrapMessage(ShardingEnvelope<Letter> envelope) {
            return envelope.message();
        }
    }

    void send(String table, Letter letter) {
        sharding.entityRefFor(TABLE, table).tell(letter);
    }

    CompletableFuture<String> ask(String table, Letter letter) {
        return sharding.entityRefFor(TABLE, table)
                .<Letter>ask(
                        to -> new Letter(letter.kind(), letter.body(), Optional.of(to)),
                        LONGEST_ANSWER)
                .thenApply(answer -> text(table, answer))
                .toCompletableFuture();
    }

    private static String text(String table, Letter answer) {
        if (answer.kind() != Letter.Kind.DONE) {
            throw new TableDoor.NotRunning(table, Optional.of(answer.body()));
        }
        return answer.body();
    }

    /// An address at which letters are read, until one says that it is the end.
    ActorRef<Letter> mailbox(Consumer<Letter> reader) {
        Behavior<Letter> behavior =
                Behaviors.receive(Letter.class)
                        .onMessage(
                                Letter.class,
                                letter -> {
                                    if (letter.kind() == Letter.Kind.END) {
                                        return Behaviors.stopped();
                                    }
                                    reader.accept(letter);
                                    return Behaviors.same();
                                })
                        .build();
        return system.systemActorOf(
                Behaviors.supervise(behavior)
                        .onFailure(org.apache.pekko.actor.typed.SupervisorStrategy.resume()),
                "gallery-" + java.util.UUID.randomUUID(),
                (Props) DispatcherSelector.blocking());
    }

    /// When this process is no longer one of the casino's.
    void whenOver(Runnable action) {
        var _ = system.getWhenTerminated().thenRun(action);
    }

    /// Hands over its tables, takes its leave and ends.
    void leave() {
        try {
            Done _ =
                    CoordinatedShutdown.get(system)
                            .runAll(CoordinatedShutdown.clusterLeavingReason())
                            .toCompletableFuture()
                            .join();
        } catch (CompletionException e) {
            system.log().warn("this process left without taking its leave", e);
        }
    }
}
