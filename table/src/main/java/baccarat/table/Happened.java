package baccarat.table;

import baccarat.rules.Provision;
import java.time.Instant;
import java.util.List;

/// An event with its author and time, its provisions, the most specific first, and the money it
/// moved.
public record Happened(
        Person who, Instant at, Event event, List<Provision> because, List<Transfer> transfers) {

    public Happened {
        because = List.copyOf(because);
        transfers = List.copyOf(transfers);
    }
}
