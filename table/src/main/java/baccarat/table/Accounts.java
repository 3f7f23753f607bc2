package baccarat.table;

import baccarat.rules.Money;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The balances of all accounts of the table. Only accounts that stand for the outside world may be
/// negative: the cage, and the table's part in shared meters.
///
/// Two arrays, because a round creates about sixty of these objects and maps would dominate its
/// cost: one array for accounts that change with every wager, one for those that seldom change.
public final class Accounts {

    /// More than any table has, so that no sum of accounts overflows.
    public static final Money MOST = Money.dollars(1_000_000_000);

    static final Accounts EMPTY =
            new Accounts(
                    List.of(),
                    new long[AccountPlaces.RACKS],
                    new long[AccountPlaces.SELDOM],
                    CouponAccounts.NONE);

    private final List<String> patrons;
    private final long[] often;
    private final long[] seldom;
    private final CouponAccounts coupons;

    private Accounts(List<String> patrons, long[] often, long[] seldom, CouponAccounts coupons) {
        this.patrons = patrons;
        this.often = often;
        this.seldom = seldom;
        this.coupons = coupons;
    }

    /// Racks for these patrons, in this order, with these balances.
    public static Accounts of(List<String> patrons, Map<Account, Money> held) {
        long[] often = new long[AccountPlaces.RACKS + patrons.size()];
        long[] seldom = new long[AccountPlaces.SELDOM];
        var accounts = new Accounts(List.copyOf(patrons), often, seldom, CouponAccounts.NONE);
        CouponAccounts coupons = CouponAccounts.NONE;
        for (Map.Entry<Account, Money> one : held.entrySet()) {
            if (one.getKey() instanceof Account.OfCoupons account) {
                coupons = coupons.with(account, one.getValue().cents());
            } else {
                accounts.put(one.getKey(), one.getValue().cents());
            }
        }
        return new Accounts(accounts.patrons, often, seldom, coupons);
    }

    private void put(Account account, long cents) {
        if (cents < 0 && !mayBeBelowZero(account)) {
            throw new CorruptLog(account + " is below zero");
        }
        (AccountPlaces.isSeldom(account) ? seldom : often)[index(account)] = cents;
    }

    /// The patrons who have a rack, in the order they came.
    public List<String> patrons() {
        return patrons;
    }

    public Money of(Account account) {
        return account instanceof Account.Rack(var patron)
                ? rack(patron)
                : new Money(cents(account));
    }

    public Money rack(String patron) {
        int index = patrons.indexOf(patron);
        return index < 0 ? Money.ZERO : new Money(often[AccountPlaces.RACKS + index]);
    }

    private long cents(Account account) {
        if (account instanceof Account.OfCoupons ofCoupons) {
            return coupons.of(ofCoupons);
        }
        return AccountPlaces.isSeldom(account) ? seldom[index(account)] : often[index(account)];
    }

    /// A rack for a patron who comes to the table.
    public Accounts withRack(String patron) {
        var more = new ArrayList<>(patrons);
        more.add(patron);
        return new Accounts(
                List.copyOf(more), Arrays.copyOf(often, often.length + 1), seldom, coupons);
    }

    /// Without the rack of a patron who has left, which must be empty.
    public Accounts withoutRack(String patron) {
        int index = index(new Account.Rack(patron));
        if (often[index] != 0) {
            throw new CorruptLog("the rack of " + patron + " is not empty");
        }
        var fewer = new ArrayList<>(patrons);
        fewer.remove(index - AccountPlaces.RACKS);
        long[] left = Arrays.copyOf(often, often.length - 1);
        System.arraycopy(often, index + 1, left, index, often.length - index - 1);
        return new Accounts(List.copyOf(fewer), left, seldom, coupons);
    }

    /// The account that could not pay these transfers, if there is one.
    public Optional<Account> tooSmallFor(List<Transfer> transfers) {
        for (int i = 0; i < transfers.size(); i++) {
            Account from = transfers.get(i).from();
            if (!mayBeBelowZero(from) && balance(from, transfers, i) < 0) {
                return Optional.of(from);
            }
        }
        return Optional.empty();
    }

    private static boolean mayBeBelowZero(Account account) {
        return account == Account.Fixed.CAGE
                || account == Account.Coupons.ISSUED
                || account instanceof Account.LinkedMeter;
    }

