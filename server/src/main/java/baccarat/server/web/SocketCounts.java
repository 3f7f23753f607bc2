package baccarat.server.web;

import baccarat.server.Limits;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Counts open WebSockets: in all, by address and by person. Strangers share one smaller limit, so
/// they leave places to people who are signed in.
final class SocketCounts {

    private final Limits.Sockets limits;
    private final Map<String, Integer> byAddress = new HashMap<>();
    private final Map<String, Integer> byPerson = new HashMap<>();
    private int all;
    private int strangers;

    SocketCounts(Limits.Sockets limits) {
        this.limits = limits;
    }

    /// Why no further socket may be opened, if that is so.
    synchronized Optional<String> full(String address, String person) {
        if (all >= limits.inAll()) {
            return Optional.of("the maximum number of viewers is reached");
        }
        if (person.isEmpty() && strangers >= limits.strangers()) {
            return Optional.of("the maximum number of viewers who are not signed in is reached");
        }
        if (byAddress.getOrDefault(address, 0) >= limits.perAddress()) {
            return Optional.of("too many sockets from your address");
        }
        return !person.isEmpty() && byPerson.getOrDefault(person, 0) >= limits.perPerson()
                ? Optional.of("you have too many tables open")
                : Optional.empty();
    }

    /// Counts one more, or says why not.
    synchronized Optional<String> open(String address, String person) {
        Optional<String> full = full(address, person);
        if (full.isEmpty()) {
            all++;
            byAddress.merge(address, 1, Integer::sum);
            if (person.isEmpty()) {
                strangers++;
            } else {
                byPerson.merge(person, 1, Integer::sum);
            }
        }
        return full;
    }

    synchronized void close(String address, String person) {
        all--;
        byAddress.computeIfPresent(address, (_, count) -> count > 1 ? count - 1 : null);
        if (person.isEmpty()) {
            strangers--;
        }
        byPerson.computeIfPresent(person, (_, count) -> count > 1 ? count - 1 : null);
    }
}
