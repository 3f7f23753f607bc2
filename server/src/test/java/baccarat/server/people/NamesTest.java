package baccarat.server.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Which names are taken for the same, and which are for nobody.
class NamesTest {

    @ParameterizedTest
    @CsvSource({
        "Anna, aNNA",
        "Zoë, ZOË",
        "Straße, STRASSE",
        "coco, сосо",
        "BOB, ВОВ",
        "anna, ａｎｎａ",
        "Ann B, Ann  B",
        "Όμηρος, ΌΜΗΡΟΣ"
    })
    void names_that_look_alike_have_one_key(String one, String other) {
        assertEquals(Names.key(one), Names.key(other));
    }

    @ParameterizedTest
    @CsvSource({"Zoë, Zoe", "Ann, Anne", "Ann B, AnnB", "Ali, All", "陳大文, 陳小文"})
    void names_that_differ_have_two_keys(String one, String other) {
        assertNotEquals(Names.key(one), Names.key(other));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dealer",
                "Dealer",
                "DEA1ER",
                "h0use",
                "C a g e",
                "саgе",
                "Administrator",
                "admin",
                "banker",
                "player",
                "guest",
                "pit-boss",
                "Amber",
                "CORAL",
                "0t1s",
                "аnna",
                "annа",
                "Αnna"
            })
    void names_of_the_house_and_of_mixed_scripts_are_refused(String name) {
        assertTrue(Names.wrong(name).isPresent(), name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anna",
                "dealer1 smith",
                "O'Neill",
                "Zoë",
                "Иван",
                "Όμηρος",
                "陳大文",
                "山田タロウ",
                "김철수",
                "Li 李",
                "محمد",
                "J.-P. Belmondo",
                "x"
            })
    void names_of_people_are_taken(String name) {
        assertEquals(Optional.empty(), Names.wrong(name), name);
    }
}
