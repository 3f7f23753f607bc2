package baccarat.server.web;

import baccarat.server.Casino;
import java.util.List;

/// Every route of the casino but that of the sockets, for tests of other rooms.
public final class EveryRoute {

    private EveryRoute() {}

    public static List<Route> of(Casino casino) {
        return Routes.all(casino, new Cookies(false));
    }
}
