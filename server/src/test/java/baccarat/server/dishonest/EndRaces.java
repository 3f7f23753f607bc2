package baccarat.server.dishonest;

import baccarat.server.Visitor;
import baccarat.server.money.HouseKind;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

/// Pages that go on asking while their session ends do not keep it alive. The browser forgets its
/// cookie when it is told to, so that these keep theirs.
final class EndRaces {

    private static final int PAGES = 3;

    private final DishonestHouse house;
    private final Pool pool;

    EndRaces(DishonestHouse house, Pool pool) {
        this.house = house;
        this.pool = pool;
    }

    void any(Someone who) {
        if (house.gang().maySendHome() && pool.oneIn(4)) {
            sendingHome(sendsHome());
        } else {
            signingOut(who);
        }
    }

    private Someone sendsHome() {
        return house.dishonest().stream()
                .filter(
                        one ->
                                one.post().matches("floorperson|supervisor|shift-manager")
                                        || one.post().equals("administrator"))
                .findFirst()
                .orElseThrow();
    }

    private void signingOut(Someone who) {
        String cookie = who.browser().cookie();
        besides(who.browser(), cookie, () -> who.browser().ask("DELETE", "/v1/session", ""));
        isOver(who.browser(), cookie, who.name() + " signed out and is still signed in");
        who.signIn();
    }

    /// A patron who is new in the house is sent home.
    private void sendingHome(Someone floor) {
        String name = pool.fresh();
        Visitor patron = house.open().visitor();
        Visitor desk = house.kind() == HouseKind.MONEY ? floor.browser() : patron;
        String account = "{\"name\":\"%s\",\"password\":\"the password of one\"}".formatted(name);
        desk.ask("POST", "/v1/patrons", account);
        patron.ask("POST", "/v1/session", account);
        String cookie = patron.cookie();
        String path = "/v1/people/%s/stopping".formatted(name.replace(" ", "%20"));
        var status = new int[1];
        besides(
                patron,
                cookie,
                () ->
                        status[0] =
                                floor.browser()
                                        .ask("POST", path, "{\"reason\":\"a race\"}")
                                        .status());
        if (status[0] == 204) {
            isOver(patron, cookie, name + " was sent home and is still signed in");
        }
    }

    private static void besides(Visitor browser, String cookie, Runnable end) {
        var isOver = new AtomicBoolean();
        try (var pages = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int page = 0; page < PAGES; page++) {
                pages.execute(
                        () -> {
                            while (!isOver.get()) {
                                browser.ask(cookie, "GET", "/v1/session", "");
                            }
                        });
            }
            end.run();
            isOver.set(true);
        }
    }

    private static void isOver(Visitor browser, String cookie, String otherwise) {
        Found.unless(browser.ask(cookie, "GET", "/v1/session", "").status() == 401, otherwise);
    }
}
