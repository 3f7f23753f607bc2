package baccarat.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A table with real cards, where a dealer enters what lies there.
abstract class EnteredCards {

    @TempDir Path data;
    final AtomicReference<Duration> ahead = new AtomicReference<>(Duration.ZERO);

    OpenCasino open;
    Visitor fay;
    Visitor dan;
    Watching dealer;
    Watching floor;
    Watching rea;
    long last;

    /// Up to the first round, with one wager on the Banker's Hand.
    @BeforeEach
    void openTheTable() {
        open =
                OpenCasino.with(
                        Settings.USUAL.with(data).with(OpenCasino.QUICK),
                        () -> Instant.now().plus(ahead.get()));
        Staff staff = Staff.of(open);
        fay = staff.hire("fay", "floorperson");
        dan = staff.hire("dan", "dealer");
        String submission = Staff.submission(fay, "ma-mini");
        Staff.table(fay, "t1", "West", "real-cards", submission).is(201);
        Staff.slip(dan, fay, "/v1/tables/t1/opening", "{'tray':'100000.00'}").is(200);
        dealer = dan.watch("t1");
        floor = fay.watch("t1");
        rea = Staff.seated(open.visitor().walkIn("rea"), "rea", "t1", 4);
        until("BurnFirst");
        does(dealer, "{'command':'BurnFirst','card':'2c'}");
        does(dealer, "{'command':'BurnRest','shown':['9h','Ts']}");
        does(rea, "{'command':'PlaceWager','spot':'4','wager':'banker','stake':'100.00'}");
    }

    @AfterEach
    void closeTheCasino() {
        open.close();
    }

    /// Does what is due, as far as it shows no card, until this is.
    JsonNode until(String command) {
        for (int step = 0; step < 60; step++) {
            JsonNode due = due();
            if (due.path("command").asString().equals(command)) {
                return due;
            }
            boolean forTheFloor =
                    due.path("by").values().stream()
                            .noneMatch(by -> !by.asString().equals("floorperson"));
            does(forTheFloor ? floor : dealer, said(due));
        }
        throw new AssertionError(command + " never fell due");
    }

    JsonNode due() {
        if (dealer.view().isEmpty() || dealer.seen() < last) {
            dealer.until(_ -> dealer.seen() >= last);
        }
        return dealer.you().path("steps").values().stream()
                .filter(step -> step.path("required").asBoolean(false))
                .findFirst()
                .orElseThrow();
    }

    void does(Watching who, String command) {
        last = who.must(command).path("last").asLong();
    }

    static String said(JsonNode due) {
        String about = due.path("about").asString("");
        String more =
                switch (due.path("command").asString()) {
                    case "Confirm" -> ",'duty':'" + about + "'";
                    case "MakeCall" -> ",'call':'" + about + "'";
                    case "Draw" -> ",'place':'" + about + "'";
                    case "PaySpot" -> ",'spot':'" + about + "'";
                    case "CutCards" -> ",'depth':200";
                    case "PlaceCoverCard" -> ",'behind':14";
                    default -> "";
                };
        return "{'command':'" + due.path("command").asString() + "'" + more + "}";
    }

    static String order(String command) {
        return "{'command':" + command + "}";
    }

    static List<String> texts(JsonNode values) {
        return values.values().stream().map(JsonNode::asString).toList();
    }

    static String who(JsonNode event) {
        return event.path("role").asString() + " " + event.path("who").asString();
    }
}
