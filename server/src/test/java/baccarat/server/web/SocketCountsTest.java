package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.Limits;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// How many WebSockets there may be.
class SocketCountsTest {

    private final SocketCounts counts = new SocketCounts(new Limits.Sockets(4, 3, 2, 1));

    @Test
    void a_person_an_address_and_the_casino_have_their_limits() {
        assertEquals(Optional.empty(), counts.open("one", "anna"));
        assertEquals(Optional.empty(), counts.open("one", "anna"));
        assertEquals(Optional.of("you have too many tables open"), counts.open("two", "anna"));
        assertEquals(Optional.empty(), counts.open("one", "bert"));
        assertEquals(Optional.of("too many sockets from your address"), counts.open("one", "carl"));
        assertEquals(Optional.empty(), counts.open("two", "carl"));
        assertEquals(
                Optional.of("the maximum number of viewers is reached"),
                counts.open("three", "dora"));
    }

    @Test
    void strangers_have_no_name_and_leave_places_to_those_who_are_signed_in() {
        assertEquals(Optional.empty(), counts.open("one", ""));
        assertEquals(
                Optional.of("the maximum number of viewers who are not signed in is reached"),
                counts.open("two", ""));
        assertEquals(Optional.empty(), counts.open("two", "anna"));
        counts.close("one", "");
        assertEquals(Optional.empty(), counts.open("two", ""));
    }

    @Test
    void a_closed_socket_makes_room() {
        counts.open("one", "anna");
        counts.open("one", "anna");
        counts.close("one", "anna");
        assertEquals(Optional.empty(), counts.full("one", "anna"));
    }

    @Test
    void ten_thousand_people_can_watch_with_the_usual_settings() {
        var usual = new SocketCounts(Limits.USUAL.sockets());
        long refused =
                IntStream.range(0, 10_000)
                        .filter(i -> usual.open("address " + i % 50, "").isPresent())
                        .count();
        assertEquals(0, refused);
    }
}
