package baccarat.server.dishonest;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.names.Asker;
import baccarat.server.store.AliasRows;
import baccarat.server.store.Ledger;
import baccarat.server.store.Micros;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Setting;
import baccarat.table.Account;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.LinkEvent;
import baccarat.table.Patron;
import baccarat.table.Role;
import baccarat.table.SealEvent;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Reads what a table's log says of everybody's chips, event by event: they grow and shrink by
/// settled rounds alone, only their owner moves them, and what takes two signatures never happens.
final class LogAudit {

    /// The casino's own dealer and housekeeping, in its logs.
    private static final Set<String> HOUSE = Set.of("dealer", "floorperson");

    private final Casino casino;
    private final Setting setting;
    private final Set<String> faces;
    private final Map<String, String> names = new HashMap<>();
    private TableState state;
    private long read;
    private boolean isBegun;
    private long drawn;
    private long cashIn;
    private long bought;
    private long coupons;
    private int rounds;

    /// @param faces every face that any log has shown, to which this one adds
    LogAudit(Casino casino, Setting setting, Set<String> faces) {
        this.casino = casino;
        this.setting = setting;
        this.faces = faces;
        this.state = TableState.closed(setting.approved().rules());
    }

    /// Reads on without judging: the gang is not at work yet.
    void begin() {
        follow();
        isBegun = true;
        coupons = 0;
        rounds = 0;
    }

    /// Reads on to the end of the log.
    void follow() {
        var events = new ArrayList<Happened>();
        casino.store()
                .read(
                        handle -> {
                            casino.store()
                                    .events()
                                    .read(
                                            handle,
                                            setting.log(),
                                            read + 1,
                                            event -> events.add(event.happened()));
                            return true;
                        });
        for (Happened happened : events) {
            read++;
            if (isBegun) {
                judge(happened);
            }
            count(happened.event());
            state = Table.apply(state, happened);
            hasItsCoupon(happened);
        }
    }

    /// What has to be true of the table as a whole.
    void check() {
        follow();
        Invariants.check(state);
        Found.unless(
                setting.dealing() == Dealing.AUTOMATIC
                        || state.accounts().of(Account.Fixed.DROP).cents() == bought,
                "the drop of %s is not what was keyed".formatted(setting.id()));
        Money crossed = casino.store().read(it -> Ledger.balance(it, "table:" + setting.id()));
        boolean isQuiet =
                casino.store()
                                .read(it -> baccarat.server.store.Events.head(it, setting.log()))
                                .number()
                        == read;
        Found.unless(
                !isQuiet || crossed.cents() == -state.accounts().of(Account.Fixed.CAGE).cents(),
                "the ledger and the table %s differ".formatted(setting.id()));
    }

    private void judge(Happened happened) {
        Event event = happened.event();
        boolean isHouse =
                HOUSE.contains(happened.who().name()) || Asker.isSimulated(happened.who().name());
        if (!isHouse && takesTwo(event)) {
            throw new Found(told("nobody but the gang signed", happened));
        }
        Map<String, Long> change = new Owners(state).change(happened);
        for (var one : change.entrySet()) {
            if (one.getValue() != 0 && !Owners.isExplained(event)) {
                throw new Found(
                        told(
                                name(one.getKey()) + "'s chips changed by " + one.getValue(),
                                happened));
            }
        }
        new Owners(state).owner(event).ifPresent(owner -> isTheirs(owner, happened, isHouse));
        isKeyedByTheCrew(happened, isHouse);
    }

    private String told(String what, Happened happened) {
        return "%s at %s, event %d: %s".formatted(what, setting.id(), read, happened);
    }

    /// With real cards the dealer enters what the patron does; elsewhere only the patron does it,
    /// or the house for somebody who went away.
    private void isTheirs(String owner, Happened happened, boolean isHouse) {
        boolean isOwn = happened.who().name().equals(owner);
        boolean isEntered =
                setting.dealing() == Dealing.REAL_CARDS && happened.who().role() == Role.DEALER;
        boolean isDoneByTheHouse = isHouse && Owners.isGoingAway(happened.event());
        if (!isOwn && !isEntered && !isDoneByTheHouse && !Asker.isSimulated(owner)) {
            throw new Found(told("somebody else moved the chips of " + name(owner), happened));
        }
    }

