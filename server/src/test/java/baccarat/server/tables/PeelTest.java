package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Side;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Role;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What is told of a card that somebody peels, and whose it is to tell.
class PeelTest {

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text.replace('\'', '"'));
    }

    @Test
    void every_place_corner_and_distance_is_passed_on_as_it_came() {
        for (Place place : Place.values()) {
            for (Peel.From from : Peel.From.values()) {
                for (int far = 0; far <= 20; far++) {
                    String said =
                            "'place':'%s','from':'%s','far':%d"
                                    .formatted(place.name(), from.name(), far);

                    Peel peel = Peel.read(json("{'type':'peel'," + said + "}")).orElseThrow();

                    assertEquals(new Peel(place, from, far), peel);
                    assertEquals(
                            json("{'type':'peel','table':'t'," + said + "}"),
                            json(peel.written("t")));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'type':'command','place':'PLAYER_FIRST','from':'TOP','far':7}",
                "{'place':'PLAYER_FIRST','from':'TOP','far':7}",
                "{'type':'peel','place':'player-first','from':'TOP','far':7}",
                "{'type':'peel','place':0,'from':'TOP','far':7}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'MIDDLE','far':7}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':21}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':-1}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':7.0}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':4294967296}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':'7'}",
                "{'type':'peel','place':'PLAYER_FIRST','from':'TOP','far':7,'suit':'s'}",
                "['peel','PLAYER_FIRST','TOP',7]"
            })
    void anything_else_is_none(String text) {
        assertEquals(Optional.empty(), Peel.read(json(text)));
    }

    @Test
    void only_the_patron_who_turns_the_hand_peels_its_cards() {
        TableAtPlay table = TableAtPlay.of("ma-midi");
        Side side = ((Phase.Turning) table.state().phase()).side();
        assertEquals(Side.PLAYER, side, "the hand that vera has wagered on comes first");

        for (Place place : Place.values()) {
            var peel = new Peel(place, Peel.From.TOP, 7);
            boolean lies = place == Place.PLAYER_FIRST || place == Place.PLAYER_SECOND;
            assertEquals(lies, peel.isUpTo(Person.patron("vera"), table.state()), "" + place);
            assertFalse(peel.isUpTo(Person.patron("eve"), table.state()));
            for (Role role : Role.values()) {
                var namesake = new Person(role, "vera");
                assertTrue(role == Role.PATRON || !peel.isUpTo(namesake, table.state()));
            }
        }
    }
}
