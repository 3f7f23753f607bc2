package baccarat.server;

import baccarat.rules.Money;

/// How the house receives people.
///
/// @param guests whether anybody may walk in
/// @param playChips what a guest gets
/// @param regulars how many simulated patrons keep a table alive
public record House(boolean guests, Money playChips, int regulars) {

    public static final House USUAL = new House(true, Money.dollars(5_000), 3);
}
