package baccarat.rules;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Every provision, by name.
public final class Provisions {

    private static final Map<String, Provision> BY_NAME =
            Stream.<Provision[]>of(
                            Equipment.values(),
                            Opening.values(),
                            Shuffling.values(),
                            Cutting.values(),
                            Curatorship.values(),
                            Counting.values(),
                            Drawing.values(),
                            Wagering.values(),
                            Dealing.values(),
                            Winning.values(),
                            Settling.values(),
                            Paying.values(),
                            DragonBonus.Line.values(),
                            Royal9Terms.values(),
                            MultiLevelLine.values(),
                            PersonalLine.values(),
                            Irregularity.values(),
                            House.values())
                    .flatMap(Stream::of)
                    .collect(toUnmodifiableMap(Provision::name, one -> one));

    private Provisions() {}

    /// The provision with that name, if one exists.
    public static Optional<Provision> of(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    /// In the order of their names.
    public static List<Provision> all() {
        return BY_NAME.keySet().stream().sorted().map(BY_NAME::get).toList();
    }
}
