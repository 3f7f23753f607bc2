package baccarat.server.web;

import static baccarat.server.web.Route.Verb.DELETE;
import static baccarat.server.web.Route.Verb.GET;
import static baccarat.server.web.Route.Verb.POST;

import baccarat.rules.CardRules;
import baccarat.server.Casino;
import baccarat.server.people.DeviceKey;
import baccarat.server.people.Post;
import baccarat.server.store.ShoeKeys;
import baccarat.server.store.Significant;
import baccarat.server.tables.Setting;
import baccarat.server.tables.ShoeSignal;
import baccarat.server.tables.TableDoor;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A shoe that reads cards: the floor gives it a key, the shoe says what leaves it, and the dealer
/// may go on by hand.
final class ShoeRoutes {

    private static final String KIND = "shoe";
    private static final String NAME = "name";
    private static final String PATH = "/tables/{table}/shoe-reader";
    private static final int LONGEST_NAME = 40;
    private static final int SECONDS = 10;
    private static final Set<Post> READERS =
            Post.with(Post.with(FloorRoutes.THE_FLOOR, Post.READERS), Post.DEALER);

    private final Casino casino;
    private final ShoeFeed feed;

    ShoeRoutes(Casino casino) {
        this.casino = casino;
        this.feed = new ShoeFeed(casino);
    }

    List<Route> all() {
        return List.of(
                Route.only(
                        POST,
                        PATH,
                        FloorRoutes.THE_FLOOR,
                        "a key for a shoe that reads cards",
                        this::make),
                Route.only(GET, PATH, READERS, "the shoe that reads a table's cards", this::list),
                Route.only(
                        DELETE,
                        PATH,
                        FloorRoutes.THE_FLOOR,
                        "take the key of a shoe away",
                        this::end),
                Route.only(
                        POST,
                        PATH + "/by-hand",
                        EnumSet.of(Post.DEALER),
                        "enter the faces by hand until shoe and record agree between two rounds",
                        this::byHand),
                Route.open(
                        POST,
                        PATH + "/cards",
                        "what a shoe has read, under its own key",
                        feed::lines));
    }

    private TableDoor table(Call call) {
        return ShoeFeed.table(casino, call.path("table"));
    }

    /// An earlier key of the table ends with it: a table has one shoe.
    private void make(Call call) {
        TableDoor table = table(call);
        Setting setting = table.setting();
        if (setting.approved().rules().cards().shuffle() == CardRules.Shuffle.CONTINUOUS) {
            throw Problem.conflict("A continuous shuffler has no shoe that counts its cards.");
        }
        String name = call.reason(call.body(), NAME);
        if (name.length() > LONGEST_NAME) {
            throw Problem.badRequest("name: up to %d characters".formatted(LONGEST_NAME));
        }
        String key = DeviceKey.fresh();
        Instant now = casino.clock().instant();
        var made =
                new ShoeKeys.Key(
                        UUID.randomUUID().toString(),
                        setting.id(),
                        name,
                        now,
                        call.who().name(),
                        Optional.empty());
        casino.store()
                .write(
                        handle -> {
                            ShoeKeys.end(handle, setting.id(), now);
                            ShoeKeys.add(handle, made, DeviceKey.hash(key));
                            note(handle, call, setting, "has given a key to the shoe " + name);
                            return true;
                        })
                .join();
        tell(table, new ShoeSignal.TakenAway());
        ObjectNode node = Call.object();
        write(made, node);
        node.put("key", key);
        call.answer(201, node);
    }

    private void note(Handle handle, Call call, Setting setting, String words) {
        Significant.note(
                handle,
                casino.clock().instant(),
                KIND,
                call.who().name(),
                Optional.of(setting.id()),
                words);
    }

    private static void write(ShoeKeys.Key key, ObjectNode node) {
        node.put(NAME, key.name());
        node.put("at", key.madeAt().toString());
        node.put("by", key.madeBy());
    }

    private void list(Call call) {
        String id = table(call).setting().id();
        ObjectNode node = Call.object();
        ArrayNode shoes = node.putArray("shoes");
        casino.store()
                .read(handle -> ShoeKeys.of(handle, id))
                .forEach(key -> write(key, shoes.addObject()));
        call.answer(node);
    }

    private void end(Call call) {
        TableDoor table = table(call);
        Setting setting = table.setting();
        casino.store()
                .write(
                        handle -> {
                            int ended =
                                    ShoeKeys.end(handle, setting.id(), casino.clock().instant());
                            if (ended > 0) {
                                note(handle, call, setting, "has taken the key of the shoe away");
                            }
                            return true;
                        })
                .join();
        tell(table, new ShoeSignal.TakenAway());
        call.nothing();
    }

    private void byHand(Call call) {
        TableDoor table = table(call);
        if (!casino.crews().isOn(call.who().id(), table.setting().id())) {
            throw Problem.forbidden("Only a dealer who is signed on to this table may do this.");
        }
        tell(table, new ShoeSignal.ByHand(call.who().name()));
        call.nothing();
    }

    private static void tell(TableDoor table, ShoeSignal signal) {
        var _ = table.hear(signal).orTimeout(SECONDS, TimeUnit.SECONDS).join();
    }
}
