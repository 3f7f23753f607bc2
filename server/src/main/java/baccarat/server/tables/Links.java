package baccarat.server.tables;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The links of a casino: groups of tables that share their meters (reading 55).
public final class Links {

    private final Map<String, LinkDesk> desks = new ConcurrentHashMap<>();

    LinkDesk desk(String link) {
        return desks.computeIfAbsent(link, _ -> new LinkDesk());
    }
}
