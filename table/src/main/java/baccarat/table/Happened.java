package baccarat.table;

import baccarat.rules.Provision;
import java.time.Instant;
import java.util.List;

/// An event with who brought it about and when, the provisions behind it, the closest first, and
/// the money it moved.
public record Happened(
        Person who, Instant at, Event event, List<Provision> because, List<Transfer> transfers) {

    public Happened {
        because = List.copyOf(because);
        transfers = List.copyOf(transfers);
    }
}
