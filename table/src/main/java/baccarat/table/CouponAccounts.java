package baccarat.table;

import baccarat.rules.Money;
import java.util.LinkedHashMap;
import java.util.Map;

/// The balances of all accounts of coupons. Most tables have no coupons, so this is a map that is
/// copied when a coupon moves. It has no empty accounts.
///
/// @param cents only [Account.Coupons#ISSUED] may be below zero
record CouponAccounts(Map<Account.OfCoupons, Long> cents) {

    static final CouponAccounts NONE = new CouponAccounts(Map.of());

    CouponAccounts {
        cents = Map.copyOf(cents);
    }

    long of(Account.OfCoupons account) {
        return cents.getOrDefault(account, 0L);
    }

    CouponAccounts with(Account.OfCoupons account, long after) {
        if (after < 0 && account != Account.Coupons.ISSUED) {
            throw new CorruptLog(account + " is below zero");
        }
        var changed = new LinkedHashMap<>(cents);
        if (after == 0) {
            changed.remove(account);
        } else {
            changed.put(account, after);
        }
        return new CouponAccounts(changed);
    }

    CouponAccounts after(Account.OfCoupons from, Account.OfCoupons to, Money amount) {
        CouponAccounts less = with(from, Math.subtractExact(of(from), amount.cents()));
        return less.with(to, Math.addExact(less.of(to), amount.cents()));
    }

    /// The value of the coupons on all wagers together.
    Money placed() {
        return new Money(
                cents.entrySet().stream()
                        .filter(held -> held.getKey() instanceof Account.PlacedCoupons)
                        .mapToLong(Map.Entry::getValue)
                        .sum());
    }

    /// All accounts together: always zero, since the value issued is held, placed or spent.
    long sum() {
        return cents.values().stream().mapToLong(Long::longValue).sum();
    }
}
