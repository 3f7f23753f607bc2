package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the documents ask of a layout, on the felt as a browser draws it: the page is the felt. All
/// twelve examples are tables of one casino, and a patron goes from one to the next.
@Tag("slow")
class LayoutTest {

    private static final List<String> EZ =
            List.of(
                    "ma-baccarat-ez",
                    "ma-baccarat-everything",
                    "ma-midi-ez",
                    "ma-mini-ez",
                    "ma-mini-everything",
                    "ma-mini-earlier-ez");
    private static final List<String> OTHERS =
            List.of(
                    "ma-baccarat",
                    "ma-midi",
                    "ma-mini",
                    "ma-mini-earlier",
                    "wa-mini",
                    "wa-mini-no-commission");
    private static final String INSCRIPTION = "On a Dragon 7 a Banker wager pushes and is returned";

    private static final Map<String, Layout> FELTS = new HashMap<>();
    private static OpenPage open;

    @BeforeAll
    static void goFromTableToTable(@TempDir Path data) {
        open = OpenPage.desktop(data);
        EZ.forEach(open::addTable);
        open.addTable("wa-mini-no-commission");
        open.walkIn("anna");
        for (List<String> tables : List.of(EZ, OTHERS)) {
            for (String table : tables) {
                open.goTo(table);
                open.until("table.model?.rules.id === '" + table + "'");
                open.page().locator("baccarat-felt .cloth-svg .area").first().waitFor();
                FELTS.put(table, Layout.of(open));
            }
        }
    }

    @AfterAll
    static void leave() {
        open.complainsOfNothing();
        open.close();
    }

    private static Layout felt(String table) {
        Plays.by(table);
        return Objects.requireNonNull(FELTS.get(table), table);
    }

    private static void everySeatHas(String wager, String... tables) {
        for (String table : tables) {
            assertEquals(felt(table).everySeat(), felt(table).seatsWith(wager), table);
        }
    }

    private static void noSeatHas(String wager, String... tables) {
        for (String table : tables) {
            assertEquals(List.of(), felt(table).seatsWith(wager), table);
        }
    }

    @Test
    void every_seat_has_its_number_and_its_own_areas_for_player_banker_and_tie() {
        FELTS.forEach(
                (table, felt) -> {
                    everySeatHas("player", table);
                    everySeatHas("banker", table);
                    everySeatHas("tie", table);
                    assertEquals(Set.copyOf(felt.everySeat()), felt.numbers(), table);
                    assertEquals(List.of(), felt.shared(), table);
                });
    }

    /// One's own place is wider, and the others make room.
    @Test
    void no_area_covers_another_wherever_one_sits() {
        Object covered =
                open.run(
                        """
                        async () => {
                          const { feltOf } = await import('/felt/areas.js');
                          const { house } = await import('/house/house.js');
                          const isIn = ({ x, y }, { centre, radius }) => Math.hypot(x - centre.x, y - centre.y) < radius;
                          const covers = (one, other) => one !== other && one.radius && (other.radius
                            ? Math.hypot(one.centre.x - other.centre.x, one.centre.y - other.centre.y) < one.radius + other.radius - .5
                            : isIn(other.centre, one));
                          const found = [];
                          for (const rules of await house.tables()) {
                            for (let seat = 1; seat <= rules.seats; seat++) {
                              const areas = feltOf(rules, [String(seat)]).places.flatMap((place) => place.areas.map((area) => ({ ...area, spot: place.spot })));
                              const pair = areas.flatMap((one) => areas.filter((other) => covers(one, other)).map((other) => [one, other]))[0];
                              if (pair) found.push(`${rules.id} at ${seat}: ${pair.map(({ spot, wager }) => `${spot} ${wager}`).join(' covers ')}`);
                            }
                          }
                          return found.join('\\n');
                        }""",
                        "");
        assertEquals("", covered);
    }

    @Test
    @Cites("ma-mini ma-mini-earlier 2(b)(1)")
    void each_hand_has_a_place_and_its_cards_are_laid_within_it() {
        for (String table : List.of("ma-mini", "ma-mini-earlier")) {
            Plays.by(table);
            open.goTo(table);
            Object outside =
                    open.page()
                            .waitForFunction(
                                    """
                            (id) => {
                              const table = document.querySelector('salon-app').shadowRoot.querySelector('salon-table');
                              const root = table?.renderRoot.querySelector('baccarat-felt')?.renderRoot;
                              const cards = [...(root?.querySelectorAll('playing-card') ?? [])];
                              %s
                              if (table?.model?.rules.id !== id || cards.length < 4 || moving(root).length) return false;
                              const place = (side) => root.querySelector(`[data-hand=${side}]`).getBoundingClientRect();
                              if (place('player').right > place('banker').left) return ['the places overlap'];
                              return cards.filter((card) => {
                                const [lies, hand] = [card.getBoundingClientRect(), place(card.dataset.place.startsWith('PLAYER') ? 'player' : 'banker')];
                                return lies.left < hand.left || lies.right > hand.right || lies.top < hand.top || lies.bottom > hand.bottom;
                              }).map((card) => card.dataset.place);
                            }"""
                                            .formatted(OpenPage.MOVING),
                                    table)
                            .jsonValue();
            assertEquals(List.of(), outside, table);
        }
    }

