package baccarat.server;

import baccarat.rules.Money;
import baccarat.server.names.Asker;
import baccarat.server.store.Ledger;
import java.time.Instant;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The people of a casino under test: staff with their accounts, and patrons who play a round.
public final class Staff {

    /// What everybody here signs in with.
    public static final String PASSWORD = "correct horse battery";

    private final OpenCasino open;
    private final Visitor administrator;

    private Staff(OpenCasino open, Visitor administrator) {
        this.open = open;
        this.administrator = administrator;
    }

    public static Staff of(OpenCasino open) {
        Visitor first = open.visitor();
        first.post(
                        "/v1/administrator",
                        "{'code':'%s','name':'ada','password':'%s'}"
                                .formatted(open.casino().code().orElseThrow(), PASSWORD))
                .is(201);
        return new Staff(open, first);
    }

    public Visitor administrator() {
        return administrator;
    }

    /// A new table, closed, with the submission another one has and a change in its text.
    public static Visitor.Reply table(
            Visitor floor, String id, String pit, String dealing, String submission) {
        return floor.post(
                "/v1/tables",
                "{'id':'%s','pit':'%s','dealing':'%s','submission':%s}"
                        .formatted(id, pit, dealing, text(submission)));
    }

    /// The submission in force at a table.
    public static String submission(Visitor visitor, String table) {
        return visitor.get("/v1/tables/" + table).is(200).json().path("submission").asString();
    }

    /// A text as JSON, without the quotation mark that tests write in place of another.
    static String text(String text) {
        return JsonMapper.shared().writeValueAsString(text).replace("'", "\\u0027");
    }

    /// What somebody signs with.
    public static final String SIGNED = "'password':'" + PASSWORD + "'";

    /// What an administrator shows before giving out accounts, passwords and posts.
    public static final String PROVEN = "'ownPassword':'" + PASSWORD + "'";

    /// One asks for a slip, the other signs it; dealers sign on to the table first.
    public static Visitor.Reply slip(Visitor one, Visitor other, String path, String body) {
        String table = path.replaceAll("^/v1/tables/([^/]+)/.*", "$1");
        signOn(one, table);
        signOn(other, table);
        String signed = body.replaceFirst("}$", "," + SIGNED + "}");
        String id = one.post(path, signed).is(201).json().path("id").asString();
        return other.post("/v1/slips/" + id + "/signatures", "{" + SIGNED + "}");
    }

    /// Signs the newest slip of a table.
    public static void sign(Visitor somebody, String table) {
        String slip =
                somebody.get("/v1/tables/" + table + "/slips")
                        .is(200)
                        .json()
                        .path("slips")
                        .path(0)
                        .path("id")
                        .asString();
        somebody.post("/v1/slips/" + slip + "/signatures", "{" + SIGNED + "}").is(200);
    }

    /// Signs somebody on to a table if they are a dealer and it takes one.
    public static void signOn(Visitor somebody, String table) {
        int status = somebody.post("/v1/tables/" + table + "/crew", "{}").status();
        if (status != 200 && status != 403 && status != 409) {
            throw new AssertionError("signing on: " + status);
        }
    }

    /// The words of the significant events of a kind.
    public static String significant(Visitor visitor, String kind) {
        return visitor.get("/v1/significant?kind=" + kind).is(200).text();
    }

    /// Somebody new, signed in.
    public Visitor hire(String name, String post) {
        administrator
                .post(
                        "/v1/staff",
                        "{'name':'%s','password':'%s','post':'%s',%s}"
                                .formatted(name, PASSWORD, post, PROVEN))
                .is(201);
        return open.visitor().signIn(name, PASSWORD);
    }

    /// Gives a registered patron play chips, as a guest gets them at the door.
    public static void fund(OpenCasino open, String name) {
        var chips =
                new Ledger.Posting(
                        Instant.now(),
                        Optional.empty(),
                        "house:play-chips",
                        Asker.accountOf(name),
                        Money.dollars(5_000),
                        "for a test");
        open.casino()
                .store()
                .write(
                        handle -> {
                            Ledger.post(handle, chips);
                            return true;
                        })
                .join();
        open.casino().cage().lookAgain();
    }

    /// A guest with chips in front of them at a seat.
    public static Watching seated(Visitor guest, String name, String table, int seat) {
        Watching watching = guest.watch(table);
        again(watching, "{'command':'BuyIn','patron':'%s','amount':'1000.00'}".formatted(name));
        again(watching, "{'command':'TakePlace','patron':'%s','place':'%d'}".formatted(name, seat));
        return watching;
    }

    /// A wager, and the round it is in to its end; the event that ended it.
    public static JsonNode played(Watching watching, int seat, String wager, String stake) {
        again(
                watching,
                "{'command':'PlaceWager','spot':'%d','wager':'%s','stake':'%s'}"
                        .formatted(seat, wager, stake));
        return watching.untilEvent("CardsCleared");
    }

    /// Goes on to the end of the round; the Player's third card, where there is one, is turned.
    static void toTheEnd(Watching anna) {
        int before = anna.texts().size();
        while (anna.texts().stream()
                .skip(before)
                .noneMatch(text -> text.contains("\"event\":\"CardsCleared\""))) {
            if (anna.you().path("steps").toString().contains("\"Turn\"")) {
                anna.must("{'command':'Turn','side':'PLAYER'}");
            } else {
                anna.until(_ -> true);
            }
        }
    }

    /// A table has opened, or takes wagers.
    static boolean isAMomentForPatrons(JsonNode message) {
        String phase = message.path("changed").path("phase").path("name").asString("");
        return phase.equals("AcceptingWagers")
                || !Watching.events(message, "TableOpened").isEmpty();
    }

    /// Asks until it is the right moment for it: a table in play does not wait for a test.
    public static void again(Watching watching, String command) {
        JsonNode answer = watching.ask(command);
        for (int tries = 0; tries < 50 && !answer.path("accepted").asBoolean(false); tries++) {
            watching.until(Staff::isAMomentForPatrons);
            answer = watching.ask(command);
        }
        if (!answer.path("accepted").asBoolean(false)) {
            throw new AssertionError(command + " " + answer);
        }
    }
}
