package baccarat.table;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Who is at the table and where, with the vigorish marked there.
///
/// @param unpaid the markers of patrons who have left
public record Roster(List<Patron> patrons, Map<Spot, Marker> markers, List<Unpaid> unpaid) {

    static final Roster EMPTY = new Roster(List.of(), Map.of(), List.of());

    public Roster {
        patrons = List.copyOf(patrons);
        markers = Map.copyOf(markers);
        unpaid = List.copyOf(unpaid);
    }

    public Optional<Patron> patron(String name) {
        for (Patron patron : patrons) {
            if (patron.name().equals(name)) {
                return Optional.of(patron);
            }
        }
        return Optional.empty();
    }

    public Optional<Patron> at(Spot place) {
        for (Patron patron : patrons) {
            if (patron.places().contains(place)) {
                return Optional.of(patron);
            }
        }
        return Optional.empty();
    }

    /// The patron at a spot.
    public String ownerOf(Spot spot) {
        return at(spot).orElseThrow(() -> new CorruptLog("nobody is at " + spot)).name();
    }

    /// The seats that are taken by patrons who have not left, in ascending order.
    public List<Spot> seats() {
        return patrons.stream()
                .filter(patron -> !patron.leaving())
                .flatMap(patron -> patron.places().stream())
                .filter(spot -> spot.kind() == Spot.Kind.SEAT)
                .sorted(Spot.LOWEST_FIRST)
                .toList();
    }

    /// The taken seats counterclockwise from the one to the right of `seat`, without it: seat 0 is
    /// before the first.
    public List<Spot> toTheRightOf(int seat) {
        return Stream.concat(
                        seats().stream().filter(spot -> spot.number() > seat),
                        seats().stream().filter(spot -> spot.number() < seat))
                .toList();
    }

    public Money owed(Spot spot) {
        Marker marker = markers.get(spot);
        return marker == null ? Money.ZERO : marker.owed();
    }

    /// The spots whose vigorish has not been asked for yet, lowest first.
    List<Spot> owing() {
        return markers.entrySet().stream()
                .filter(entry -> !entry.getValue().overdue())
                .map(Map.Entry::getKey)
                .sorted(Spot.LOWEST_FIRST)
                .toList();
    }

    public boolean isOverdue(Patron patron) {
        if (markers.isEmpty() && unpaid.isEmpty()) {
            return false;
        }
        return owedAfterLeaving(patron.name()).isAboveZero()
                || patron.places().stream()
                        .anyMatch(spot -> markers.containsKey(spot) && markers.get(spot).overdue());
    }

    /// What a patron left behind unpaid.
    public Money owedAfterLeaving(String name) {
        Money owed = Money.ZERO;
        for (Unpaid one : unpaid) {
            if (one.patron().equals(name)) {
                owed = owed.plus(one.owed());
            }
        }
        return owed;
    }

    /// What patrons who have left owe at a spot.
    public Optional<Unpaid> unpaidAt(Spot spot) {
        return unpaid.stream().filter(one -> one.spot().equals(spot)).findFirst();
    }

    public Optional<Unpaid> firstUnpaid() {
        return unpaid.stream().findFirst();
    }

    /// Marked because it could not be paid when it was due, and so overdue at once (reading 43).
    public Roster fellShort(Spot spot, Money amount) {
        return withMarker(spot, Optional.of(new Marker(owed(spot).plus(amount), true)));
    }

    public Roster marked(Spot spot, Money amount) {
        Marker marker = markers.get(spot);
        boolean overdue = marker != null && marker.overdue();
        return withMarker(spot, Optional.of(new Marker(owed(spot).plus(amount), overdue)));
    }

    public Roster withMarker(Spot spot, Optional<Marker> marker) {
        var after = new HashMap<>(markers);
        after.remove(spot);
        marker.ifPresent(left -> after.put(spot, left));
        return new Roster(patrons, after, unpaid);
    }

    public Roster plus(Patron patron) {
        return new Roster(
                Stream.concat(patrons.stream(), Stream.of(patron)).toList(), markers, unpaid);
    }

    /// Without a patron who has left; what is marked at their places stays there under their name.
    public Roster minus(Patron gone) {
        var markersLeft = new HashMap<>(markers);
        var more = new ArrayList<>(unpaid);
        for (Spot place : gone.places()) {
            Marker marker = markersLeft.remove(place);
            if (marker != null) {
                more.add(new Unpaid(gone.name(), place, marker.owed()));
            }
        }
        return new Roster(
                patrons.stream().filter(patron -> !patron.equals(gone)).toList(),
                markersLeft,
                more);
    }

    public Roster withoutUnpaid(String name) {
        return new Roster(
                patrons,
                markers,
                unpaid.stream().filter(one -> !one.patron().equals(name)).toList());
    }

    /// Part of what a patron owes at a spot is paid, whether they are still there or not.
    public Roster paidAt(String name, Spot spot, Money left) {
        boolean gone =
                unpaid.stream()
                        .anyMatch(one -> one.patron().equals(name) && one.spot().equals(spot));
        if (!gone) {
            return withMarker(
                    spot,
                    left.isAboveZero() ? Optional.of(new Marker(left, true)) : Optional.empty());
        }
        return new Roster(
                patrons,
                markers,
                unpaid.stream()
                        .map(
                                one ->
                                        one.patron().equals(name) && one.spot().equals(spot)
                                                ? new Unpaid(name, spot, left)
                                                : one)
                        .filter(one -> one.owed().isAboveZero())
                        .toList());
    }

    /// The markers of a patron who comes back move to the first place they take.
    public Roster withUnpaidMarked(String name, Spot place) {
        Money owed = owedAfterLeaving(name);
        return owed.isAboveZero()
                ? withoutUnpaid(name).withMarker(place, Optional.of(new Marker(owed, true)))
                : this;
    }

    public Roster with(Patron changed) {
        return new Roster(
                patrons.stream()
                        .map(patron -> patron.name().equals(changed.name()) ? changed : patron)
                        .toList(),
                markers,
                unpaid);
    }

    /// The first of those who leave as soon as the round is settled.
    public Optional<Patron> leaving() {
        for (Patron patron : patrons) {
            if (patron.leaving()) {
                return Optional.of(patron);
            }
        }
        return Optional.empty();
    }
}
