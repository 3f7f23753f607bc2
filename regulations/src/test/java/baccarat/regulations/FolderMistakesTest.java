package baccarat.regulations;

import static baccarat.regulations.CardRoomFolders.cardRoom;
import static baccarat.regulations.CardRoomFolders.changed;
import static baccarat.regulations.CardRoomFolders.mistakes;
import static baccarat.regulations.CardRoomFolders.read;
import static baccarat.regulations.CardRoomFolders.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A folder that somebody brings: taken whole, or refused with every mistake.
class FolderMistakesTest {

    @Test
    void a_document_without_a_mistake_stands_beside_those_of_the_program() {
        var accepted =
                assertInstanceOf(
                        Regulations.Added.Accepted.class,
                        Regulations.shipped().with(List.of(cardRoom())));

        assertEquals(
                "ma-baccarat, ma-midi, ma-mini, ma-mini-earlier, wa-mini, card-room",
                accepted.regulations().ids());
        assertEquals(6, accepted.regulations().all().size());
        Regulation own = accepted.regulations().of("card-room").orElseThrow();
        assertEquals(List.of(own), accepted.regulations().brought());
        assertEquals("Harbour Street Card Room", own.title());
        assertEquals(20, own.permits().table().coverCard());
        assertEquals(26, own.procedures().cut().depth());
        assertEquals(List.of(), Regulations.shipped().brought());
    }

