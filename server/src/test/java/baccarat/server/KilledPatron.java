package baccarat.server;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A guest who plays at a casino that is killed now and then, and remembers what was acknowledged.
final class KilledPatron {

    private static final List<String> WAGERS =
            List.of(
                    "{'command':'PlaceWager','spot':'%1$d','wager':'player','stake':'30.00'}",
                    "{'command':'PlaceWager','spot':'%1$d','wager':'tie','stake':'5.00'}",
                    "{'command':'WithdrawWager','spot':'%1$d','wager':'tie'}",
                    "{'command':'PlaceWager','spot':'%1$d','wager':'player','stake':'40.00'}");

    private final String name;
    private final String at;
    private final int seat;
    private final Map<String, JsonNode> acknowledged = new ConcurrentHashMap<>();
    private Visitor visitor;
    private Watching table;
    private String asked = "";
    private int count;
    private @Nullable Thread thread;

    KilledPatron(CasinoProcess casino, String name, String at, int seat) {
        this.name = name;
        this.at = at;
        this.seat = seat;
        this.visitor = casino.visitor().walkIn(name);
        this.table = visitor.watch(at);
        Staff.again(table, "{'command':'BuyIn','patron':'%s','amount':'4000.00'}".formatted(name));
        Staff.again(
                table, "{'command':'TakePlace','patron':'%s','place':'%d'}".formatted(name, seat));
    }

    /// By id, what the casino said.
    Map<String, JsonNode> acknowledged() {
        return acknowledged;
    }

    /// Wagers without a pause but the one that the casino asks for, until it is killed.
    void play() {
        thread = Thread.ofVirtual().start(this::untilTheEnd);
    }

    private void untilTheEnd() {
        try {
            while (true) {
                count++;
                asked = name + "-" + count;
                ask();
                Thread.sleep(55);
            }
        } catch (AssertionError | CompletionException | InterruptedException e) {
            // the casino is gone
        }
    }

    private void ask() {
        String command = WAGERS.get(count % WAGERS.size()).formatted(seat);
        JsonNode answer = table.ask(asked, command);
        if (answer.path("accepted").asBoolean(false)) {
            acknowledged.put(asked, answer);
        }
    }

    long round() {
        return table.view().path("shoe").path("round").asLong();
    }

    /// Comes back, asks again what had no answer, and finds the round and the answers as they were.
    ///
    /// @return what is wrong, if anything is
    String comeBack(CasinoProcess casino) throws InterruptedException {
        if (thread != null) {
            thread.join();
        }
        long before = round();
        visitor = casino.again(visitor);
        table = visitor.watch(at);
        table.until(message -> message.path("type").asString("").equals("welcome"));
        if (round() < before) {
            return "%s saw round %d at %s, and now it is %d".formatted(name, before, at, round());
        }
        for (Map.Entry<String, JsonNode> one : Map.copyOf(acknowledged).entrySet()) {
            boolean isRecent = number(one.getKey()) > count - 20;
            if (isRecent && !one.getValue().equals(again(one.getKey()))) {
                return one.getKey() + " was answered otherwise before";
            }
        }
        return again(asked).equals(again(asked)) ? "" : asked + " has two answers";
    }

    private static int number(String id) {
        return Integer.parseInt(id.substring(id.indexOf('-') + 1));
    }

    private JsonNode again(String id) {
        String command = WAGERS.get(number(id) % WAGERS.size()).formatted(seat);
        JsonNode answer = table.ask(id, command);
        if (answer.path("accepted").asBoolean(false)) {
            acknowledged.put(id, answer);
        }
        return answer;
    }
}
