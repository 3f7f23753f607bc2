package baccarat.table;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What every account of the table holds. Only the cage, which stands for the world outside, may be
/// below zero.
///
/// An array, since a round makes some sixty of these and a map would be most of its cost.
public final class Accounts {

    private static final int SEATS = 14;
    private static final int LINES = 8;
    private static final int SPOTS = SEATS + LINES;
    private static final List<Meter> METERS = List.of(Meter.values());

    private static final int WAGERS = 3;
    private static final int BOXES = WAGERS + SPOTS;
    private static final int JACKPOTS = BOXES + SPOTS;
    private static final int RESERVES = JACKPOTS + METERS.size();
    private static final int RACKS = RESERVES + METERS.size();

    static final Accounts EMPTY = new Accounts(List.of(), new long[RACKS]);

    private final List<String> patrons;
    private final long[] cents;

    private Accounts(List<String> patrons, long[] cents) {
        this.patrons = patrons;
        this.cents = cents;
    }

    public Money of(Account account) {
        int index = index(account);
        return index < 0 ? Money.ZERO : new Money(cents[index]);
    }

    Money rack(String patron) {
        int index = rackIndex(patron);
        return index < 0 ? Money.ZERO : new Money(cents[index]);
    }

    /// A rack for a patron who comes to the table.
    Accounts withRack(String patron) {
        var more = new ArrayList<>(patrons);
        more.add(patron);
        return new Accounts(List.copyOf(more), Arrays.copyOf(cents, cents.length + 1));
    }

    /// Without the rack of a patron who has left, which has to be empty.
    Accounts withoutRack(String patron) {
        int index = rackIndex(patron);
        if (index < 0 || cents[index] != 0) {
            throw new CorruptLog("the rack of " + patron + " is not empty");
        }
        var fewer = new ArrayList<>(patrons);
        fewer.remove(index - RACKS);
        long[] left = Arrays.copyOf(cents, cents.length - 1);
        System.arraycopy(cents, index + 1, left, index, cents.length - index - 1);
        return new Accounts(List.copyOf(fewer), left);
    }

    /// The account that could not pay these transfers, if there is one.
    Optional<Account> tooSmallFor(List<Transfer> transfers) {
        for (int i = 0; i < transfers.size(); i++) {
            Account from = transfers.get(i).from();
            if (from != Account.Fixed.CAGE && balance(from, transfers, i) < 0) {
                return Optional.of(from);
            }
        }
        return Optional.empty();
    }

    /// What `account` holds once the transfers up to `last` are made.
    private long balance(Account account, List<Transfer> transfers, int last) {
        long balance = cents[known(account)];
        for (int i = 0; i <= last; i++) {
            Transfer transfer = transfers.get(i);
            if (transfer.from().equals(account)) {
                balance = Math.subtractExact(balance, transfer.amount().cents());
            } else if (transfer.to().equals(account)) {
                balance = Math.addExact(balance, transfer.amount().cents());
            }
        }
        return balance;
    }

    Accounts after(List<Transfer> transfers) {
        if (transfers.isEmpty()) {
            return this;
        }
        long[] after = moved(transfers);
        for (Transfer transfer : transfers) {
            if (transfer.from() != Account.Fixed.CAGE && after[index(transfer.from())] < 0) {
                throw new CorruptLog(transfer.from() + " does not hold " + transfer.amount());
            }
        }
        return new Accounts(patrons, after);
    }

    private long[] moved(List<Transfer> transfers) {
        long[] after = cents.clone();
        for (Transfer transfer : transfers) {
            long amount = transfer.amount().cents();
            int from = known(transfer.from());
            int to = known(transfer.to());
            after[from] = Math.subtractExact(after[from], amount);
            after[to] = Math.addExact(after[to], amount);
        }
        return after;
    }

    private int known(Account account) {
        int index = index(account);
        if (index < 0) {
            throw new CorruptLog("there is no account " + account);
        }
        return index;
    }

    private int index(Account account) {
        return switch (account) {
            case Account.Fixed.CAGE -> 0;
            case Account.Fixed.TRAY -> 1;
            case Account.Fixed.DROP -> 2;
            case Account.Wagers(var spot) -> WAGERS + index(spot);
            case Account.VigorishBox(var spot) -> BOXES + index(spot);
            case Account.Jackpot(var meter) -> JACKPOTS + METERS.indexOf(meter);
            case Account.Reserve(var meter) -> RESERVES + METERS.indexOf(meter);
            case Account.Rack(var patron) -> rackIndex(patron);
        };
    }

    private int rackIndex(String patron) {
        int index = patrons.indexOf(patron);
        return index < 0 ? index : RACKS + index;
    }

    private static int index(Spot spot) {
        int last = spot.kind() == Spot.Kind.SEAT ? SEATS : LINES;
        if (spot.number() > last) {
            throw new CorruptLog("no table has a " + spot);
        }
        return spot.kind() == Spot.Kind.SEAT ? spot.number() - 1 : SEATS + spot.number() - 1;
    }

    /// The chips on all wagers together.
    Money wagers() {
        long sum = 0;
        for (int spot = WAGERS; spot < BOXES; spot++) {
            sum += cents[spot];
        }
        return new Money(sum);
    }

    /// All accounts together: always nothing.
    long sum() {
        return Arrays.stream(cents).sum();
    }

    /// The accounts that hold something, or owe it.
    public Map<Account, Money> held() {
        var held = new LinkedHashMap<Account, Money>();
        everyAccount()
                .filter(account -> cents[index(account)] != 0)
                .forEach(account -> held.put(account, of(account)));
        return held;
    }

    private Stream<Account> everyAccount() {
        return Stream.of(
                        Arrays.stream(Account.Fixed.values()),
                        patrons.stream().map(Account.Rack::new),
                        spots().map(Account.Wagers::new),
                        spots().map(Account.VigorishBox::new),
                        METERS.stream().map(Account.Jackpot::new),
                        METERS.stream().map(Account.Reserve::new))
                .flatMap(accounts -> accounts);
    }

    private static Stream<Spot> spots() {
        return Stream.concat(
                Stream.iterate(1, n -> n <= SEATS, n -> n + 1).map(Spot::seat),
                Stream.iterate(1, n -> n <= LINES, n -> n + 1).map(Spot::line));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Accounts accounts
                && patrons.equals(accounts.patrons)
                && Arrays.equals(cents, accounts.cents);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cents);
    }

    @Override
    public String toString() {
        return held().toString();
    }
}
