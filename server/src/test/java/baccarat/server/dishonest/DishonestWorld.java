package baccarat.server.dishonest;

import baccarat.server.Casino;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.money.HouseKind;
import baccarat.server.tables.TableDoor;
import baccarat.server.web.EveryRoute;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import tools.jackson.databind.JsonNode;

/// A house in which a gang tries every command and every route, greedily and in any order. One seed
/// decides what they try; the tables beside them deal in their own time.
final class DishonestWorld implements AutoCloseable {

    private static final int BETWEEN_CHECKS = 100;
    private static final int BETWEEN_HONEST_STEPS = 3;
    private static final int REMEMBERED = 60;
    private static final int FEWEST_ROUNDS = 3;

    private final DishonestHouse house;
    private final Casino casino;
    private final SplittableRandom random;
    private final Pool pool;
    private final Commands commands;
    private final Requests requests;
    private final Plans plans;
    private final EndRaces races;
    private final RealRound round;
    private final Map<String, LogAudit> logs = new HashMap<>();
    private final Set<String> faces = new HashSet<>();
    private final BooksAudit books;
    private final PeopleAudit people;
    private final LookAudit looks;
    private final Map<String, Watching> screens = new HashMap<>();
    private final Deque<String> done = new ArrayDeque<>();
    private final Map<Integer, Integer> statuses = new HashMap<>();
    private final Watching console;
    private int actions;

    DishonestWorld(Path data, Gang gang, long seed) {
        random = new SplittableRandom(seed);
        house = new DishonestHouse(data, gang, seed % 2 == 0 ? HouseKind.PLAY : HouseKind.MONEY);
        casino = house.open().casino();
        pool = new Pool(house, random.split());
        commands = new Commands(pool);
        requests = new Requests(EveryRoute.of(casino), pool, commands);
        plans = new Plans(house, pool, requests);
        races = new EndRaces(house, pool);
        round = new RealRound(house, pool, commands, requests, this::screen, this::send);
        books = new BooksAudit(house);
        people = new PeopleAudit(house);
        looks = new LookAudit(house, faces);
        console = house.honest("Hank").browser().watch(DishonestHouse.SEALED);
        casino.tables().forEach(table -> log(table).begin());
    }

    /// Tables may be put up and get new rules while the world goes on.
    private LogAudit log(TableDoor table) {
        return logs.computeIfAbsent(
                table.setting().log(), _ -> new LogAudit(casino, table.setting(), faces));
    }

    /// Reads the log of the table that a path is about.
    private List<LogAudit> follow(String path) {
        var logsOfIt = new ArrayList<LogAudit>();
        for (TableDoor table : casino.tables()) {
            if ((path + "/").contains("/tables/" + table.setting().id() + "/")) {
                LogAudit log = log(table);
                log.follow();
                logsOfIt.add(log);
            }
        }
        return logsOfIt;
    }

    private List<LogAudit> logs() {
        return List.copyOf(logs.values());
    }

    void run(int most) {
        int checked = 0;
        for (int turn = 0; actions < most || isToGoOn(); turn++) {
            if (turn % BETWEEN_HONEST_STEPS == 0) {
                honestStep();
            }
            act();
            if (actions >= checked + BETWEEN_CHECKS) {
                checked = actions;
                pool.lookAtSlips();
                check();
            }
        }
        check();
        people.canSign();
        people.canSignIn();
    }

    /// Tables deal in their own time, and a world without rounds shows little. Whoever runs the
    /// floor may have stopped them all.
    private boolean isToGoOn() {
        return rounds() < FEWEST_ROUNDS && !house.gang().maySendHome();
    }

    private void act() {
        int die = random.nextInt(100);
        Someone who = pool.any(house.dishonest());
        if (die < 1) {
            actions++;
            races.any(who);
        } else if (die < 2) {
            round.dealer().ifPresentOrElse(round::play, () -> due(who));
        } else if (die < 25) {
            due(who);
        } else if (die < 45) {
            send(requests.command(who, pool.table(), commands.any()));
        } else if (die < 60) {
            send(requests.command(who, pool.table(), commands.greedy(who)));
        } else if (die < 92) {
            send(requests.any(who));
        } else {
            plans.any(who).forEach(it -> send(it.get()));
        }
    }

