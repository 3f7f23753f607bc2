package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Provisions;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Event;
import baccarat.table.MeterMove;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Right;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Logs, databases and other people's programs know these names: none ever changes.
class NamesTest {

    private static final Path GOLDEN = Path.of("src/test/resources/baccarat/records/names.txt");

    private static String names(String of, List<String> names) {
        return names.stream()
                .map(name -> of + " " + name)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void no_name_changes() throws IOException {
        var all = new StringBuilder();
        NameTable.all().forEach((of, names) -> all.append(names(of, names)));
        all.append(
                names("right", SealedShape.records(Right.class).map(Names::of).sorted().toList()));
        all.append(
                names(
                        "move",
                        SealedShape.records(MeterMove.class).map(Names::of).sorted().toList()));
        all.append(names("provision", Provisions.all().stream().map(Names::ofProvision).toList()));
        all.append(names("fields", fields()));

        assertEquals(Files.readString(GOLDEN), all.toString());
    }

    /// The fields of each record in the format, in the order in which they are written.
    private static List<String> fields() {
        return Stream.concat(
                        FieldNames.types(),
                        Stream.of(
                                        Event.class,
                                        Command.class,
                                        Phase.class,
                                        Right.class,
                                        MeterMove.class)
                                .flatMap(SealedShape::records)
                                .distinct())
                .map(
                        type ->
                                String.join(" ", FieldNames.of(type).keySet())
                                        .transform(fields -> nameOf(type) + ": " + fields))
                .sorted()
                .toList();
    }

    private static String nameOf(Class<?> type) {
        return FieldNames.types().anyMatch(type::equals)
                ? type.getName().substring(type.getPackageName().length() + 1)
                : Names.of(type);
    }

    /// What a submission, a command line and a log call a wager or a meter is one word.
    @Test
    void wagers_and_meters_are_named_as_a_submission_names_them() {
        for (Wager wager : Wager.values()) {
            assertEquals(wager.toString(), Names.of(wager));
            assertEquals(Optional.of(wager), Names.wager(Names.of(wager)));
        }
        for (Meter meter : Meter.values()) {
            assertEquals(meter.toString(), Names.of(meter));
        }
        assertEquals(Optional.empty(), Names.wager("DRAGON_7"));
    }

    @Test
    void every_account_begins_with_a_kind_on_the_list() {
        var kinds =
                Stream.of(
                                Stream.of(Account.Fixed.values()),
                                Stream.of(Account.Coupons.values()),
                                Stream.of(
                                        new Account.Rack("anna"),
                                        new Account.Wagers(Spot.seat(3)),
                                        new Account.VigorishBox(Spot.seat(3)),
                                        new Account.Jackpot(Meter.MAJOR),
                                        new Account.Reserve(Meter.MAJOR),
                                        new Account.LinkedMeter(Meter.MAJOR),
                                        new Account.HeldCoupons("anna", Money.dollars(25)),
                                        new Account.PlacedCoupons(Spot.seat(3))))
                        .flatMap(accounts -> accounts)
                        .map(account -> AccountWords.of(account).split(" ", -1)[0])
                        .collect(Collectors.toSet());

        assertEquals(Set.copyOf(NameTable.all().get("account")), kinds);
    }

    private static Stream<Command> commands() {
        return SealedShape.records(Command.class).map(type -> Samples.command(type, 0));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void a_move_has_the_name_of_its_command(Command command) {
        assertEquals(Names.of(command), Names.of(Move.of(command)));
    }

    @Test
    void no_two_of_a_kind_share_a_name() {
        for (Class<?> type :
                Stream.of(Command.class, Event.class, Move.class, Phase.class).toList()) {
            Map<String, Long> counted =
                    SealedShape.records(type)
                            .distinct()
                            .collect(Collectors.groupingBy(Names::of, Collectors.counting()));

            counted.forEach((name, count) -> assertEquals(1, count, name));
        }
    }
}