    @Test
    void a_digest_changes_with_every_text() {
        String before = read(cardRoom()).digest();

        assertEquals(64, before.length());
        assertEquals(before, read(cardRoom()).digest());
        assertEquals(
                3,
                List.of(
                                before,
                                read(changed("regulation.yaml", "cover-card: 20", "cover-card: 21"))
                                        .digest(),
                                read(changed("clauses", "is void.", "is called off.")).digest())
                        .stream()
                        .distinct()
                        .count());
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    format: 1 ~ format: 2 ~ 2 ~ format: format 2; 1 is understood
                    id: card-room ~ id: Card Room ~ 3 ~ id: "Card Room" is not a word of up to 40 small letters, digits and hyphens, as in card-room
                    id: card-room ~ id: ma-mini ~ 3 ~ id: there is a regulation ma-mini already; choose another id
                    title: Harbour Street Card Room ~ titel: Harbour ~ 4 ~ titel: unknown key titel; did you mean title? a regulation takes cards, format, id, procedures, shares, silent, table, title, vigorish, wagers
                    manual: {decks: 4 to 6} ~ manual: {decks: 4 to 60} ~ 7 ~ cards.manual.decks: "4 to 60" is not from 1 to 16, as in 6 to 8, or 6 or more
                    manual: {decks: 4 to 6} ~ manual: {decks: 6 to 4} ~ 7 ~ cards.manual.decks: "6 to 4" is not from 1 to 16, as in 6 to 8, or 6 or more
                    manual: {decks: 4 to 6} ~ manual: {decks: 4 to 6, batches: 2} ~ 7 ~ cards.manual.batches: only a machine takes its decks in batches, and then in 2
                    manual: {decks: 4 to 6} ~ manual: {decks: 4 to 6, procedure: true} ~ 7 ~ cards.manual.procedure: a shuffle by hand has no procedure to submit; leave it out
                    manual: {decks: 4 to 6} ~ manual: {decks: 4 to 6, because: DEKS} ~ 7 ~ cards.manual.because: "DEKS" is not a provision, as in DECKS
                    seats: 4 to 7 ~ seats: 4 to 15 ~ 14 ~ table.seats: "4 to 15" is not from 1 to 14, as in 1 to 9
                    cut: {allowed: [offered], unsaid: offered} ~ cut: {allowed: [offered], unsaid: dealer} ~ 15 ~ table.cut.unsaid: dealer is not allowed, so it cannot hold unsaid
                    cut: {allowed: [offered], unsaid: offered} ~ cut: {allowed: [patron], unsaid: offered} ~ 15 ~ table.cut.allowed: "patron" is not one of offered, dealer
                    cut: {allowed: [offered], unsaid: offered} ~ cut: {allowed: [offered], usual: offered} ~ 15 ~ table.cut.usual: unknown key usual; table.cut takes allowed, because, unsaid
                    cover-card: 20 ~ cover-card: 3 ~ 21 ~ table.cover-card: "3" is not a whole number of 6 to 104, as in 14
                    house-states: [face-up, announcements] ~ house-states: [face-up, announcements, irregularities] ~ 22 ~ table.disclosed-card: the house states its own remedies (house-states: irregularities); leave disclosed-card out
                    rate: 3% to 4% ~ rate: 4% to 3% ~ 26 ~ vigorish.rate: "4% to 3%" is not a percentage or two, as in 5% or 0% to 5%
                    ez: false ~ ez: true ~ 30 ~ vigorish.ez: EZ Baccarat takes both insurances (reading 13); add dragon-7 and panda-8 to wagers.side, or set ez: false
                    side: [dragon-bonus, house-money] ~ side: [dragon-bonus, lucky-6] ~ 33 ~ wagers.side: "lucky-6" is not one of dragon-bonus, dragon-7, panda-8, house-money
                    curator: true ~ curator: yes ~ 36 ~ procedures.curator: "yes" is not true or false
                    curator: true ~ curator: false ~ 41 ~ procedures.cut-offer: last-curator-clockwise needs curator: true; use highest-seat-clockwise
                    reshuffle-notice: 45 minutes ~ reshuffle-notice: 45 ~ 38 ~ procedures.reshuffle-notice: "45" is not none, or a time as in 30 minutes
                    wagers-close: no-more-bets ~ wagers-close: first-card ~ 50 ~ procedures.wagers-close: a curator deals at the call "cards", before the first card is out; use no-more-bets
                    areas-a-patron: 2 ~ areas-a-patron: 0 ~ 52 ~ procedures.areas-a-patron: "0" is not a whole number of 1 to 9, as in 1
                    areas-a-patron: 2 ~ areas: 2 ~ 35 ~ procedures.areas-a-patron: areas-a-patron is missing; it should be a whole number of 1 to 9, as in 1
                    match-play: true ~ match-play: true, true ~ 53 ~ procedures.match-play: "true, true" is not true or false
                    """)
    void an_option_with_a_mistake_is_named_with_its_line(
            String before, String after, int line, String message) {
        List<String> found = mistakes(changed("regulation.yaml", before, after));
        String wanted = "laws/card-room/regulation.yaml:%d: %s".formatted(line, message);
        assertEquals(1, Collections.frequency(found, wanted), String.join("\n", found));
    }

    @Test
    void a_cut_fits_into_the_smallest_shoe() {
        RegulationFolder small =
                changed("regulation.yaml", "manual: {decks: 4 to 6}", "manual: {decks: 1 to 6}");
        assertInstanceOf(
                Regulations.Added.Accepted.class, Regulations.shipped().with(List.of(small)));
        var files = new HashMap<>(small.files());
        files.computeIfPresent(
                "regulation.yaml", (_, text) -> text.replace("cut-depth: 26", "cut-depth: 27"));

        assertEquals(
                List.of(
                        "regulation.yaml:42: procedures.cut-depth: a cut 27 cards in from either end does not fit into"
                                + " the smallest shoe, 52 cards; it takes up to 26"),
                mistakes(new RegulationFolder("", "card-room", files)));
    }

    @Test
    void what_an_option_makes_possible_needs_a_clause_or_silence() {
        assertEquals(
                List.of(
                        "laws/card-room/regulation.yaml:53: procedures.match-play: no clause has MATCH_PLAY_COUPON,"
                                + " COUPON_PAYS_EVEN_MONEY; name each in the clause that says it, or under silent if none does"),
                mistakes(
                        changed(
                                "clauses",
                                "D 7 | enforced | MATCH_PLAY_COUPON, COUPON_PAYS_EVEN_MONEY |",
                                "D 7 | enforced | TIE_OFFERED |")));
    }

    @Test
    void silence_is_about_what_can_come_up_and_stands_nowhere() {
        assertEquals(
                List.of(
                        "laws/card-room/regulation.yaml:5: silent: MATCH_PLAY_COUPON stands in clause D 7, so the document is not silent about it; leave it out",
                        "laws/card-room/regulation.yaml:5: silent: GALLERY cannot come up under these options; leave it out"),
                mistakes(
                        changed(
                                "regulation.yaml",
                                "\n\ncards:",
                                "\nsilent: [MATCH_PLAY_COUPON, GALLERY]\n\ncards:")));
    }

    @Test
    void every_mistake_is_named_at_once() {
        var files = new HashMap<>(cardRoom().files());
        files.put(
                "regulation.yaml",
                text("regulation.yaml")
                        .replace("seats: 4 to 7", "seats: many")
                        .replace("  idle-spread: true\n", "  idle-spred: true\n"));
        files.put(
                "clauses",
                text("clauses")
                        .replace("A 1 | configured", "A 1 | chosen")
                        .replace("BURN_SHOWN", "BURN_SHOW")
                        .replace("G 3 |", "G 2 |"));

        assertEquals(
                List.of(
                        "clauses:3: \"chosen\" is not a kind of clause; choose one of enforced, prompted, configured, layout, physical, heading",
                        "clauses:15: there is no provision \"BURN_SHOW\"; did you mean BURN_SHOWN?",
                        "clauses:55: G 2 stands twice, first on line 54; each path has one line",
                        "regulation.yaml:14: table.seats: \"many\" is not from 1 to 14, as in 1 to 9",
                        "regulation.yaml:35: procedures.idle-spread: idle-spread is missing; it should be true or false",
                        "regulation.yaml:47: procedures.idle-spred: unknown key idle-spred"),
                mistakes(new RegulationFolder("", "card-room", files)).stream()
                        .filter(line -> !line.contains("no clause has"))
                        .map(line -> line.replaceAll("(unknown key [a-z-]+);.*", "$1"))
                        .toList());
    }

    @Test
    void a_text_that_is_no_yaml_is_named_with_its_line() {
        assertEquals(
                List.of(
                        "laws/card-room/regulation.yaml:3: anchors and aliases are not accepted; write it out"),
                mistakes(changed("regulation.yaml", "id: card-room", "id: &a card-room")).stream()
                        .map(line -> line.replace("id: anchors", "anchors"))
                        .toList());
    }

    @Test
    void a_missing_file_of_clauses_is_named() {
        assertEquals(
                List.of(
                        "laws/card-room/clauses:1: the file is missing; it has a line for each clause: path | kind | provisions | gist"),
                mistakes(
                        new RegulationFolder(
                                "laws/card-room",
                                "card-room",
                                Map.of("regulation.yaml", text("regulation.yaml")))));
    }

    @Test
    void two_folders_cannot_bring_one_id() {
        assertEquals(
                List.of(
                        "laws/card-room/regulation.yaml:3: id: there is a regulation card-room already; choose another id"),
                mistakes(cardRoom(), cardRoom()));
    }
}
