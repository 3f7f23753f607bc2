package baccarat.records;

import static java.util.stream.Collectors.toUnmodifiableMap;

import baccarat.rules.Counting;
import baccarat.rules.Curatorship;
import baccarat.rules.Cutting;
import baccarat.rules.Dealing;
import baccarat.rules.DragonBonus;
import baccarat.rules.Drawing;
import baccarat.rules.Equipment;
import baccarat.rules.House;
import baccarat.rules.Irregularity;
import baccarat.rules.MultiLevelLine;
import baccarat.rules.Opening;
import baccarat.rules.Paying;
import baccarat.rules.PersonalLine;
import baccarat.rules.Provision;
import baccarat.rules.Royal9Terms;
import baccarat.rules.Settling;
import baccarat.rules.Shuffling;
import baccarat.rules.Wagering;
import baccarat.rules.Winning;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Every provision by its unique name.
final class Provisions {

    static final List<Class<? extends Provision>> ENUMS =
            List.of(
                    Counting.class,
                    Curatorship.class,
                    Cutting.class,
                    Dealing.class,
                    DragonBonus.Line.class,
                    Drawing.class,
                    Equipment.class,
                    House.class,
                    Irregularity.class,
                    MultiLevelLine.class,
                    Opening.class,
                    Paying.class,
                    PersonalLine.class,
                    Royal9Terms.class,
                    Settling.class,
                    Shuffling.class,
                    Wagering.class,
                    Winning.class);

    private static final Map<String, Provision> BY_NAME =
            ENUMS.stream()
                    .<Provision>flatMap(type -> Arrays.stream(type.getEnumConstants()))
                    .collect(toUnmodifiableMap(Provision::name, provision -> provision));

    private Provisions() {}

    static Optional<Provision> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }
}
