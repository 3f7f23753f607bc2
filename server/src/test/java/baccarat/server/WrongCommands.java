package baccarat.server;

import baccarat.cards.Card;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.table.Command;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Every command there is, with something wrong in each of its fields in turn.
final class WrongCommands {

    private static final List<String> WRONG =
            List.of(
                    "null",
                    "-1",
                    "1.5",
                    "1e999",
                    "99999999999999999999",
                    "[]",
                    "{}",
                    "[[['x']]]",
                    "{'a':1}",
                    "''",
                    "'-1.00'",
                    "'99999999999999999999.00'",
                    "'92233720368547758.07'",
                    "'\\u0000'",
                    "'" + "x".repeat(9_000) + "'");

    private WrongCommands() {}

    static List<String> all() {
        var all = new ArrayList<String>();
        kinds(Command.class).forEach(kind -> addAll(kind, all));
        return all;
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(Objects.requireNonNull(type.getPermittedSubclasses()))
                        .flatMap(WrongCommands::kinds);
    }

    private static void addAll(Class<?> kind, List<String> all) {
        RecordComponent[] fields = Objects.requireNonNull(kind.getRecordComponents());
        all.add(command(kind, "'command':'again','nobody':1"));
        for (RecordComponent wrong : fields) {
            for (String value : WRONG) {
                var written = new StringBuilder();
                for (RecordComponent field : fields) {
                    if (!written.isEmpty()) {
                        written.append(',');
                    }
                    written.append("'%s':".formatted(field.getName()))
                            .append(field.equals(wrong) ? value : right(field.getType()));
                }
                all.add(command(kind, written.toString()));
            }
        }
    }

    private static String command(Class<?> kind, String fields) {
        return "{'command':'%s',%s}".formatted(kind.getSimpleName(), fields);
    }

    private static String right(Class<?> type) {
        if (type.isEnum()) {
            return "'"
                    + ((Enum<?>) Objects.requireNonNull(type.getEnumConstants())[0]).name()
                    + "'";
        }
        if (type == Money.class) {
            return "'25.00'";
        }
        if (type == Spot.class) {
            return "'1'";
        }
        if (type == Card.class) {
            return "'As'";
        }
        if (type == List.class) {
            return "['As']";
        }
        if (type == Optional.class) {
            return "null";
        }
        return type == boolean.class ? "true" : type == int.class ? "5" : "'mallory'";
    }
}
