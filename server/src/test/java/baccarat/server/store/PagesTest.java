package baccarat.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Rounds, sealed shoes, secrets and what is significant come back as they were put in.
class PagesTest extends StoreCase {

    private static Rounds.StoredRound round(Log log, int number) {
        return new Rounds.StoredRound(
                log.id(),
                number,
                1 + number / 3,
                number * 40L,
                number * 40L + 30,
                NOON.plusSeconds(number),
                "PLAYER",
                "9h 3c",
                "2d Kd 5s",
                number == 4,
                number == 5 ? Optional.empty() : Optional.of("dan"));
    }

    @Test
    void rounds_are_found_by_number_by_shoe_and_by_patron() {
        Log log = begun(new PlayedTable());
        for (int number = 1; number <= 6; number++) {
            int one = number;
            write(
                    handle -> {
                        Set<String> patrons = one % 2 == 0 ? Set.of("anna", "bert") : Set.of();
                        Rounds.put(handle, round(log, one), patrons);
                        return true;
                    });
        }

        assertEquals(
                Optional.of(round(log, 4)), store.read(handle -> Rounds.find(handle, log.id(), 4)));
        assertEquals(Optional.empty(), store.read(handle -> Rounds.find(handle, log.id(), 7)));
        assertEquals(
                List.of(round(log, 6), round(log, 5)),
                store.read(handle -> Rounds.last(handle, log.id(), 2)));
        assertEquals(
                List.of(round(log, 3), round(log, 4), round(log, 5)),
                store.read(handle -> Rounds.ofTheShoe(handle, log.id(), 2)));
        assertEquals(
                List.of(round(log, 6), round(log, 4)),
                store.read(handle -> Rounds.ofThePatron(handle, "no alias", "anna", 2)));
    }

    @Test
    void a_sealed_shoe_is_loaded_ended_and_revealed() {
        Log log = begun(new PlayedTable());
        var order = new SealedShoes.Sealed("AAH/gA==", "key-1");

        write(
                handle -> {
                    SealedShoes.put(handle, log.id(), 1, "ab12", order);
                    SealedShoes.loaded(handle, log.id(), 1, 17);
                    return true;
                });
        var dealt =
                new SealedShoes.SealedShoe(
                        log.id(),
                        1,
                        "ab12",
                        order,
                        Optional.of(17L),
                        Optional.empty(),
                        Optional.empty());
        assertEquals(
                Optional.of(dealt), store.read(handle -> SealedShoes.find(handle, log.id(), 1)));
        write(
                handle -> {
                    SealedShoes.ended(handle, log.id(), 1, 900, "{}");
                    return true;
                });

        var over =
                new SealedShoes.SealedShoe(
                        log.id(),
                        1,
                        "ab12",
                        order,
                        Optional.of(17L),
                        Optional.of(900L),
                        Optional.of("{}"));
        assertEquals(
                Optional.of(over), store.read(handle -> SealedShoes.find(handle, log.id(), 1)));
    }

    @Test
    void a_secret_is_replaced_by_the_next_of_its_name() {
        Log log = begun(new PlayedTable());
        for (String base64 : List.of("AA==", "/w==")) {
            write(
                    handle -> {
                        SealedShoes.keep(
                                handle,
                                log.id(),
                                "must-hit",
                                new SealedShoes.Sealed(base64, "key-1"));
                        return true;
                    });
        }

        assertEquals(
                Optional.of(new SealedShoes.Sealed("/w==", "key-1")),
                store.read(handle -> SealedShoes.secret(handle, log.id(), "must-hit")));
    }

    @Test
    void what_is_significant_is_told_the_latest_first() {
        var first = new Significant.Entry(NOON, "start", "server", Optional.empty(), "{}");
        var second =
                new Significant.Entry(
                        NOON.plusMillis(1), "correction", "floor", Optional.of("midi-3"), "{}");
        for (var entry : List.of(first, second)) {
            write(
                    handle -> {
                        Significant.add(handle, entry);
                        return true;
                    });
        }

        assertEquals(List.of(second, first), store.read(handle -> Significant.last(handle, 10)));
    }

    @Test
    void a_table_that_closes_and_a_log_that_ends_say_when() {
        Log log = begun(new PlayedTable());

        write(
                handle -> {
                    Logs.end(handle, log.id(), NOON.plusSeconds(5));
                    Logs.closeTable(handle, log.table(), NOON.plusSeconds(6));
                    return true;
                });

        assertEquals(
                List.of(Optional.of(NOON.plusSeconds(5))),
                store.read(handle -> Logs.of(handle, "midi-3")).stream()
                        .map(Log::endedAt)
                        .toList());
        assertEquals(
                List.of(Optional.of(NOON.plusSeconds(6))),
                store.read(Logs::tables).stream().map(Logs.CasinoTable::closedAt).toList());
    }
}
