package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.records.HouseShare;
import baccarat.records.LogHeader;
import baccarat.server.money.GamingDay;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What wagers brought, in a database from when they were spelled in capitals.
class OldWagersTest {

    private static final String LOG =
            "INSERT INTO log (id, table_id, run, header, begun_at) VALUES ('t1/1', 't1', 1, '%s', 1)"
                    .formatted(new LogHeader("ma-mini", "T 1", "none", Optional.empty()).line());

    private static final String ROUND =
            "INSERT INTO round (log, number, shoe, first_event, last_event, at, outcome, player,"
                    + " banker, is_void) VALUES ('t1/1', 1, 1, 1, 2, 1, 'tie', '', '', 0)";

    @TempDir Path folder;

    private static String wager(String name) {
        return ("INSERT INTO round_wager (log, round, spot, wager, at, staked, won, vigorish)"
                        + " VALUES ('t1/1', 1, '3', '%s', 1, 500, 500, 0)")
                .formatted(name);
    }

    @ParameterizedTest
    @EnumSource
    void they_are_summed_under_the_names_of_today(StoreKind kind) throws SQLException {
        String place = kind.newLocation();
        OldDatabase.of(
                "8",
                place,
                folder.resolve("casino"),
                List.of(
                        OldDatabase.TABLE,
                        LOG,
                        wager("DRAGON_BONUS_PLAYER"),
                        wager("DRAGON_7"),
                        wager("TIE"),
                        wager("CORRECTION"),
                        ROUND));

        try (Store store = Stores.open(place, folder.resolve("casino"))) {
            store.write(
                            handle -> {
                                RoundWagers.add(
                                        handle,
                                        "t1/1",
                                        new HouseShare.Share(
                                                1, "3", "tie", Instant.EPOCH, 0, 100, 0, 0),
                                        Optional.empty(),
                                        false);
                                return true;
                            })
                    .join();
            var period =
                    new RoundWagers.Period(
                            Instant.EPOCH,
                            Instant.EPOCH.plusSeconds(1),
                            new GamingDay(ZoneId.of("UTC"), 0)::shift);
            List<String> sums =
                    store.read(handle -> RoundWagers.sums(handle, period)).stream()
                            .map(sum -> sum.wager() + " " + sum.won())
                            .sorted()
                            .toList();
            assertEquals(
                    List.of("correction 500", "dragon-7 500", "dragon-bonus-player 500", "tie 600"),
                    sums);
        }
    }
}
