package baccarat.server.tables;

import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.server.names.Asker;
import baccarat.server.views.TableView;
import baccarat.table.Laid;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.json.JsonMapper;

/// A patron of the simulated world: wants what could be wanted now, mostly, says things twice, and
/// says something else under an id that was used.
final class WorldPatron {

    private static final int REMEMBERED = 60;
    private static final String NONCE = "5".repeat(64);
    private static final String ROYAL_9 =
            "{'command':'PlaceWager','spot':'%2$d','wager':'royal-9','stake':'5.00'}";

    private final Person person;
    private final int seat;
    private final SplittableRandom random;
    private final List<Message> sent = new ArrayList<>();
    private int count;

    /// Something on its way to a table.
    record Message(WorldPatron from, String id, String table, String command) {

        Message at(WorldTable other) {
            return new Message(from, id, other.id(), command);
        }

        /// As the table is asked.
        Request asked(CompletableFuture<Answer> answer) {
            return new Request(
                    from.asker(), id, JsonMapper.shared().readTree(command), () -> true, answer);
        }
    }

    WorldPatron(String name, int seat, SplittableRandom random) {
        this.person = Person.patron(name);
        this.seat = seat;
        this.random = random;
    }

    Person person() {
        return person;
    }

    Asker asker() {
        return new Asker("id-" + person.name(), person);
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private String any(String... of) {
        return of[random.nextInt(of.length)];
    }

    /// Something new, or something from before.
    Message speak(WorldTable at) {
        if (!sent.isEmpty() && chance(25)) {
            Message earlier = sent.get(random.nextInt(sent.size()));
            String table = chance(80) ? earlier.table() : at.id();
            String command = chance(70) ? earlier.command() : command(at.live().state());
            return new Message(this, earlier.id(), table, command);
        }
        count++;
        var message = new Message(this, "c" + count, at.id(), command(at.live().state()));
        sent.add(message);
        if (sent.size() > REMEMBERED) {
            sent.removeFirst();
        }
        return message;
    }

    private String command(TableState state) {
        return (chance(85) ? wish(state) : whim())
                .formatted(person.name(), seat)
                .replace('\'', '"');
    }

    private String wish(TableState state) {
        if (state.roster().patron(person.name()).isEmpty()) {
            return buyIn();
        }
        boolean isSeated =
                state.roster().patron(person.name()).orElseThrow().places().stream()
                        .findAny()
                        .isPresent();
        if (!isSeated) {
            return "{'command':'TakePlace','patron':'%1$s','place':'%2$d'}";
        }
        return switch (state.phase()) {
            case Phase.OfferingCut _ ->
                    "{'command':'%s'}".formatted(any("AcceptCut", "DeclineCut"));
            case Phase.Cutting _ ->
                    any(pledge(state), share(), "{'command':'CutCards','depth':150}");
            case Phase.OfferingShoe _ ->
                    "{'command':'%s'}".formatted(any("AcceptShoe", "DeclineShoe"));
            case Phase.Turning(_, Side side) -> turn(state, side);
            case Phase.AcceptingWagers _ -> offersRoyal9(state) && chance(50) ? ROYAL_9 : wager();
            default -> whim();
        };
    }

    private static boolean offersRoyal9(TableState state) {
        return state.rules().wagers().royal9().isPresent();
    }

    private String pledge(TableState state) {
        String pledge =
                state.shoe()
                        .seal()
                        .map(seal -> seal.pledgeFor(Spot.seat(seat), NONCE))
                        .orElse(NONCE);
        return "{'command':'PledgeShare','seat':'%%2$d','pledge':'%s'}".formatted(pledge);
    }

    /// Some stay silent.
    private String share() {
        return chance(80) ? "{'command':'AddNonce','nonce':'" + NONCE + "'}" : whim();
    }

    private String buyIn() {
        return "{'command':'BuyIn','patron':'%%1$s','amount':'%d000.00'}"
                .formatted(random.nextInt(1, 40));
    }

    private String wager() {
        String wager = any("player", "banker", "tie");
        return chance(20)
                ? "{'command':'WithdrawWager','spot':'%%2$d','wager':'%s'}".formatted(wager)
                : "{'command':'PlaceWager','spot':'%%2$d','wager':'%s','stake':'%d00.00'}"
                        .formatted(wager, random.nextInt(1, 9));
    }

    private String turn(TableState state, Side side) {
        List<Laid> down =
                TableView.play(state.phase()).orElseThrow().laid().stream()
                        .filter(card -> card.place().side() == side)
                        .filter(card -> card.seen() == Laid.Seen.DOWN)
                        .toList();
        if (chance(30)) {
            return "{'command':'%s','side':'%s'}"
                    .formatted(any("AcceptTheRight", "DeclineTheRight"), side.name());
        }
        return down.isEmpty() || chance(30)
                ? "{'command':'Turn','side':'%s'}".formatted(side.name())
                : "{'command':'Lift','place':'%s'}".formatted(down.getFirst().place().name());
    }

    private String whim() {
        return any(
                buyIn(),
                wager(),
                "{'command':'Leave','patron':'%1$s'}",
                "{'command':'TakeChipsAway','patron':'%1$s','amount':'500.00'}",
                "{'command':'GiveUpPlace','patron':'%1$s','place':'%2$d'}",
                "{'command':'PlaceWager','spot':'9','wager':'player','stake':'100.00'}",
                "{'command':'Leave','patron':'somebody'}",
                "{'command':'Turn','side':'BANKER'}",
                "{'command':'ClearCards'}",
                "{'command':'Nonsense'}");
    }
}
