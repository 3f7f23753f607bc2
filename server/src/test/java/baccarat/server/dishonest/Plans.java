package baccarat.server.dishonest;

import baccarat.server.Visitor;
import baccarat.server.web.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Attacks of several steps, which chance alone would seldom find.
final class Plans {

    private static final int MOST_MADE = 6;

    /// Where the accomplice sits, so that the rest of the gang knows it.
    static final String SEAT = "3";

    private final DishonestHouse house;
    private final Pool pool;
    private final Requests requests;

    /// Accounts that an administrator of the gang made, if there is one.
    private final List<Someone> made = new ArrayList<>();

    /// A password that an administrator of the gang gave out.
    private String oneTime = "none";

    /// The last slip that one of them asked for.
    private String slip = "none";

    Plans(DishonestHouse house, Pool pool, Requests requests) {
        this.house = house;
        this.pool = pool;
        this.requests = requests;
    }

    List<Supplier<Requests.Try>> any(Someone who) {
        return switch (pool.random().nextInt(9)) {
            case 0 -> signsTwice(who);
            case 1 -> playsWithACoupon(who);
            case 2 -> makesAnAccount(who);
            case 3 -> withdraws(who);
            case 4 -> signsOnAndEnters(who);
            case 5 -> takesASeat(who);
            case 6 -> takesAPassword(who);
            case 7 -> putsOut(who);
            default -> guesses(who);
        };
    }

    private Supplier<Requests.Try> post(Someone who, String path, String body) {
        return () ->
                requests.to(who, Route.Verb.POST, "/api/v1" + path.replace("{slip}", slip), body);
    }

    private Supplier<Requests.Try> command(Someone who, String table, String command) {
        return () -> requests.command(who, table, command);
    }

    private Someone accomplice() {
        return house.dishonest().getLast();
    }

    /// Asks for a slip and signs it again, at the own console and at the other one.
    private List<Supplier<Requests.Try>> signsTwice(Someone who) {
        String table = pool.table();
        Someone other = pool.any(house.dishonest());
        return List.of(
                post(
                        who,
                        "/tables/" + table + "/orders",
                        "{'command':<command>,'password':'<password>'}"),
                post(
                        who,
                        "/tables/" + table + "/slips",
                        "{'kind':'credit','amount':'100.00','password':'<password>'}"),
                post(who, "/slips/{slip}/signatures", "{'password':'<password>'}"),
                post(other, "/slips/{slip}/signatures", "{'password':'<password>'}"),
                post(
                        who,
                        "/slips/{slip}/signatures",
                        "{'signer':'%s','password':'<password>'}".formatted(other.name())));
    }

    /// A coupon that nobody issued, or one after the other, on both sides.
    private List<Supplier<Requests.Try>> playsWithACoupon(Someone who) {
        String patron = accomplice().name();
        String table = pool.oneIn(4) ? pool.table() : "ma-midi";
        String spot = SEAT;
        return List.of(
                command(
                        accomplice(),
                        table,
                        "{'command':'BuyIn','patron':'%s','amount':'500.00'}".formatted(patron)),
                command(
                        accomplice(),
                        table,
                        "{'command':'TakePlace','patron':'%s','place':'%s'}"
                                .formatted(patron, spot)),
                post(
                        who,
                        "/tables/" + table + "/coupons",
                        "{'patron':'%s','value':'50.00','reason':'a guest','password':'<password>'}"
                                .formatted(patron)),
                command(
                        accomplice(),
                        table,
                        "{'command':'PlaceWager','spot':'%s','wager':'player','stake':'100.00'}"
                                .formatted(spot)),
                command(
                        accomplice(),
                        table,
                        "{'command':'PlaceCoupon','spot':'%s','wager':'player','value':'50.00'}"
                                .formatted(spot)));
    }

    /// Makes somebody, and lets those who were made sign with each other and with who made them.
    private List<Supplier<Requests.Try>> makesAnAccount(Someone who) {
        var tries = new ArrayList<Supplier<Requests.Try>>();
        if (made.size() < MOST_MADE) {
            String name = pool.fresh();
            String password = "the password of " + name;
            var one = new Someone(name, "floorperson", password, house.open().visitor());
            made.add(one);
            tries.add(
                    post(
                            who,
                            "/staff",
                            "{'name':'%s','password':'%s','post':'floorperson','ownPassword':'<password>'}"
                                    .formatted(name, password)));
            tries.add(
                    post(
                            one,
                            "/session",
                            "{'name':'%s','password':'%s'}".formatted(name, password)));
        }
        Someone asks = pool.oneIn(2) ? who : pool.any(made);
        Someone signs = pool.any(made);
        tries.add(
                post(
                        asks,
                        "/tables/" + pool.table() + "/slips",
                        "{'kind':'fill','amount':'100.00','password':'<password>'}"));
        tries.add(
                post(
                        asks,
                        "/people/" + accomplice().name().replace(" ", "%20") + "/deposits",
                        "{'amount':'5000.00','means':'cash','reason':'none','password':'<password>'}"));
        tries.add(post(signs, "/slips/{slip}/signatures", "{'password':'<password>'}"));
        return tries;
    }