    @Test
    @Cites({"ma-baccarat ma-midi 2(b)(1)", "ma-mini ma-mini-earlier 2(b)(2)"})
    void every_seat_has_dragon_bonus_areas_where_that_wager_is_offered() {
        for (String side : List.of("dragon-bonus-player", "dragon-bonus-banker")) {
            everySeatHas(
                    side,
                    "ma-baccarat-everything",
                    "ma-midi",
                    "ma-mini",
                    "ma-mini-everything",
                    "ma-mini-earlier",
                    "ma-mini-earlier-ez");
            noSeatHas(side, "ma-baccarat", "ma-baccarat-ez", "ma-midi-ez", "ma-mini-ez", "wa-mini");
        }
    }

    @Test
    @Cites({"ma-baccarat ma-midi 2(b)(2)(i)", "ma-mini ma-mini-earlier 2(b)(3)(i)"})
    void every_seat_of_an_ez_table_has_a_dragon_7_area() {
        everySeatHas("dragon-7", EZ.toArray(String[]::new));
        noSeatHas("dragon-7", OTHERS.toArray(String[]::new));
    }

    @Test
    @Cites({"ma-baccarat ma-midi 2(b)(2)(iii)", "ma-mini ma-mini-earlier 2(b)(3)(iii)"})
    void every_seat_of_an_ez_table_has_a_panda_8_area() {
        everySeatHas("panda-8", EZ.toArray(String[]::new));
        noSeatHas("panda-8", OTHERS.toArray(String[]::new));
    }

    @Test
    @Cites({"ma-baccarat ma-midi 2(b)(2)(ii)", "ma-mini ma-mini-earlier 2(b)(3)(ii)"})
    void an_ez_felt_says_that_a_dragon_7_returns_a_banker_wager() {
        EZ.forEach(table -> assertTrue(felt(table).words().contains(INSCRIPTION), table));
        OTHERS.forEach(table -> assertTrue(!felt(table).words().contains(INSCRIPTION), table));
    }

    @Test
    @Cites({"ma-baccarat ma-midi 2(b)(3)", "ma-mini ma-mini-earlier 2(b)(4)"})
    void every_seat_has_a_house_money_area_where_that_wager_is_offered() {
        everySeatHas(
                "house-money",
                "ma-baccarat-everything",
                "ma-midi",
                "ma-mini",
                "ma-mini-everything",
                "ma-mini-earlier-ez");
        noSeatHas("house-money", "ma-baccarat", "ma-midi-ez", "ma-mini-ez", "ma-mini-earlier");
    }

    /// Marked is what decides; at the two examples that mark, and at two that were changed to.
    @Test
    @Cites({"ma-baccarat ma-midi 2(b)(4)", "ma-mini ma-mini-earlier 2(b)(5)"})
    void every_seat_has_a_numbered_box_for_vigorish_that_is_marked_and_no_other_table_has_any() {
        for (String example : List.of("ma-midi", "ma-mini-earlier")) {
            PutUp.table(
                    open,
                    example + "-marked",
                    example,
                    "automatic",
                    text -> text.replace("collected: at-payout", "collected: marked"));
        }
        for (String table : List.of("ma-midi-marked", "ma-mini-earlier-marked")) {
            open.goTo(table);
            open.until("table.model?.rules.id === '" + table + "'");
            open.page().locator("baccarat-felt .cloth-svg rect.box").first().waitFor();
            assertEquals(Layout.of(open).everySeat(), Layout.of(open).boxes(), table);
        }
        for (String table : List.of("ma-baccarat", "ma-mini")) {
            assertEquals(felt(table).everySeat(), felt(table).boxes(), table);
        }
        EZ.forEach(table -> assertEquals(List.of(), felt(table).boxes(), table));
        for (String table : List.of("ma-midi", "ma-mini-earlier", "wa-mini")) {
            assertEquals(List.of(), felt(table).boxes(), table);
        }
    }

    @Test
    void the_lines_of_a_gallery_lie_between_the_areas() {
        List<String> along = felt("wa-mini").areas().getOrDefault("player", List.of());

        for (int seat = 1; seat < 9; seat++) {
            int line = along.indexOf("line-" + seat);
            assertEquals(Integer.toString(seat), along.get(line - 1));
            assertEquals(Integer.toString(seat + 1), along.get(line + 1));
        }
        assertEquals(17, along.size());
    }

    @Test
    void the_discards_the_cover_card_and_the_shoe_have_their_places() {
        FELTS.forEach(
                (table, felt) -> {
                    assertTrue(felt.words().contains("Discards"), table);
                    assertTrue(felt.words().contains("Cover"), table);
                    assertTrue(felt.words().matches(".*(Shoe|Curator).*"), table);
                });
    }
}
