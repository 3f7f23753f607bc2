package baccarat.verifier;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The keys of a house that follow from one that is trusted: each key hands over to the next in a
/// note that both have signed. A thief of a former key can hand that one over to another, but not
/// the key in force: so only keys before and after the trusted one count.
///
/// @param house the name of the house
/// @param keys all that follow, in hexadecimal digits
/// @param next which keys each of them handed over to
record HouseKeys(String house, Set<String> keys, Map<String, Set<String>> next) {

    HouseKeys {
        keys = Set.copyOf(keys);
        next = Map.copyOf(next);
    }

    /// What the house says of its keys.
    ///
    /// @param key the one in force
    private record Told(NamedKey key, List<String> handovers) {

        static Told read(Form form) {
            return new Told(
                    NamedKey.read(form.text("key"), SignedNote.NOTE),
                    form.list("handovers", Form::text));
        }
    }

    /// From a key, or from a kept copy of everything that the house publishes about its keys.
    static HouseKeys of(String kept) {
        return kept.strip().startsWith("{")
                ? of(Told.read(Form.of("", JsonReader.read(kept))), Optional.empty())
                : of(new Told(NamedKey.read(kept, SignedNote.NOTE), List.of()), Optional.empty());
    }

    /// From the keys in a bundle, and from the trusted key if one is given.
    static HouseKeys of(Form told, Optional<String> trusted) {
        return of(Told.read(told), trusted.map(HouseKeys::of));
    }

    private static HouseKeys of(Told told, Optional<HouseKeys> trusted) {
        String house = told.key().name();
        var next = new HashMap<String, Set<String>>();
        var former = new HashMap<String, Set<String>>();
        for (String note : told.handovers()) {
            Handover one = Handover.read(house, note);
            add(next, one.former(), one.next());
            add(former, one.next(), one.former());
        }
        trusted.ifPresent(
                it -> {
                    if (!it.house().equals(house)) {
                        throw new Wrong(
                                "it is of %s, and the key that was given of %s"
                                        .formatted(house, it.house()));
                    }
                    it.next()
                            .forEach(
                                    (from, all) ->
                                            all.forEach(
                                                    to -> {
                                                        add(next, from, to);
                                                        add(former, to, from);
                                                    }));
                });
        Set<String> start = trusted.map(HouseKeys::keys).orElse(Set.of(told.key().hex()));
        var keys = new LinkedHashSet<String>();
        for (String key : start) {
            keys.addAll(reached(key, former));
        }
        for (String key : inForce(start, next)) {
            keys.addAll(reached(key, next));
        }
        return new HouseKeys(house, keys, next);
    }

    private static void add(Map<String, Set<String>> pairs, String from, String to) {
        pairs.computeIfAbsent(from, _ -> new LinkedHashSet<>()).add(to);
    }

    /// Those that handed over to none of the others.
    private static List<String> inForce(Set<String> keys, Map<String, Set<String>> next) {
        return keys.stream()
                .filter(key -> Collections.disjoint(next.getOrDefault(key, Set.of()), keys))
                .toList();
    }

    /// All keys that pairs lead to from one, itself included.
    private static Set<String> reached(String key, Map<String, Set<String>> pairs) {
        var all = new LinkedHashSet<String>();
        var left = new ArrayDeque<String>(List.of(key));
        while (!left.isEmpty()) {
            String one = left.remove();
            if (all.add(one)) {
                left.addAll(pairs.getOrDefault(one, Set.of()));
            }
        }
        return all;
    }

    private record Handover(String former, String next) {

        static Handover read(String house, String written) {
            SignedNote note = SignedNote.read(written);
            List<String> lines = note.text().lines().toList();
            String name = house + "/keys";
            if (lines.size() != 4 || !lines.getFirst().equals(name)) {
                throw new Wrong("a note about keys of %s is of another form".formatted(house));
            }
            var handover =
                    new Handover(
                            SignedNote.unbase64(lines.get(2)), SignedNote.unbase64(lines.get(3)));
            for (String key : List.of(handover.former(), handover.next())) {
                if (key.length() != 64 || !note.isSigned(name, key)) {
                    throw new Wrong("a key of %s did not sign the note about it".formatted(house));
                }
            }
            return handover;
        }
    }

    /// Which of these keys has signed a checkpoint, if one has.
    Optional<String> signer(SignedHead head) {
        return signer(head.origin(), head.note());
    }

    /// Which key has signed a note under a name of the house.
    Optional<String> signer(String name, SignedNote note) {
        return name.startsWith(house + "/")
                ? keys.stream().filter(key -> note.isSigned(name, key)).findFirst()
                : Optional.empty();
    }

    /// Whether a key has handed over to another of these.
    boolean isFormer(String key) {
        return !Collections.disjoint(next.getOrDefault(key, Set.of()), keys);
    }

    /// Whether a key came after another and is not that one.
    boolean isLater(String key, String than) {
        return !key.equals(than) && reached(than, next).contains(key);
    }
}
