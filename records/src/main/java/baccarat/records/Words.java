package baccarat.records;

import static java.util.Map.entry;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toUnmodifiableMap;

import baccarat.cards.Card;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Faces;
import baccarat.table.Role;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// The words of the format: everything that is smaller than a record.
final class Words {

    static final Word<Provision> PROVISION =
            new Word<>("a provision this program knows", Names::ofProvision, Words::provision);

    static final Word<Instant> INSTANT =
            new Word<>("a time like 2026-01-01T12:00:00Z", Instant::toString, Words::instant);

    static final Word<Role> ROLE = oneOf(List.of(Role.values()), Names::of);

    static final Word<String> TEXT = new Word<>("text", text -> text, Optional::of);

    private static final Word<Long> LONG =
            new Word<>("a whole number as text", Object::toString, Words::whole);

    private static final Map<Class<?>, Word<?>> BY_TYPE =
            Map.ofEntries(
                    entry(String.class, TEXT),
                    entry(Long.class, LONG),
                    entry(long.class, LONG),
                    entry(Money.class, new Word<>("an amount like 25.00", Words::money, Money::of)),
                    entry(Card.class, new Word<>("a card like 9h", Card::toString, Card::ofFace)),
                    entry(Spot.class, new Word<>("a spot like 3 or line-3", Words::spot, Spot::of)),
                    entry(
                            Account.class,
                            new Word<>(AccountWords.RIGHT, AccountWords::of, AccountWords::read)),
                    entry(Faces.class, FacesWord.WORD),
                    entry(Role.class, ROLE),
                    entry(Provision.class, PROVISION),
                    entry(Instant.class, INSTANT));

    private static final Map<String, Provision> PROVISIONS =
            Provisions.all().stream().collect(toUnmodifiableMap(Names::ofProvision, one -> one));

    private Words() {}

    private static Optional<Provision> provision(String name) {
        return Optional.ofNullable(PROVISIONS.get(name));
    }

    /// The word for a type, if it is written as one.
    static Optional<Word<?>> forType(Class<?> type, Spelling spelling) {
        if (type == Wager.class) {
            return Optional.of(ChoiceNames.WAGERS.word(spelling));
        }
        if (type == Meter.class) {
            return Optional.of(ChoiceNames.METERS.word(spelling));
        }
        Word<?> known = BY_TYPE.get(type);
        return known == null && type.isEnum()
                ? Optional.of(oneOf(List.of((Enum<?>[]) type.getEnumConstants()), Names::of))
                : Optional.ofNullable(known);
    }

    static <T> Word<T> oneOf(List<T> values, Function<T, String> name) {
        Map<String, T> byName = values.stream().collect(toUnmodifiableMap(name, one -> one));
        return new Word<>(
                values.stream().map(name).collect(joining(", ", "one of ", "")),
                name,
                text -> Optional.ofNullable(byName.get(text)));
    }

    static String spot(Spot spot) {
        return (spot.kind() == Spot.Kind.SEAT ? "" : "line-") + spot.number();
    }

    /// By hand, since most lines hold several amounts and a format string costs more than the rest.
    static String money(Money amount) {
        long cents = amount.cents() % 100;
        if (amount.cents() < 0) {
            throw new IllegalArgumentException("a record has no amount below zero: " + amount);
        }
        return amount.cents() / 100 + (cents < 10 ? ".0" : ".") + cents;
    }

    private static Optional<Instant> instant(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeParseException _) {
            return Optional.empty();
        }
    }

    private static Optional<Long> whole(String text) {
        try {
            return Optional.of(Long.valueOf(text));
        } catch (NumberFormatException _) {
            return Optional.empty();
        }
    }
}
