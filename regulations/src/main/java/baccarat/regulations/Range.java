package baccarat.regulations;

/// Whole numbers from one to another, both included.
record Range(int from, int to) {

    boolean holds(int number) {
        return from <= number && number <= to;
    }

    @Override
    public String toString() {
        return from == to ? Integer.toString(from) : from + " to " + to;
    }
}
