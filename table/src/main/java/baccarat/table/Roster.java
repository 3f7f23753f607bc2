package baccarat.table;

import baccarat.rules.Money;
import baccarat.rules.Spot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Who is at the table, where, and what vigorish is marked there.
///
/// @param debts vigorish that patrons owed when they left; it is theirs, not their seat's
public record Roster(List<Patron> patrons, Map<Spot, Marker> markers, Map<String, Money> debts) {

    static final Roster EMPTY = new Roster(List.of(), Map.of(), Map.of());

    public Roster {
        patrons = List.copyOf(patrons);
        markers = Map.copyOf(markers);
        debts = Map.copyOf(debts);
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

    /// Whose chips lie at a spot.
    String ownerOf(Spot spot) {
        return at(spot).orElseThrow(() -> new CorruptLog("nobody is at " + spot)).name();
    }

    /// The seats that are taken by patrons who have not left, in ascending order.
    List<Spot> seats() {
        return patrons.stream()
                .filter(patron -> !patron.leaving())
                .flatMap(patron -> patron.places().stream())
                .filter(spot -> spot.kind() == Spot.Kind.SEAT)
                .sorted(Spot.LOWEST_FIRST)
                .toList();
    }

    /// The taken seats counterclockwise from the one to the right of `seat`, without it: seat 0 is
    /// before the first.
    List<Spot> toTheRightOf(int seat) {
        return Stream.concat(
                        seats().stream().filter(spot -> spot.number() > seat),
                        seats().stream().filter(spot -> spot.number() < seat))
                .toList();
    }

    Money owed(Spot spot) {
        Marker marker = markers.get(spot);
        return marker == null ? Money.ZERO : marker.owed();
    }

    /// The spots with vigorish that nobody has asked for yet, lowest first.
    List<Spot> owing() {
        return markers.entrySet().stream()
                .filter(entry -> !entry.getValue().overdue())
                .map(Map.Entry::getKey)
                .sorted(Spot.LOWEST_FIRST)
                .toList();
    }

    boolean isOverdue(Patron patron) {
        if (markers.isEmpty()) {
            return false;
        }
        return patron.places().stream()
                .anyMatch(spot -> markers.containsKey(spot) && markers.get(spot).overdue());
    }

    Roster marked(Spot spot, Money amount) {
        Marker marker = markers.get(spot);
        boolean overdue = marker != null && marker.overdue();
        return withMarker(spot, Optional.of(new Marker(owed(spot).plus(amount), overdue)));
    }

    Roster withMarker(Spot spot, Optional<Marker> marker) {
        var after = new HashMap<>(markers);
        after.remove(spot);
        marker.ifPresent(left -> after.put(spot, left));
        return new Roster(patrons, after, debts);
    }

    Roster plus(Patron patron) {
        return new Roster(
                Stream.concat(patrons.stream(), Stream.of(patron)).toList(), markers, debts);
    }

    /// Without a patron who has left; what is marked at their places becomes a debt.
    Roster minus(Patron gone) {
        var markersLeft = new HashMap<>(markers);
        Money owed = Money.ZERO;
        for (Spot place : gone.places()) {
            owed = owed.plus(owed(place));
            markersLeft.remove(place);
        }
        return new Roster(
                patrons.stream().filter(patron -> !patron.equals(gone)).toList(),
                markersLeft,
                owed.isAboveZero() ? withDebt(gone.name(), owed) : debts);
    }

    private Map<String, Money> withDebt(String name, Money owed) {
        var more = new TreeMap<>(debts);
        more.merge(name, owed, Money::plus);
        return more;
    }

    Roster withoutDebt(String name) {
        var fewer = new TreeMap<>(debts);
        fewer.remove(name);
        return new Roster(patrons, markers, fewer);
    }

    /// A patron who comes back with a debt finds it marked at the first place they take.
    Roster withDebtMarked(String name, Spot place) {
        Money owed = debts.get(name);
        return owed == null
                ? this
                : withoutDebt(name).withMarker(place, Optional.of(new Marker(owed, true)));
    }

    Roster with(Patron changed) {
        return new Roster(
                patrons.stream()
                        .map(patron -> patron.name().equals(changed.name()) ? changed : patron)
                        .toList(),
                markers,
                debts);
    }

    /// The first of those who leave as soon as the round is settled.
    Optional<Patron> leaving() {
        for (Patron patron : patrons) {
            if (patron.leaving()) {
                return Optional.of(patron);
            }
        }
        return Optional.empty();
    }
}
