package baccarat.verifier;

import static baccarat.verifier.PledgedShoe.LOADED;
import static baccarat.verifier.PledgedShoe.SEAL;
import static baccarat.verifier.PledgedShoe.closed;
import static baccarat.verifier.PledgedShoe.ofTheShoe;
import static baccarat.verifier.PledgedShoe.whole;
import static baccarat.verifier.PledgedShoe.with;
import static baccarat.verifier.PledgedShoe.withheld;
import static baccarat.verifier.SealCheckTest.cut;
import static baccarat.verifier.SealCheckTest.event;
import static baccarat.verifier.SealCheckTest.nonce;
import static baccarat.verifier.SealCheckTest.opened;
import static baccarat.verifier.SealCheckTest.sealed;
import static baccarat.verifier.SealCheckTest.share;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.shoe.Cut;
import baccarat.shoe.SealedShoe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Logs in which the shares of a cut are pledged first: as they should be, and with each edit.
class PledgesInALogTest {

    @Test
    void shares_that_were_pledged_and_revealed_are_good() {
        assertEquals(
                "OK shoe 1: the cards are those of its root, and exactly 8 decks; 0 faced cards as the"
                        + " cut has them; pledged before any was shown: seat 9, seat 4",
                ofTheShoe(whole()));
        assertTrue(
                SealCheckTest.findings(whole()).stream()
                        .noneMatch(finding -> finding.what().contains("choices left")));
    }

    @Test
    void a_share_withheld_is_open_and_counted() {
        List<String> events = new ArrayList<>(with(6, withheld(4)));
        List<String> told =
                SealCheckTest.findings(events).stream()
                        .filter(finding -> finding.mark() == Finding.Mark.OPEN)
                        .map(Finding::what)
                        .filter(what -> what.contains("pledged"))
                        .toList();

        assertTrue(ofTheShoe(events).startsWith("OK shoe 1"), ofTheShoe(events));
        assertEquals(
                List.of(
                        "shoe 1: seat 4 pledged a share and did not show it, which left one choice of two",
                        "choices left to whoever knew an order, of 1 sealed shoe: 0 given up early,"
                                + " 0 cut again, 1 pledged share withheld, 0 cut by the house alone"),
                told);
    }

    /// The dealer cuts where the silent patron said.
    @Test
    void a_cutter_who_withholds_the_share_leaves_the_cut_to_the_dealer() {
        List<String> events = new ArrayList<>(with(5, nonce(4)));
        events.set(6, withheld(9));

        assertTrue(
                ofTheShoe(events).contains("WRONG shoe 1: seat 9 cut, and the dealer was to"),
                ofTheShoe(events));
        events.set(7, cut(new Cut(0, 100, List.of())));
        assertTrue(ofTheShoe(events).startsWith("OK shoe 1"), ofTheShoe(events));
    }

    @Test
    void who_leaves_while_pledges_are_taken_takes_the_pledge_along() {
        var events = new ArrayList<>(with(4, closed(9)));
        events.remove(6);
        events.add(3, event("PlaceGivenUp", "\"patron\":\"p-4\",\"place\":\"4\""));

        assertTrue(ofTheShoe(events).startsWith("OK shoe 1"), ofTheShoe(events));
    }

    /// Who leaves the table gives up no place by name: the log says who has pledged.
    @Test
    void who_leaves_the_table_takes_the_pledge_along() {
        var events = new ArrayList<>(with(4, closed(9)));
        events.remove(6);
        events.add(3, event("PatronLeft", "\"patron\":\"p-4\""));
        for (boolean isTheirs : List.of(true, false)) {
            List<String> lines =
                    by(isTheirs ? "p-4" : "p-5", "\"SharePledged\",\"seat\":\"4\"", events);
            assertEquals(
                    isTheirs,
                    Verifier.verify(LogCheckTest.chained(lines).iterator(), Optional.empty())
                            .good());
        }
    }

    /// Lines that have something in them were somebody's.
    private static List<String> by(String who, String what, List<String> events) {
        return SealCheckTest.objects(events).stream()
                .map(
                        line ->
                                line.contains(what)
                                        ? line.replace("who\":\"dealer", "who\":\"" + who)
                                        : line)
                .toList();
    }

    @Test
    void a_table_that_takes_pledges_takes_no_share_in_the_open_any_more() {
        SealedShoe second = sealed(2);
        List<String> more =
                List.of(
                        event("SealPublished", "\"root\":\"" + second.root() + "\""),
                        nonce(4),
                        cut(new Cut(4, 90, List.of(share(4)))),
                        LOADED,
                        opened(second));
        List<String> open = Stream.concat(whole().stream(), more.stream()).toList();

        assertTrue(
                SealCheckTest.findings(open)
                        .contains(
                                Finding.wrong(
                                        "shoe 2: shares were given without pledges, and this table takes pledges")));

        List<String> lines =
                SealCheckTest.objects(
                        List.of(SEAL, nonce(4), cut(new Cut(4, 90, List.of(share(4))))));
        lines.set(
                0,
                "{\"format\":2,\"regulation\":\"ma-mini\",\"name\":\"Mini 7\",\"submission\":\"\",\"shares\":\"pledged\"}");
        assertTrue(
                Verifier.verify(LogCheckTest.chained(lines).iterator(), Optional.empty())
                        .findings()
                        .contains(
                                Finding.wrong(
                                        "shoe 1: shares were given without pledges, and this table takes pledges")));
    }

    @Test
    void a_shoe_given_up_is_told_with_who_why_and_its_rounds() {
        var events = new ArrayList<>(whole());
        events.add(9, event("RoundBegun", "\"number\":1"));
        events.add(10, event("ShuffleOrdered", "\"reason\":\"a wish\""));
        events.add(11, event("ShoeEnded", "\"end\":\"FLOORS_ORDER\""));

        assertTrue(
                SealCheckTest.findings(events)
                        .contains(
                                Finding.open(
                                        "shoe 1 was given up after 1 round by dealer dealer at 2026-01-01T12:00:00Z: a wish")));
        assertTrue(
                SealCheckTest.findings(events).stream()
                        .anyMatch(finding -> finding.what().contains(": 1 given up early, ")));
    }

    /// A simulated patron is the house's own, in logs from before there were pledges too.
    @Test
    void a_share_of_a_simulated_patron_is_told() {
        List<String> open = List.of(SEAL, nonce(4), cut(new Cut(4, 90, List.of(share(4)))), LOADED);
        for (List<String> events : List.of(open, whole())) {
            List<String> lines = by("~Clara", "NonceAdded", events);
            assertTrue(
                    Verifier.verify(LogCheckTest.chained(lines).iterator(), Optional.empty())
                            .findings()
                            .contains(
                                    Finding.open(
                                            "shoe 1: %s came from a simulated patron: the order may be of the house's choosing"
                                                    .formatted(
                                                            events.equals(open)
                                                                    ? "the last nonce"
                                                                    : "every share"))));
        }
    }
}
