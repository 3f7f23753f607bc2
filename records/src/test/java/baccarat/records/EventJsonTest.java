package baccarat.records;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.Card;
import baccarat.rules.Dealing;
import baccarat.rules.House;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Provisions;
import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.Transfer;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What happened stands in JSON and comes back.
class EventJsonTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    private static final Event CARD = new Event.CardDealt(Place.PLAYER_FIRST, Card.of("9h"), false);

    private static final String WRITTEN =
            "{'n':12,'at':'2026-01-01T12:00:00Z','role':'dealer','who':'dealer','event':'CardDealt',"
                    + "'place':'PLAYER_FIRST','face':'9h','kept':false,"
                    + "'because':['FOUR_CARDS_DEALT','TWO_HANDS'],"
                    + "'transfers':[{'from':'tray','to':'rack anna','amount':'25.00'}]}";

    private static Stream<Class<?>> types() {
        return SealedShape.records(Event.class);
    }

    private static Happened happened(Event event, Transfer... transfers) {
        return new Happened(
                Person.dealer("dealer"),
                NOON,
                event,
                List.of(Dealing.FOUR_CARDS_DEALT, Dealing.TWO_HANDS),
                List.of(transfers));
    }

    private static void assertComesBack(Happened happened) {
        var numbered = new EventJson.Numbered(1, happened);
        String json = EventJson.write(numbered);

        EventJson.Numbered read = EventJson.read(json);

        assertEquals(numbered, read);
        assertEquals(json, EventJson.write(read));
        assertTrue(json.chars().allMatch(c -> ' ' <= c && c <= '~'), json);
    }

    @ParameterizedTest
    @MethodSource("types")
    void every_type_of_event_comes_back_and_is_written_again_the_same(Class<?> type) {
        for (int which = 0; which < Samples.EACH; which++) {
            assertComesBack(happened(Samples.of(type, which)));
        }
    }

    @ParameterizedTest
    @MethodSource("baccarat.records.DealtShoe#examples")
    void every_event_of_a_shoe_comes_back_and_is_written_again_the_same(String example) {
        var shoe = new DealtShoe(example).toTheEndOfTheShoe();

        shoe.events().forEach(EventJsonTest::assertComesBack);
    }

    @Test
    void the_fields_stand_in_the_order_of_the_format() {
        var transfer =
                new Transfer(Account.Fixed.TRAY, new Account.Rack("anna"), Money.dollars(25));

        String json = EventJson.write(new EventJson.Numbered(12, happened(CARD, transfer)));

        assertEquals(WRITTEN.replace('\'', '"'), json);
    }

    @Test
    void a_face_that_nobody_has_seen_is_left_out() {
        Event down = new Event.CardDealt(Place.PLAYER_FIRST, Optional.empty(), false);

        String json = EventJson.write(new EventJson.Numbered(1, happened(down)));

        assertTrue(json.contains("\"place\":\"PLAYER_FIRST\",\"kept\":false"), json);
    }

    @ParameterizedTest
    @MethodSource("types")
    void no_event_has_a_field_of_those_around_it(Class<?> type) {
        List<String> names = RecordShape.of(type, Spelling.WORDS).names();

        assertTrue(names.stream().noneMatch(EventJson.AROUND::contains), names.toString());
        assertTrue(!names.contains("chain"), names.toString());
    }

    @Test
    void every_account_is_a_word_and_comes_back() {
        Stream<Account> racks = Stream.of("anna", " ", "rack 3", "tray").map(Account.Rack::new);
        Stream<Account> spots =
                Stream.of(Spot.seat(3), Spot.line(3))
                        .flatMap(
                                spot ->
                                        Stream.of(
                                                new Account.Wagers(spot),
                                                new Account.VigorishBox(spot)));
        Stream<Account> meters =
                Arrays.stream(Meter.values())
                        .flatMap(
                                meter ->
                                        Stream.of(
                                                new Account.Jackpot(meter),
                                                new Account.Reserve(meter),
                                                new Account.LinkedMeter(meter)));

        Stream.of(Arrays.stream(Account.Fixed.values()), racks, spots, meters)
                .flatMap(accounts -> accounts)
                .map(account -> new Transfer(account, Account.Fixed.CAGE, new Money(1)))
                .forEach(transfer -> assertComesBack(happened(CARD, transfer)));
    }

    @Test
    void everybody_comes_back_whatever_they_are_called() {
        for (Role role : Role.values()) {
            for (String name : List.of("anna", "\u674e \ud83c\udca1", "\n", "\ud800", "\"}")) {
                var who = new Person(role, name.isBlank() ? "a" + name : name);
                assertComesBack(new Happened(who, NOON, CARD, List.of(), List.of()));
            }
        }
    }

    /// What was damaged in the line above, and what is said about it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    'CardDealt'    | 'CardEaten'     | event: CardEaten is no event this program knows
                    'CardDealt'    | 7               | event: should be text, not 7
                    'place':       | 'plaice':       | CardDealt, place: is missing
                    'face':'9h'    | 'face':'1x'     | CardDealt, face: should be a card like 9h, not "1x"
                    'face':'9h'    | 'face':'9H'     | CardDealt, face: should be a card like 9h, not "9H"
                    'face':'9h'    | 'face':null     | CardDealt, face: should be a card like 9h, not null
                    'face':'9h'    | 'face':['9h']   | CardDealt, face: should be a card like 9h, not ["9h"]
                    'kept':false   | 'kept':'no'     | CardDealt, kept: should be true or false, not "no"
                    'kept':false   | 'kept':false,'x':1 | CardDealt: has no field x, only place, face, kept, at, because, event, n, role, transfers, who
                    'PLAYER_FIRST' | 'player-first'  | CardDealt, place: should be one of PLAYER_FIRST, BANKER_FIRST, PLAYER_SECOND, BANKER_SECOND, PLAYER_THIRD, BANKER_THIRD, not "player-first"
                    'TWO_HANDS'    | 'THREE_HANDS'   | CardDealt, because, the one in place 2: should be a provision this program knows, not "THREE_HANDS"
                    '25.00'        | '-25.00'        | CardDealt, transfers, the one in place 1, amount: should be an amount like 25.00, not "-25.00"
                    '25.00'        | '25'            | CardDealt, transfers, the one in place 1, amount: should be an amount like 25.00, not "25"
                    '25.00'        | 25.00           | CardDealt, transfers, the one in place 1, amount: should be an amount like 25.00, not 25.0
                    '25.00'        | '0.00'          | CardDealt, transfers, the one in place 1: a transfer moves something, not 0.00
                    'tray'         | 'trays'         | CardDealt, transfers, the one in place 1, from: should be an account like cage, tray, drop, rack anna, wagers 3, vigorish 3, meter major, reserve major, linked major, coupons-issued, coupons-spent, coupons 25.00 anna or coupons-on 3, not "trays"
                    'tray'         | 'meter minor'   | CardDealt, transfers, the one in place 1, from: should be an account like cage, tray, drop, rack anna, wagers 3, vigorish 3, meter major, reserve major, linked major, coupons-issued, coupons-spent, coupons 25.00 anna or coupons-on 3, not "meter minor"
                    [{             | {'a':[{         | should be a JSON object, not {"n":12,"at":"2026-01-01T12:00:00Z","role":"dealer","who":"d...
                    12:00:00Z      | noon            | CardDealt, at: should be a time like 2026-01-01T12:00:00Z, not "2026-01-01Tnoon"
                    12:00:00Z      | 12:00:00.0Z     | CardDealt, at: should be a time like 2026-01-01T12:00:00Z, not "2026-01-01T12:00:00.0Z"
                    'role':'dealer'| 'role':'DEALER' | CardDealt, role: should be one of patron, dealer, floorperson, supervisor, surveillance, not "DEALER"
                    'who':'dealer' | 'who':' '       | CardDealt, who: a name has 1 to 64 characters, not 1
                    'n':12         | 'n':0           | n: should be the number of the event
                    'n':12         | 'n':1e9         | n: should be the number of the event
                    'n':12         | 'n':99999999999999999999 | n: should be the number of the event
                    'n':12         | 'n':12,'n':12   | should be a JSON object, not {"n":12,"n":12,"at":"2026-01-01T12:00:00Z","role":"dealer","...
                    """)
    void what_is_wrong_is_said_with_what_would_be_right(String was, String is, String says) {
        String json = WRITTEN.replace(was, is).replace('\'', '"');

        BadRecord bad = assertThrows(BadRecord.class, () -> EventJson.read(json));

        assertEquals(says, bad.getMessage());
    }

    @Test
    void text_that_is_no_object_is_refused_in_one_line() {
        for (String text : List.of("", " ", "null", "[]", "7", "{", "\n\n", "{}{}", "\u0000")) {
            BadRecord bad = assertThrows(BadRecord.class, () -> EventJson.read(text));
            assertTrue(String.valueOf(bad.getMessage()).lines().count() == 1, bad.getMessage());
        }
    }

    @Test
    void a_whole_number_is_not_a_text_or_a_fraction() {
        String json =
                EventJson.write(new EventJson.Numbered(1, happened(new Event.CoverCardPlaced(14))));

        for (String wrong : List.of("\"14\"", "14.0", "1e1", "99999999999", "null", "{}")) {
            assertThrows(
                    BadRecord.class, () -> EventJson.read(json.replace(":14,", ":" + wrong + ",")));
        }
    }

    @Test
    void every_provision_is_found_by_its_name() {
        for (Provision provision : Provisions.all()) {
            assertEquals(Optional.of(provision), Names.provision(Names.ofProvision(provision)));
        }
        assertEquals(Optional.of(House.POSTED_LIMITS), Names.provision("POSTED_LIMITS"));
        assertEquals(Optional.empty(), Names.provision("NO_SUCH_PROVISION"));
    }
}
