package baccarat.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import baccarat.reports.Json;
import baccarat.server.ClusterAddress;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Audience;
import com.typesafe.config.ConfigFactory;
import java.io.NotSerializableException;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.serialization.SerializationExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// While a casino changes over, two versions of the program read each other's letters.
class LetterVersionsTest {

    private static LetterSerializer serializer(ActorSystem system) throws NotSerializableException {
        return (LetterSerializer) SerializationExtension.get(system).serializerFor(Letter.class);
    }

    private static ActorSystem system() {
        String ours =
                """
                pekko.actor.serializers.letter = "baccarat.cluster.LetterSerializer"
                pekko.actor.serialization-bindings { "baccarat.cluster.Letter" = letter }
                """;
        return ActorSystem.create(
                "letters", ConfigFactory.parseString(ours).withFallback(ConfigFactory.load()));
    }

    @Test
    void a_letter_with_fields_of_a_newer_version_is_read_and_one_of_a_newer_kind_is_not()
            throws NotSerializableException {
        ActorSystem system = system();
        try {
            LetterSerializer serializer = serializer(system);
            var letter = new Letter(Letter.Kind.ASK, "{\"id\":\"a\"}");
            byte[] written = serializer.toBinary(letter);
            assertEquals(letter, serializer.fromBinary(written, serializer.manifest(letter)));

            var newer = (ObjectNode) Json.MAPPER.readTree(written);
            newer.put("urgent", true);
            assertEquals(
                    letter, serializer.fromBinary(newer.toString().getBytes(UTF_8), "letter-2"));

            newer.put("kind", "A_KIND_OF_TOMORROW");
            assertThrows(
                    NotSerializableException.class,
                    () -> serializer.fromBinary(newer.toString().getBytes(UTF_8), "letter-2"));
        } finally {
            system.terminate();
        }
    }

    @Test
    void what_letters_carry_is_read_with_fields_of_a_newer_version() {
        var accepted = new Answer.Accepted(5, 7);
        assertEquals(accepted, AskedJson.answer(withMore(AskedJson.answer(accepted))));

        var stands = new Audience.Stands(3, Map.of(), Map.of(), Map.of("1", "a"), Map.of());
        var place = new ShownJson.Place("lead", 4);
        JsonNode written = withMore(ShownJson.stands(stands, place));
        assertEquals(stands, ShownJson.stands(written));
        assertEquals(place, ShownJson.Place.of(written));
        assertEquals(
                Optional.empty(), AskedJson.text(withMore("{}"), "session"), "one of an older one");
    }

    private static JsonNode withMore(String text) {
        return ((ObjectNode) Json.MAPPER.readTree(text)).put("newer", 1);
    }

    @ParameterizedTest
    @CsvSource({"1.0.0,true", "1.3.0,true", "2.0.0,false", "0.0.0,false"})
    void a_process_joins_those_that_write_letters_it_can_read(String version, boolean joins) {
        assertEquals(
                "1.0.0",
                ClusterConfig.of(ClusterAddress.of("127.0.0.1:25520"))
                        .getString("pekko.cluster.app-version"));
        assertEquals(joins, Letter.isReadable(version));
    }
}
