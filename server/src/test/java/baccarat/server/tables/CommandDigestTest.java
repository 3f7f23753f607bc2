package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// A retry has the same digest however it is written, and nothing else has.
class CommandDigestTest {

    private static final String TURN = "{'command':'Turn','side':'PLAYER','faces':['2h','3s']}";

    private static String digest(String command) {
        return CommandDigest.of(JsonMapper.shared().readTree(command.replace('\'', '"')));
    }

    @Test
    void spaces_and_the_order_of_keys_make_no_difference() {
        assertEquals(
                digest(TURN),
                digest("{ 'faces': ['2h', '3s'], 'side':'PLAYER', 'command':'Turn'}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'command':'Turn','side':'PLAYER','faces':['2h','4s']}",
                "{'command':'Turn','side':'PLAYER','faces':['3s','2h']}",
                "{'command':'Turn','side':'PLAYER','faces':[]}",
                "{'command':'Turn','side':'BANKER','faces':['2h','3s']}",
                "{'command':'Turn','side':'PLAYER'}"
            })
    void another_value_anywhere_makes_one(String other) {
        assertNotEquals(digest(TURN), digest(other));
    }
}
