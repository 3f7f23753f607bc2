package baccarat.server.tables;

import baccarat.records.HouseShare;
import baccarat.records.LogWriter;
import baccarat.records.Recorded;
import baccarat.records.StateJson;
import baccarat.rules.Spot;
import baccarat.server.store.Events;
import baccarat.server.store.Snapshots;
import baccarat.server.views.EventView;
import baccarat.server.views.Moment;
import baccarat.server.views.Results;
import baccarat.server.views.SealView;
import baccarat.server.views.TableView;
import baccarat.server.views.Wire;
import baccarat.server.views.WonMeters;
import baccarat.shoe.FacedCard;
import baccarat.shoe.Vault;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Patron;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.Roster;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Stores data derived from a table's events, so that no one has to replay all of them: its rounds,
/// shoes, shares and snapshots, and the results of the shoe for the roads.
final class Keeping {

    /// Number of events between snapshots.
    private static final long SNAPSHOT_EVERY = 2_000;

    private final Setting setting;
    private final Hands hands;
    private final Vault vault;
    private final Results results;
    private final WonMeters won;
    private long snapshotAt;
    private long roundFirst;
    private long roundBegun;
    private Optional<String> dealer = Optional.empty();

    Keeping(Loaded loaded, Vault vault) {
        this.setting = loaded.setting();
        this.hands = loaded.hands();
        this.vault = vault;
        this.results = new Results(loaded.results());
        this.won = loaded.won();
        this.snapshotAt = loaded.snapshot();
        this.roundFirst = loaded.roundFirst();
    }

    /// What people see in addition to the table's own state.
    TableView.Beside beside(Moment moment, SealView.Sealed shoe) {
        return new TableView.Beside(results, won, moment, shoe);
    }

    /// The last event that may be published. A round in progress may contain a card that one patron
    /// has lifted, and its face could be found by trying all cards against the chain.
    long lastPublic(TableState state, long last) {
        return TableView.play(state.phase()).isPresent() ? beforeTheRound() : last;
    }

    /// The last event before the round in progress.
    long beforeTheRound() {
        return Math.max(roundFirst, roundBegun) - 1;
    }

    /// Turns events into views for people, and adds the derived data to the entry.
    List<EventView> follow(TableState before, List<Recorded> recorded, Entry entry) {
        var views = new ArrayList<EventView>();
        for (Recorded event : recorded) {
            List<FacedCard> proofs = hands.saw(before, event.happened());
            hands.shoes()
                    .takeToKeep()
                    .ifPresent(
                            shoe ->
                                    entry.and(
                                            Sealing.keep(
                                                    shoe,
                                                    vault,
                                                    setting.log(),
                                                    event.number() - 1)));
            won.saw(event.happened().event());
            views.add(new EventView(event, setting.approved().regulation(), proofs));
            entry.significant(Significance.of(setting, before, event));
            entry.shares(
                    HouseShare.of(before, event.happened()),
                    spot -> patronAt(before.roster(), spot));
            round(before, event, entry);
        }
        return views;
    }

    private static Optional<String> patronAt(Roster roster, String spot) {
        return roster.patrons().stream()
                .filter(patron -> patron.places().stream().anyMatch(it -> is(it, spot)))
                .map(Patron::name)
                .findFirst();
    }

    private static boolean is(Spot place, String spot) {
        return Wire.spot(place).equals(spot);
    }

    /// Updates the list of rounds and the results of the shoe.
    private void round(TableState before, Recorded recorded, Entry entry) {
        Happened happened = recorded.happened();
        if (happened.who().role() == Role.DEALER) {
            dealer = Optional.of(happened.who().name());
        }
        if (happened.event() instanceof Event.RoundBegun) {
            roundBegun = recorded.number();
        }
        boolean isVoid = happened.event() instanceof Event.RoundVoided;
        if (happened.event() instanceof Event.ShoeEnded
                || happened.event() instanceof Event.TableClosed) {
            results.clear();
        }
        if (!isVoid && !(happened.event() instanceof Event.CardsCleared)) {
            return;
        }
        Optional<Play> play =
                TableView.play(before.phase()).filter(one -> one.kind() != Play.Kind.SIMULATED);
        if (play.isPresent()) {
            var round =
                    FinishedRound.of(
                            play.get(),
                            before.shoe().number(),
                            before.roster(),
                            roundFirst,
                            recorded.number(),
                            happened.at(),
                            isVoid,
                            dealer);
            entry.round(round);
            round.result().ifPresent(results::add);
        }
        roundFirst = recorded.number() + 1;
    }

    /// Adds a snapshot after the last event of a log, if it is time for one.
    void snapshot(LogWriter log, TableState state, Entry entry) {
        if (log.number() - snapshotAt >= SNAPSHOT_EVERY) {
            snapshotAt = log.number();
            entry.snapshot(
                    new Snapshots.Snapshot(
                            new Events.Head(log.number(), log.chain()), StateJson.write(state)));
        }
    }
}
