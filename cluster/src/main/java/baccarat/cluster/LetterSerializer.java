package baccarat.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.reports.Json;
import java.io.NotSerializableException;
import java.util.Arrays;
import java.util.Optional;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Letters as JSON. Pekko makes it by its name in the configuration.
final class LetterSerializer extends SerializerWithStringManifest {

    private static final int ID = 0x62616363;
    private static final String FIRST_VERSION = "letter-1";

    private final ActorRefResolver refs;

    LetterSerializer(ExtendedActorSystem system) {
        this.refs = ActorRefResolver.get(Adapter.toTyped(system));
    }

    @Override
    public int identifier() {
        return ID;
    }

    @Override
    public String manifest(Object letter) {
        return FIRST_VERSION;
    }

    @Override
    public byte[] toBinary(Object message) {
        var letter = (Letter) message;
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("kind", letter.kind().name());
        node.put("body", letter.body());
        letter.reply().ifPresent(it -> node.put("reply", refs.toSerializationFormat(it)));
        return node.toString().getBytes(UTF_8);
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
        JsonNode node = Json.MAPPER.readTree(bytes);
        String name = node.path("kind").asString("");
        Letter.Kind kind =
                Arrays.stream(Letter.Kind.values())
                        .filter(it -> it.name().equals(name))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new NotSerializableException(
                                                "a letter of a newer version: " + name));
        return new Letter(
                kind,
                node.path("body").asString(""),
                Optional.of(node.path("reply").asString(""))
                        .filter(it -> !it.isEmpty())
                        .map(refs::resolveActorRef));
    }
}
