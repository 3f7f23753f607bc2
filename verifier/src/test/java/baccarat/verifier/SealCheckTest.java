package baccarat.verifier;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.shoe.Bytes32;
import baccarat.shoe.Cut;
import baccarat.shoe.CutShoe;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.Share;
import baccarat.shoe.ShoeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Logs in which a shoe is sealed, cut twice, burned, dealt with a mishap, and opened.
class SealCheckTest {

    private static final SealedShoe SEALED = sealed(1);

    private static final Cut FIRST = new Cut(0, 200, List.of());
    private static final Cut SECOND = new Cut(9, 100, List.of(share(4), share(9)));
    private static final CutShoe SHOE = SEALED.cut(List.of(FIRST, SECOND));

    static SealedShoe sealed(long number) {
        var random = new SplittableRandom(number);
        return SealedShoe.of(new ShoeName("Mini 7", number), 8, () -> (byte) random.nextInt(256));
    }

    static Share share(int seat) {
        return new Share(seat, new Bytes32(("0" + seat).repeat(32)));
    }

    private static String card(int place) {
        return "\"" + SHOE.card(place) + "\"";
    }

    static String event(String name, String... keys) {
        return Stream.concat(Stream.of("\"event\":\"" + name + "\""), Stream.of(keys))
                .collect(joining(","));
    }

    static String opened(SealedShoe shoe) {
        return event(
                "SealOpened",
                "\"root\":\"%s\"".formatted(shoe.root()),
                "\"key\":\"%s\"".formatted(shoe.reveal().key()),
                "\"order\":[%s]"
                        .formatted(
                                shoe.reveal().order().stream()
                                        .map(card -> "\"" + card + "\"")
                                        .collect(joining(","))));
    }

    static String cut(Cut cut) {
        String depth = "\"depth\":" + cut.position();
        return cut.seat() == 0
                ? event("CardsCut", depth)
                : event("CardsCut", "\"seat\":\"%d\"".formatted(cut.seat()), depth);
    }

    static String nonce(int seat) {
        return event(
                "NonceAdded",
                "\"seat\":\"%d\"".formatted(seat),
                "\"nonce\":\"%s\"".formatted(share(seat).nonce()));
    }

    private static String dealt(String place, String... more) {
        return event(
                "CardDealt",
                Stream.concat(Stream.of("\"place\":\"" + place + "\""), Stream.of(more))
                        .toArray(String[]::new));
    }

    /// Eight cards leave the shoe before the round, the thirteenth by mistake.
    static List<String> events() {
        String down = "\"kept\":false";
        String load = event("DutyDone", "\"duty\":\"LOAD_THE_SHOE\"");
        return List.of(
                event("SealPublished", "\"root\":\"" + SEALED.root() + "\""),
                cut(FIRST),
                load,
                event("RecutOrdered", "\"reason\":\"a card fell\""),
                nonce(9),
                nonce(4),
                cut(SECOND),
                load,
                event("FirstCardBurned", "\"card\":" + card(0)),
                event("CardsBurned", "\"count\":2", "\"shown\":[" + card(1) + "," + card(2) + "]"),
                event("CardsBurned", "\"count\":5", "\"shown\":[]"),
                dealt("PLAYER_FIRST", down),
                dealt("BANKER_FIRST", "\"face\":" + card(9), down),
                dealt("PLAYER_SECOND", down),
                dealt("BANKER_SECOND", down),
                event("CardLifted", "\"place\":\"PLAYER_SECOND\"", "\"face\":" + card(10)),
                event(
                        "HandTurned",
                        "\"side\":\"PLAYER\"",
                        "\"faces\":[" + card(8) + "," + card(10) + "]"),
                event("HandTurned", "\"side\":\"BANKER\"", "\"faces\":[" + card(11) + "]"),
                event("IrregularityFound", "\"mishap\":\"CARD_TOO_MANY\"", "\"remedy\":\"X\""),
                event("CardGivenToTheBanker"),
                event("HandTurned", "\"side\":\"BANKER\"", "\"faces\":[" + card(12) + "]"),
                event("CardsCleared", "\"discarded\":[]"),
                event("OneMoreDiscarded"),
                dealt("PLAYER_FIRST", "\"face\":" + card(14), down),
                dealt("PLAYER_SECOND", "\"face\":\"9h\"", "\"kept\":true"),
                event("ShoeEnded", "\"end\":\"LAST_HAND\""),
                dealt("PLAYER_FIRST", "\"face\":\"9h\"", down),
                opened(SEALED));
    }

    /// The lines of a log with these events, without their chains.
    static List<String> objects(List<String> events) {
        var objects = new ArrayList<String>();
        objects.add(
                "{\"format\":1,\"regulation\":\"ma-mini\",\"name\":\"Mini 7\",\"submission\":\"\"}");
        for (String event : events) {
            objects.add(
                    "{\"n\":%d,\"at\":\"2026-01-01T12:00:00Z\",\"role\":\"dealer\",\"who\":\"dealer\",%s,\"because\":[],\"transfers\":[]}"
                            .formatted(objects.size(), event));
        }
        return objects;
    }

    static List<Finding> findings(List<String> events) {
        return Verifier.verify(LogCheckTest.chained(objects(events)).iterator(), Optional.empty())
                .findings();
    }