    /// Gives somebody honest a one-time password, and signs in their name with it.
    private List<Supplier<Requests.Try>> takesAPassword(Someone who) {
        if (!pool.oneIn(4)) {
            return guesses(who);
        }
        return List.of(
                post(
                        who,
                        "/tables/" + pool.table() + "/slips",
                        "{'kind':'fill','amount':'100.00','password':'<password>'}"),
                post(who, "/people/Flora/password", "{'ownPassword':'<password>'}"),
                () ->
                        requests.to(
                                who,
                                Route.Verb.POST,
                                "/api/v1/slips/" + slip + "/signatures",
                                "{'signer':'Flora','password':'" + oneTime + "'}"));
    }

    /// Sends somebody home and has them erased, with what they own.
    private List<Supplier<Requests.Try>> putsOut(Someone who) {
        String victim =
                pool.oneIn(6)
                        ? DishonestHouse.BYSTANDER
                        : pool.oneIn(3) ? DishonestHouse.ABSENT : "nobody";
        return List.of(
                post(who, "/people/" + victim + "/stopping", "{'reason':'<reason>'}"),
                post(who, "/people/" + victim + "/erasure", "{'reason':'<reason>'}"),
                post(who, "/people/" + victim + "/unlocking", "{}"));
    }

    /// Chips at a table, back to the account, and out of the house.
    private List<Supplier<Requests.Try>> withdraws(Someone who) {
        String patron = accomplice().name();
        String table = pool.table();
        return List.of(
                command(
                        accomplice(),
                        table,
                        "{'command':'BuyIn','patron':'%s','amount':'100.00'}".formatted(patron)),
                command(
                        accomplice(),
                        table,
                        "{'command':'TakeChipsAway','patron':'%s','amount':'200.00'}"
                                .formatted(patron)),
                command(accomplice(), table, "{'command':'Leave','patron':'%s'}".formatted(patron)),
                post(
                        who,
                        "/people/" + patron.replace(" ", "%20") + "/withdrawals",
                        "{'amount':'<amount>','means':'cash','reason':'a win','password':'<password>'}"));
    }

    /// A dealer goes to a table and enters what somebody else would not.
    private List<Supplier<Requests.Try>> signsOnAndEnters(Someone who) {
        String table = pool.oneIn(3) ? DishonestHouse.SEALED : DishonestHouse.REAL;
        String name = pool.oneIn(3) ? "$Cash" : pool.name();
        return List.of(
                post(who, "/tables/" + table + "/crew", "{}"),
                command(
                        who,
                        table,
                        "{'command':'BuyIn','patron':'%s','amount':'500.00'}".formatted(name)),
                command(
                        who,
                        table,
                        "{'command':'TakePlace','patron':'%s','place':'%s'}"
                                .formatted(name, pool.spot())),
                command(
                        who,
                        pool.table(),
                        "{'command':'TakeChipsAway','patron':'%s','amount':'500.00'}"
                                .formatted(name)));
    }

    private List<Supplier<Requests.Try>> takesASeat(Someone who) {
        String table =
                pool.any(
                        List.of(
                                DishonestHouse.AUTOMATIC,
                                DishonestHouse.SEALED,
                                DishonestHouse.REAL));
        String seat = pool.oneIn(3) ? pool.spot() : SEAT;
        String name = who.name();
        return List.of(
                post(who, "/tables/" + table + "/waiting", "{}"),
                command(
                        who,
                        table,
                        "{'command':'BuyIn','patron':'%s','amount':'500.00'}".formatted(name)),
                command(
                        who,
                        table,
                        "{'command':'TakePlace','patron':'%s','place':'%s'}".formatted(name, seat)),
                command(
                        who,
                        table,
                        "{'command':'PlaceWager','spot':'%s','wager':'<wager>','stake':'25.00'}"
                                .formatted(seat)
                                .replace("<wager>", pool.wager())));
    }

    /// Passwords that somebody honest might have.
    private List<Supplier<Requests.Try>> guesses(Someone who) {
        Someone victim = pool.any(house.honest());
        Someone stranger = new Someone(who.name(), who.post(), "", house.open().visitor());
        var tries = new ArrayList<Supplier<Requests.Try>>();
        for (String guess : List.of("password123", victim.name(), "the password")) {
            tries.add(
                    post(
                            stranger,
                            "/session",
                            "{'name':'%s','password':'%s'}".formatted(victim.name(), guess)));
            tries.add(
                    post(
                            who,
                            "/slips/{slip}/signatures",
                            "{'signer':'%s','password':'%s'}".formatted(victim.name(), guess)));
        }
        tries.add(
                post(
                        who,
                        "/slips/{slip}/signatures",
                        "{'signer':'%s','pin':'1928%d'}"
                                .formatted(victim.name(), 10 + pool.random().nextInt(90))));
        return tries;
    }

    /// What an answer gives away that the next request can use.
    void learn(Requests.Try asked, Visitor.Reply reply) {
        if (reply.status() == 201 && asked.path().endsWith("/staff")) {
            pool.remember(reply.json().path("name").asString("nobody"));
        }
        if (reply.status() == 200 && asked.path().endsWith("/password")) {
            oneTime = reply.json().path("password").asString(oneTime);
        }
        boolean isSlip =
                reply.status() == 201
                        && (asked.path().contains("/tables/") || asked.path().contains("/people/"));
        if (isSlip) {
            slip = reply.json().path("id").asString(slip);
        }
    }
}