    /// Does what the table asks for: so a gang gets further into a round than by chance.
    private void due(Someone who) {
        String table =
                who.isPatron()
                        ? pool.table()
                        : pool.oneIn(3) ? DishonestHouse.SEALED : DishonestHouse.REAL;
        Watching screen = screen(who, table);
        List<JsonNode> steps =
                screen.you().path("steps").values().stream()
                        .filter(step -> !pool.oneIn(6) || step.path("required").asBoolean(false))
                        .toList();
        String command = steps.isEmpty() ? commands.any() : commands.due(pool.any(steps));
        send(requests.command(who, table, command));
    }

    /// Somebody's screen at a table, with all that has happened there.
    private Watching screen(Someone who, String table) {
        String key = who.name() + " at " + table;
        Watching screen = screens.get(key);
        if (screen == null || !screen.closed().isEmpty()) {
            if (screens.size() > 12) {
                screens.values().forEach(Watching::leave);
                screens.clear();
            }
            screen = who.browser().watch(table);
            screens.put(key, screen);
        }
        String path = "/tables/" + table + "/live";
        List<String> frames = screen.upTo(follow(path).getFirst().read());
        List<LogAudit> followed = follow(path);
        frames.forEach(it -> looks.text(path, "", it, followed));
        return screen;
    }

    private Visitor.Reply send(Requests.Try one) {
        actions++;
        remember(one.toString());
        Visitor.Reply reply = one.send();
        remember("  -> " + reply.status() + " " + shortened(reply.text()));
        statuses.merge(reply.status(), 1, Integer::sum);
        plans.learn(one, reply);
        if (reply.status() == 401 && house.dishonest().contains(one.who())) {
            one.who().signIn();
        }
        people.exportIsOnRecord(one, reply.status());
        looks.reply(one, reply, follow(one.path()));
        return reply;
    }

    private void remember(String line) {
        done.addLast(line);
        if (done.size() > REMEMBERED) {
            done.removeFirst();
        }
    }

    private static String shortened(String text) {
        return text.length() > 300 ? text.substring(0, 300) : text;
    }

    /// The honest dealer and floorperson go on at the sealed table, and the bystander lays a wager.
    private void honestStep() {
        console.drain();
        Optional<JsonNode> due = Commands.required(console);
        String next = due.map(commands::due).orElse("{'command':'MakeCall','call':'NO_MORE_BETS'}");
        boolean isFloors = due.filter(it -> !Commands.isBy("dealer", it)).isPresent();
        requests.command(house.honest(isFloors ? "Flora" : "Hank"), DishonestHouse.SEALED, next)
                .send();
        if (!pool.oneIn(4)) {
            return;
        }
        requests.command(
                        house.honest(DishonestHouse.BYSTANDER),
                        DishonestHouse.AUTOMATIC,
                        "{'command':'PlaceWager','spot':'%d','wager':'player','stake':'25.00'}"
                                .formatted(DishonestHouse.BYSTANDERS_SEAT))
                .send();
    }

    private void check() {
        casino.tables().forEach(table -> log(table).check());
        books.check(logs());
        people.check(logs());
        Found.unless(
                house.honest("Evan").browser().get("/ready").status() == 200
                        || house.gang().maySendHome(),
                "the casino is not ready");
    }

    int rounds() {
        return logs.values().stream().mapToInt(LogAudit::rounds).sum();
    }

    List<String> last() {
        return new ArrayList<>(done);
    }

    @Override
    public String toString() {
        return "%s in a house for %s: %d actions, %d rounds, answers %s"
                .formatted(house.gang(), house.kind(), actions, rounds(), statuses);
    }

    @Override
    public void close() {
        screens.values().forEach(Watching::leave);
        house.close();
    }
}
