package baccarat.regulations;

import baccarat.rules.Rate;

/// Rates from one to another, both included.
record RateRange(Rate from, Rate to) {

    boolean holds(Rate rate) {
        return from.compareTo(rate) <= 0 && rate.compareTo(to) <= 0;
    }

    @Override
    public String toString() {
        return from.equals(to) ? "exactly " + to : from + " to " + to;
    }
}
