package baccarat.server.dishonest;

import baccarat.server.Visitor;
import baccarat.server.Watching;
import baccarat.server.web.Route;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// A dealer of the gang deals a round of real cards with the accomplice at the table, and then
/// wants to correct what it paid without a second signature.
final class RealRound {

    private static final int MOST_STEPS = 60;
    private static final String STAKE = "100.00";

    private final DishonestHouse house;
    private final Pool pool;
    private final Commands commands;
    private final Requests requests;
    private final BiFunction<Someone, String, Watching> screens;
    private final Function<Requests.Try, Visitor.Reply> send;

    /// @param screens somebody's screen at a table, with all that has happened there
    RealRound(
            DishonestHouse house,
            Pool pool,
            Commands commands,
            Requests requests,
            BiFunction<Someone, String, Watching> screens,
            Function<Requests.Try, Visitor.Reply> send) {
        this.house = house;
        this.pool = pool;
        this.commands = commands;
        this.requests = requests;
        this.screens = screens;
        this.send = send;
    }

    /// Who could deal it, if the gang has a dealer.
    Optional<Someone> dealer() {
        return house.dishonest().stream().filter(one -> one.post().equals("dealer")).findFirst();
    }

    void play(Someone dealer) {
        Someone patron = house.dishonest().getLast();
        post(dealer, "/crew", "{}");
        command(
                patron,
                "{'command':'BuyIn','patron':'%s','amount':'500.00'}".formatted(patron.name()));
        command(
                patron,
                "{'command':'TakePlace','patron':'%s','place':'%s'}"
                        .formatted(patron.name(), Plans.SEAT));
        int round = dealt(dealer, patron);
        for (String correction : corrections(round)) {
            command(dealer, correction);
            post(dealer, "/orders", "{'command':%s,'password':'<password>'}".formatted(correction));
        }
    }

    private void post(Someone who, String path, String body) {
        String full = "/api/v1/tables/" + DishonestHouse.REAL + path;
        var _ = send.apply(requests.to(who, Route.Verb.POST, full, body));
    }

    private Visitor.Reply command(Someone who, String command) {
        return send.apply(requests.command(who, DishonestHouse.REAL, command));
    }

    /// Deals until a round with the patron's wager is settled, as far as the table goes along.
    ///
    /// @return its number, 0 if there was none
    private int dealt(Someone dealer, Someone patron) {
        int round = 0;
        boolean isWagered = false;
        for (int step = 0; step < MOST_STEPS; step++) {
            Watching screen = screens.apply(dealer, DishonestHouse.REAL);
            JsonNode view = screen.view();
            int under = view.path("cards").path("round").asInt(0);
            if (isWagered && round > 0 && under != round) {
                return round;
            }
            boolean isOpen = view.path("phase").path("name").asString("").equals("AcceptingWagers");
            if (isOpen && !isWagered) {
                isWagered =
                        command(
                                                patron,
                                                "{'command':'PlaceWager','spot':'%s','wager':'player','stake':'%s'}"
                                                        .formatted(Plans.SEAT, STAKE))
                                        .status()
                                == 200;
            }
            round = isWagered ? under : 0;
            Optional<JsonNode> due = Commands.required(screen);
            if (due.isPresent()) {
                command(doer(due.get(), dealer, patron), commands.due(due.get()));
            } else if (isOpen) {
                command(dealer, "{'command':'MakeCall','call':'NO_MORE_BETS'}");
            } else {
                return 0;
            }
        }
        return round;
    }

    /// Only the dealer can say what is on a card. What the floor has to look at an honest
    /// floorperson looks at.
    private Someone doer(JsonNode step, Someone dealer, Someone patron) {
        boolean isDealers =
                Commands.isBy("dealer", step) || step.path("command").asString("").equals("Turn");
        boolean isPatrons = step.path("patron").asString("").equals(patron.name());
        return isDealers ? dealer : isPatrons ? patron : house.honest("Flora");
    }

    private List<String> corrections(int round) {
        String reason = pool.reason();
        return List.of(
                "{'command':'CorrectPayout','round':%d,'spot':'%s','wager':'player','amount':'%s','toThePatron':true,'reason':'%s'}"
                        .formatted(round, Plans.SEAT, STAKE, reason),
                "{'command':'CorrectFace','round':%d,'place':'PLAYER_FIRST','face':'%s','reason':'%s'}"
                        .formatted(round, pool.card(), reason));
    }
}