    /// A coupon on a wager was issued, and came there from the hands of its owner.
    private void hasItsCoupon(Happened happened) {
        if (happened.event() instanceof Event.WagerPlaced(var placed)) {
            Money lies = state.accounts().of(new Account.PlacedCoupons(placed.spot()));
            Found.unless(
                    placed.coupon().isAtMost(lies), told("a coupon that nobody issued", happened));
        }
    }

    /// Each entry names who keyed it, and that dealer was signed on to the table.
    private void isKeyedByTheCrew(Happened happened, boolean isHouse) {
        boolean isDealt = happened.who().role() == Role.DEALER && !isHouse;
        if (isDealt && !isSignedOn(happened.who().name(), Micros.of(happened.at()))) {
            throw new Found(told("a dealer acts who is not signed on", happened));
        }
    }

    /// By the last entry about the dealer among the significant events of the crews.
    private boolean isSignedOn(String dealer, long at) {
        return casino.store()
                .read(
                        handle ->
                                handle.createQuery(
                                                "SELECT table_id || ' ' || detail FROM significant"
                                                        + " WHERE kind = 'crew' AND at <= :at"
                                                        + " AND detail LIKE :dealer"
                                                        + " ORDER BY at DESC, id DESC LIMIT 1")
                                        .bind("at", at)
                                        .bind("dealer", "%" + dealer + " is signed %")
                                        .mapTo(String.class)
                                        .findOne())
                .filter(last -> last.startsWith(setting.id() + " "))
                .filter(last -> last.contains(" is signed on"))
                .isPresent();
    }

    /// What nobody does without a second signature; in this world nobody gives one.
    private boolean takesTwo(Event event) {
        return switch (event) {
            // Its slip is counted: one person may issue some alone.
            case Event.CouponIssued _ -> false;
            case Event.OfTheFloor _,
                    Event.VigorishWrittenOff _,
                    Event.DebtWrittenOff _,
                    Event.ShuffleOrdered _,
                    Event.OtherDecksOrdered _ ->
                    true;
            case Event.IrregularityFound _ -> setting.dealing() != Dealing.REAL_CARDS;
            case Event.OfPreparation _,
                    CuratorEvent _,
                    Event.OfPatrons _,
                    Event.OfWagers _,
                    Event.OfTheRound _,
                    Event.OfMishaps _,
                    Event.OfSettlement _,
                    SealEvent _,
                    LinkEvent _ ->
                    false;
        };
    }

    private void count(Event event) {
        switch (event) {
            case Event.FirstCardBurned(var card) -> drawn(1, List.of(card));
            case Event.CardsBurned(int count, var shown) -> drawn(count, shown);
            case Event.CardDealt(_, var face, boolean kept) ->
                    drawn(kept ? 0 : 1, face.stream().toList());
            case Event.HandTurned(_, var shown) -> drawn(0, shown);
            case Event.CardLifted(_, var face) -> drawn(0, List.of(face));
            case Event.IrregularityFound(_, _, var card) -> drawn(1, card.stream().toList());
            case Event.OneMoreDiscarded _ -> drawn(1, List.of());
            case SealEvent.SealPublished _ -> drawn = 0;
            case Event.CardsCleared _ -> rounds++;
            case Event.CouponIssued _ -> coupons++;
            case Event.ChipsBought(var patron, var amount) -> {
                bought += amount.cents();
                cashIn += Asker.isCash(patron) ? amount.cents() : 0;
            }
            case Event.SpokenWagerConfirmed(_, _, var cash) -> bought += cash.cents();
            default -> {}
        }
    }

    private void drawn(int count, List<Card> shown) {
        drawn += count;
        shown.forEach(card -> faces.add(card.toString()));
    }

    private String name(String id) {
        return names.computeIfAbsent(
                id,
                _ ->
                        casino.store()
                                .read(handle -> AliasRows.find(handle, id))
                                .map(alias -> alias.patron().name())
                                .orElse(id));
    }

    Setting setting() {
        return setting;
    }

    /// The number of the last event that was read.
    long read() {
        return read;
    }

    /// How many cards have left the shoe.
    long drawn() {
        return drawn;
    }

    /// What patrons brought in cash.
    long cashIn() {
        return cashIn;
    }

    long coupons() {
        return coupons;
    }

    int rounds() {
        return rounds;
    }

    /// The seats of a patron, by name.
    Set<String> seats(String name) {
        var seats = new HashSet<String>();
        for (Patron patron : state.roster().patrons()) {
            if (name(patron.name()).equals(name)) {
                patron.places().forEach(place -> seats.add(place.toString()));
            }
        }
        return seats;
    }
}