    /// The balance of `account` after the transfers up to `last`.
    private long balance(Account account, List<Transfer> transfers, int last) {
        long balance = cents(account);
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
        long[] oftenAfter = often.clone();
        long[] seldomAfter = touchSeldom(transfers) ? seldom.clone() : seldom;
        CouponAccounts couponsAfter = coupons;
        for (Transfer transfer : transfers) {
            if (transfer.from() instanceof Account.OfCoupons source
                    && transfer.to() instanceof Account.OfCoupons target) {
                couponsAfter = couponsAfter.after(source, target, transfer.amount());
                continue;
            }
            long amount = transfer.amount().cents();
            long[] from = AccountPlaces.isSeldom(transfer.from()) ? seldomAfter : oftenAfter;
            long[] to = AccountPlaces.isSeldom(transfer.to()) ? seldomAfter : oftenAfter;
            int source = index(transfer.from());
            int target = index(transfer.to());
            from[source] = Math.subtractExact(from[source], amount);
            to[target] = Math.addExact(to[target], amount);
            if (from[source] < 0 && !mayBeBelowZero(transfer.from())) {
                throw new CorruptLog(transfer.from() + " does not hold " + transfer.amount());
            }
        }
        return new Accounts(patrons, oftenAfter, seldomAfter, couponsAfter);
    }

    private static boolean touchSeldom(List<Transfer> transfers) {
        for (Transfer transfer : transfers) {
            if (!(transfer.from() instanceof Account.OfCoupons)
                    && (AccountPlaces.isSeldom(transfer.from())
                            || AccountPlaces.isSeldom(transfer.to()))) {
                return true;
            }
        }
        return false;
    }

    private int index(Account account) {
        return account instanceof Account.Rack(var patron)
                ? rackIndex(patron)
                : AccountPlaces.of(account);
    }

    private int rackIndex(String patron) {
        int index = patrons.indexOf(patron);
        if (index < 0) {
            throw new CorruptLog("there is no rack of " + patron);
        }
        return AccountPlaces.RACKS + index;
    }

    /// The chips on all wagers together.
    Money wagers() {
        long sum = 0;
        for (int spot = AccountPlaces.WAGERS; spot < AccountPlaces.RACKS; spot++) {
            sum += often[spot];
        }
        return new Money(sum);
    }

    /// The sum of all accounts of money: always zero.
    long sum() {
        return Arrays.stream(often).sum() + Arrays.stream(seldom).sum();
    }

    CouponAccounts coupons() {
        return coupons;
    }

    /// The distinct values of the coupons that a patron holds, the highest first.
    public List<Money> coupons(String patron) {
        return coupons.cents().keySet().stream()
                .filter(Account.HeldCoupons.class::isInstance)
                .map(Account.HeldCoupons.class::cast)
                .filter(held -> held.patron().equals(patron))
                .map(Account.HeldCoupons::value)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /// The accounts that hold something, or owe it.
    public Map<Account, Money> held() {
        var held = new LinkedHashMap<Account, Money>();
        everyAccount()
                .filter(account -> cents(account) != 0)
                .forEach(account -> held.put(account, of(account)));
        return held;
    }

    private Stream<Account> everyAccount() {
        return Stream.of(
                        Arrays.stream(Account.Fixed.values()),
                        patrons.stream().map(Account.Rack::new),
                        AccountPlaces.spots().map(Account.Wagers::new),
                        AccountPlaces.spots().map(Account.VigorishBox::new),
                        AccountPlaces.METERS.stream().map(Account.Jackpot::new),
                        AccountPlaces.METERS.stream().map(Account.Reserve::new),
                        AccountPlaces.METERS.stream().map(Account.LinkedMeter::new),
                        coupons.cents().keySet().stream().sorted(BY_NAME))
                .flatMap(accounts -> accounts);
    }

    /// A fixed order, so that the same accounts are always written in the same way.
    private static final Comparator<Account> BY_NAME = Comparator.comparing(Account::toString);

    @Override
    public boolean equals(Object other) {
        return other instanceof Accounts accounts
                && patrons.equals(accounts.patrons)
                && Arrays.equals(often, accounts.often)
                && Arrays.equals(seldom, accounts.seldom)
                && coupons.equals(accounts.coupons);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(often);
    }

    @Override
    public String toString() {
        return held().toString();
    }
}
