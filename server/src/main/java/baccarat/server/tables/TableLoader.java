package baccarat.server.tables;

import baccarat.cards.Card;
import baccarat.records.BadRecord;
import baccarat.records.StateJson;
import baccarat.rules.CardRules;
import baccarat.rules.Hand;
import baccarat.rules.Round;
import baccarat.rules.TableRules;
import baccarat.server.store.ChainCheck;
import baccarat.server.store.Events;
import baccarat.server.store.Logs;
import baccarat.server.store.Rounds;
import baccarat.server.store.SealedShoes;
import baccarat.server.store.Snapshots;
import baccarat.server.store.Store;
import baccarat.server.store.TableOwners;
import baccarat.server.views.TableView;
import baccarat.server.views.WonMeters;
import baccarat.shoe.ShoeName;
import baccarat.shoe.Vault;
import baccarat.table.CorruptLog;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Loads a table from the store: starts at the last snapshot, applies each event, checks its chain,
/// and restores the dealer's hands with their shoe.
final class TableLoader {

    private final Store store;
    private final Vault vault;
    private final Setting setting;
    private final TableOwners.Claim claim;
    private final TableRules rules;

    TableLoader(Surroundings around, Setting setting, TableOwners.Claim claim) {
        this.store = around.store();
        this.vault = around.vault();
        this.setting = setting;
        this.claim = claim;
        this.rules = setting.approved().rules();
    }

    Loaded load(Hands hands) {
        store.read(this::checkChain);
        LoadedTree tree = LoadedTree.of(store, claim, setting.log());
        return store.read(handle -> load(handle, hands, tree));
    }

    /// Refuses a log that was tampered with. The chain names the wrong event, so it is checked
    /// before the tree.
    private boolean checkChain(Handle handle) {
        String log = setting.log();
        if (ChainCheck.sinceTheSnapshot(store.events(), handle, log)
                instanceof ChainCheck.Result.Wrong(long number, String what)) {
            throw new CorruptLog("log %s, event %d: %s".formatted(log, number, what));
        }
        return true;
    }

    private Loaded load(Handle handle, Hands hands, LoadedTree tree) {
        Optional<Snapshots.Snapshot> snapshot =
                Snapshots.last(handle, setting.log())
                        .filter(last -> StateJson.isOfThisForm(last.state()));
        TableState start = snapshot.map(this::state).orElseGet(() -> TableState.closed(rules));
        long from = snapshot.map(it -> it.head().number()).orElse(0L);
        var following = new Following(start);
        store.events()
                .read(handle, setting.log(), from + 1, event -> following.add(event.happened()));
        Invariants.check(following.state);
        Optional<Rounds.StoredRound> last =
                Rounds.last(handle, setting.log(), 1).stream().findFirst();
        restore(handle, hands, following.state);
        return new Loaded(
                claim,
                setting,
                Logs.find(handle, setting.log()).orElseThrow().header(),
                Events.head(handle, setting.log()),
                from,
                following.state,
                hands,
                results(handle, following.state),
                won(handle, last),
                last.map(round -> round.lastEvent() + 1).orElse(1L),
                tree.frontier(),
                tree.signed());
    }

    /// Restores the highlight of a winning seat after a restart: what was won since the last
    /// finished round began.
    private WonMeters won(Handle handle, Optional<Rounds.StoredRound> last) {
        var won = new WonMeters();
        long first = last.map(Rounds.StoredRound::firstEvent).orElse(1L);
        store.events()
                .read(handle, setting.log(), first, event -> won.saw(event.happened().event()));
        return won;
    }

    private TableState state(Snapshots.Snapshot snapshot) {
        try {
            return StateJson.read(snapshot.state(), rules);
        } catch (BadRecord e) {
            throw e.in("log %s, snapshot %d".formatted(setting.log(), snapshot.head().number()));
        }
    }

    private static final class Following {

        private TableState state;

        Following(TableState state) {
            this.state = state;
        }

        void add(Happened happened) {
            state = Table.apply(state, happened);
        }
    }

    /// Lets the hands replay everything since the shoe was sealed.
    private void restore(Handle handle, Hands hands, TableState state) {
        if (setting.dealing() == Dealing.REAL_CARDS) {
            return;
        }
        Trigger.find(handle, vault, setting.log()).ifPresent(hands::remember);
        int number = SealedShoes.last(handle, setting.log());
        hands.shoes().continueAfter(number);
        boolean round = isContinuous() && TableView.play(state.phase()).isPresent();
        if (state.shoe().seal().isEmpty() && !round) {
            return;
        }
        SealedShoes.SealedShoe stored =
                SealedShoes.find(handle, setting.log(), number)
                        .orElseThrow(() -> new CorruptLog("the sealed shoe is not in the store"));
        var shoe =
                vault.unlock(
                        new ShoeName(setting.name(), number),
                        Base64.getDecoder().decode(stored.order().base64()));
        boolean another =
                state.shoe().seal().filter(it -> !it.root().equals(shoe.root().hex())).isPresent();
        if (another) {
            throw new CorruptLog("the sealed shoe is not the one that was published");
        }
        hands.shoes().restore(shoe);
        long sealedAt = stored.loadedEvent().orElseThrow();
        var events = new ArrayList<Happened>();
        store.events()
                .read(handle, setting.log(), sealedAt + 1, event -> events.add(event.happened()));
        hands.replay(events);
    }

    private boolean isContinuous() {
        return rules.cards().shuffle() == CardRules.Shuffle.CONTINUOUS;
    }

    /// A finished shoe has no results any more. The next one gets its number when it is ready for
    /// its first round.
    private List<Round> results(Handle handle, TableState state) {
        if (isBetweenShoes(state.phase())) {
            return List.of();
        }
        return Rounds.ofTheShoe(handle, setting.log(), state.shoe().number()).stream()
                .filter(round -> !round.isVoid())
                .map(round -> new Round(hand(round.player()), hand(round.banker())))
                .toList();
    }

    private static boolean isBetweenShoes(Phase phase) {
        return switch (phase) {
            case Phase.Closed _, Phase.OfPreparation _ -> true;
            case Phase.Interruption interruption -> isBetweenShoes(interruption.interrupted());
            case Phase.OfferingShoe _,
                    Phase.AcceptingWagers _,
                    Phase.InRound _,
                    Phase.CallingLastHand _ ->
                    false;
        };
    }

    private static Hand hand(String cards) {
        return new Hand(Card.listOf(cards.replace(' ', ',')).orElseThrow());
    }
}