    private static String ofTheShoe(List<String> events) {
        List<Finding> findings = findings(events);
        Finding finding =
                findings.stream()
                        .filter(one -> one.what().contains("shoe ") || one.isWrong())
                        .findFirst()
                        .orElseThrow();
        return finding.mark() + " " + finding.what();
    }

    private static List<String> with(int event, UnaryOperator<String> change) {
        var events = new ArrayList<>(events());
        events.set(event, change.apply(events.get(event)));
        return events;
    }

    @Test
    void a_shoe_that_was_dealt_as_it_was_cut_is_good() {
        assertEquals(
                "OK shoe 1: the cards are those of its root, and exactly 8 decks; 9 faced cards as the"
                        + " cut has them; seat 4 gave the last nonce",
                ofTheShoe(events()));
    }

    /// Each event that shows a card, with that card exchanged for another.
    @ParameterizedTest
    @ValueSource(ints = {8, 9, 12, 15, 16, 17, 20, 23})
    void a_face_that_the_order_does_not_have_there_is_found(int event) {
        List<String> events =
                with(event, text -> text.replaceFirst("\"[A2-9TJQK][cdhs]\"", "\"2c\""));

        assertTrue(
                ofTheShoe(events)
                        .matches("WRONG shoe 1: place \\d+: 2c was faced, the order has .*"),
                ofTheShoe(events));
    }

    @Test
    void another_cut_nonce_or_recut_is_found() {
        for (List<String> events :
                List.of(
                        with(1, text -> text.replace("200", "201")),
                        with(6, text -> text.replace("100", "101")),
                        with(5, text -> text.replace("04", "05")),
                        with(4, text -> text.replace("\"9\"", "\"8\"")),
                        with(1, _ -> event("FloorAsked")))) {
            assertTrue(ofTheShoe(events).startsWith("WRONG shoe 1: "), ofTheShoe(events));
        }
    }

    @Test
    void another_root_key_or_order_is_found() {
        String root = SEALED.root().hex();
        String key = SEALED.reveal().key().hex();
        int last = events().size() - 1;

        assertTrue(
                ofTheShoe(with(last, text -> text.replace(root, key)))
                        .startsWith("WRONG shoe 1: another root was opened than was published"));
        assertTrue(
                ofTheShoe(with(last, text -> text.replace(key, root)))
                        .startsWith("WRONG shoe 1: key and order do not make the root"));
        assertTrue(
                ofTheShoe(with(last, text -> text.replaceFirst("\"[2-9]c\"", "\"Ac\"")))
                        .startsWith("WRONG shoe 1: key and order do not make the root"));
        assertTrue(
                ofTheShoe(with(last, text -> text.replaceFirst("\"[2-9]c\",", "")))
                        .startsWith("WRONG shoe 1: "));
    }

    @Test
    void a_cut_deeper_than_the_shoe_is_found() {
        assertEquals(
                "WRONG shoe 1: it was cut deeper than it has cards",
                ofTheShoe(with(1, text -> text.replace("200", "416"))));
    }

    @Test
    void a_shoe_that_is_not_opened_stays_open() {
        List<String> events = events();

        assertEquals(
                "OPEN shoe 1 is sealed and was not opened",
                ofTheShoe(events.subList(0, events.size() - 1)));
    }

    /// The log itself shows that the house opened nothing and went on.
    @Test
    void a_shoe_that_is_not_opened_is_wrong_once_the_next_one_is_sealed() {
        List<String> events = events();
        List<String> withheld =
                Stream.concat(
                                events.subList(0, events.size() - 1).stream(),
                                Stream.of(
                                        event(
                                                "SealPublished",
                                                "\"root\":\"" + sealed(2).root() + "\"")))
                        .toList();

        assertEquals(
                "WRONG shoe 1 was never opened, and the next one is sealed", ofTheShoe(withheld));
    }

    @Test
    void the_second_seal_of_a_log_is_that_of_shoe_2() {
        SealedShoe second = sealed(2);
        List<String> events =
                Stream.concat(
                                events().stream(),
                                Stream.of(
                                        event(
                                                "SealPublished",
                                                "\"root\":\"" + second.root() + "\""),
                                        cut(FIRST),
                                        opened(second)))
                        .toList();

        assertEquals(
                List.of(
                        "shoe 2: the cards are those of its root, and exactly 8 decks; 0 faced cards as"
                                + " the cut has them; nobody gave the last nonce"),
                findings(events).stream()
                        .map(Finding::what)
                        .filter(what -> what.startsWith("shoe 2"))
                        .collect(Collectors.toList()));
    }

    @Test
    void an_event_that_cannot_be_followed_is_told_with_its_line() {
        assertEquals(
                "WRONG line 18: faces: 1 are turned and 2 lie face down",
                ofTheShoe(with(16, text -> text.replaceFirst("\"..\",(\"..\"\\])", "$1"))));
        assertEquals(
                "WRONG line 6: seat: should be a number from 1 to 99",
                ofTheShoe(with(4, text -> text.replace("\"9\"", "\"line-9\""))));
    }

    @Test
    void a_log_without_a_seal_says_nothing_of_its_cards() {
        assertTrue(
                findings(List.of(event("TableClosed")))
                        .contains(
                                Finding.open(
                                        "the order of the cards: no shoe of this log is sealed")));
    }
}
