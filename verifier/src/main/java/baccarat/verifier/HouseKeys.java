package baccarat.verifier;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The keys of a house that follow from one that is trusted: each key hands over to the next in a
/// note that both have signed.
///
/// @param house the name of the house
/// @param keys all that follow, in hexadecimal digits
record HouseKeys(String house, Set<String> keys) {

    HouseKeys {
        keys = Set.copyOf(keys);
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

    /// From a key, or from all that the house tells of its keys, as somebody has kept it.
    static HouseKeys of(String kept) {
        return kept.strip().startsWith("{")
                ? of(Told.read(Form.of("", JsonReader.read(kept))), Optional.empty())
                : of(new Told(NamedKey.read(kept, SignedNote.NOTE), List.of()), Optional.empty());
    }

    /// From what a bundle tells, and from the key that somebody trusts, where there is one.
    static HouseKeys of(Form told, Optional<String> trusted) {
        return of(Told.read(told), trusted.map(HouseKeys::of));
    }

    private static HouseKeys of(Told told, Optional<HouseKeys> trusted) {
        var keys = new LinkedHashSet<String>();
        String house = told.key().name();
        trusted.ifPresentOrElse(
                it -> {
                    if (!it.house().equals(house)) {
                        throw new Wrong(
                                "it is of %s, and the key that was given of %s"
                                        .formatted(house, it.house()));
                    }
                    keys.addAll(it.keys());
                },
                () -> keys.add(told.key().hex()));
        follow(house, told.handovers(), keys);
        return new HouseKeys(house, keys);
    }

    private static void follow(String house, List<String> handovers, Set<String> keys) {
        List<Handover> left = new ArrayList<>();
        handovers.forEach(note -> left.add(Handover.read(house, note)));
        boolean isFollowed = true;
        while (isFollowed) {
            isFollowed =
                    left.removeIf(
                            one -> {
                                boolean isKnown =
                                        keys.contains(one.former()) || keys.contains(one.next());
                                if (isKnown) {
                                    keys.add(one.former());
                                    keys.add(one.next());
                                }
                                return isKnown;
                            });
        }
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

    /// Whether one of these keys has signed a checkpoint.
    boolean haveSigned(SignedHead head) {
        return head.origin().startsWith(house + "/")
                && keys.stream().anyMatch(key -> head.note().isSigned(head.origin(), key));
    }
}
