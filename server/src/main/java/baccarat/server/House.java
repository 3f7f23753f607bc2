package baccarat.server;

import baccarat.rules.Money;

/// How the house receives people.
///
/// @param guests whether anybody may walk in
/// @param playChips what a guest gets
/// @param regulars how many simulated patrons keep a table alive
/// @param couponLimit the value up to which one person alone issues a match play coupon
public record House(boolean guests, Money playChips, int regulars, Money couponLimit) {

    public static final House USUAL = new House(true, Money.dollars(5_000), 3, Money.dollars(100));
}
