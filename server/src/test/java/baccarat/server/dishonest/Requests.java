package baccarat.server.dishonest;

import baccarat.server.Visitor;
import baccarat.server.web.Route;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Any request there is, with a body that could gain something.
final class Requests {

    private static final String SIGNED = "'password':'<password>'";
    private static final String PROVEN = "'ownPassword':'<password>'";

    private static final String SIGNING =
            "{'path':'/tables/real-1/slips','body':{'kind':'credit','amount':'<amount>'}}";

    /// What is tried at each route that takes a body. A route that is missing here fails the test.
    private static final Map<String, List<String>> BODIES =
            Map.ofEntries(
                    Map.entry("POST /house", List.of("{'kind':'money'}", "{'kind':'play'}")),
                    Map.entry("POST /guests", List.of("{'name':'<fresh>'}", "{'name':'<name>'}")),
                    Map.entry(
                            "POST /patrons",
                            List.of(
                                    "{'name':'<fresh>','password':'<password>'}",
                                    "{'name':'<name>','password':'<password>'}")),
                    Map.entry(
                            "POST /session", List.of("{'name':'<name>','password':'<password>'}")),
                    Map.entry(
                            "POST /session/password",
                            List.of("{'old':'<own>','password':'<own>'}")),
                    Map.entry("POST /session/pin", List.of("{'pin':'602817'," + SIGNED + "}")),
                    Map.entry("POST /session/pin/removal", List.of("{" + SIGNED + "}")),
                    Map.entry(
                            "POST /administrator",
                            List.of("{'code':'<code>','name':'<fresh>','password':'<password>'}")),
                    Map.entry(
                            "POST /staff",
                            List.of(
                                    "{'name':'<fresh>','password':'the password of a"
                                            + " gang','post':'<post>',"
                                            + PROVEN
                                            + "}")),
                    // With the right one the session could do nothing any more but look.
                    Map.entry("POST /session/display", List.of("{'password':'none'}")),
                    Map.entry("POST /passkeys/beginning", List.of("{" + SIGNED + "}")),
                    Map.entry("POST /passkeys", List.of("{'label':'mine','passkey':{}}")),
                    Map.entry("POST /passkeys/{passkey}/removal", List.of("{" + SIGNED + "}")),
                    Map.entry("POST /passkeys/signing", List.of(SIGNING)),
                    Map.entry("POST /session/passkey/beginning", List.of("{'name':'<name>'}")),
                    Map.entry("POST /session/passkey", List.of("{'name':'<name>','passkey':{}}")),
                    Map.entry("PUT /account/shown", List.of("{'shown':'<name>'}", "{'shown':''}")),
                    Map.entry(
                            "PUT /account/limits",
                            List.of(
                                    "{'limit':'loss','value':'<amount>','person':'<name>'}",
                                    "{'limit':'deposit','value':'','name':'<name>'}")),
                    Map.entry("POST /account/away", List.of("{'for':'soon','name':'<name>'}")),
                    Map.entry(
                            "POST /people/{name}/post",
                            List.of("{'post':'<post>'," + PROVEN + "}")),
                    Map.entry("POST /people/{name}/erasure", List.of("{'reason':'<reason>'}")),
                    Map.entry(
                            "POST /people/{name}/ending",
                            List.of("{'reason':'<reason>'," + PROVEN + "}")),
                    Map.entry("POST /people/{name}/password", List.of("{" + PROVEN + "}")),
                    Map.entry("POST /people/{name}/stopping", List.of("{'reason':'<reason>'}")),
                    Map.entry("POST /people/{name}/deposits", List.of(cage())),
                    Map.entry("POST /people/{name}/withdrawals", List.of(cage())),
                    Map.entry(
                            "POST /people/{name}/complaints",
                            List.of("{'amount':'<amount>','reason':'<reason>'," + SIGNED + "}")),
                    Map.entry(
                            "POST /tables",
                            List.of(
                                    "{'id':'new-<number>','pit':'West','dealing':'sealed','submission':'none'}")),
                    Map.entry(
                            "POST /tables/{table}/commands",
                            List.of("{'id':'<id>','command':<command>}")),
                    Map.entry("POST /tables/{table}/calls", List.of("{'reason':'<reason>'}")),
                    Map.entry("POST /tables/{table}/rules", List.of("{'submission':'none'}")),
                    Map.entry("POST /submissions", List.of("{'submission':'none'}")),
                    Map.entry(
                            "POST /submissions/print",
                            List.of("{'submission':'none','as':'sign'}")),
                    Map.entry("POST /slips/{slip}/explanation", List.of("{'reason':'<reason>'}")),
                    Map.entry("POST /tables/{table}/stopping", List.of("{'reason':'<reason>'}")),
                    Map.entry("POST /stopping", List.of("{'reason':'<reason>'}")),
                    Map.entry(
                            "POST /tables/{table}/opening",
                            List.of("{'tray':'<amount>'," + SIGNED + "}")),
                    Map.entry(
                            "POST /tables/{table}/closing",
                            List.of("{'counted':'<amount>'," + SIGNED + "}")),
                    Map.entry(
                            "POST /tables/{table}/slips",
                            List.of(
                                    "{'kind':'fill','amount':'<amount>'," + SIGNED + "}",
                                    "{'kind':'credit','amount':'<amount>'," + SIGNED + "}")),
                    Map.entry(
                            "POST /tables/{table}/coupons",
                            List.of(
                                    "{'patron':'<name>','value':'<amount>','reason':'<reason>',"
                                            + SIGNED
                                            + "}")),
                    Map.entry(
                            "POST /tables/{table}/orders",
                            List.of("{'command':<command>," + SIGNED + "}")),
                    Map.entry(
                            "POST /slips/{slip}/signatures",
                            List.of("{" + SIGNED + "}", "{'signer':'<name>'," + SIGNED + "}")),
                    Map.entry(
                            "POST /cash/calls",
                            List.of("{'day':'2026-01-01','patron':'<name>','direction':'in'}")),
                    Map.entry("POST /handovers", List.of("{'words':'<reason>'}")),
                    Map.entry(
                            "POST /significant/{entry}/notes",
                            List.of("{'kind':'note','words':'<reason>'}", "{'kind':'seen'}")),
                    Map.entry("POST /tables/{table}/previews", List.of("{'command':<command>}")),
                    Map.entry("POST /tables/{table}/shoe-reader", List.of("{'name':'<reason>'}")),
                    Map.entry(
                            "POST /tables/{table}/shoe-reader/cards",
                            List.of("{'n':<number>,'card':'9h'}")),
                    Map.entry("POST /pits/{pit}/notices", List.of("{'text':'<reason>'}")),
                    Map.entry("POST /reports/shifts", List.of("{'hour':<number>}")),
                    Map.entry("POST /reviews", List.of("rules: none")),
                    Map.entry("POST /odds", List.of("{}")),
                    Map.entry("POST /odds/removal", List.of("{}")),
                    Map.entry("POST /report", List.of("{}")),
                    Map.entry("POST /simulations", List.of("{'shoes':1}")));

    /// Routes that take an empty body.
    private static final List<String> EMPTY =
            List.of(
                    "POST /account/chips",
                    "POST /account/erasure",
                    "POST /people/{name}/unlocking",
                    "POST /tables/{table}/starting",
                    "POST /starting",
                    "POST /tables/{table}/waiting",
                    "POST /tables/{table}/shoe-reader/by-hand",
                    "POST /handovers/{entry}/reading",
                    "POST /tables/{table}/crew");

    private final List<Route> routes;
    private final Pool pool;
    private final Commands commands;
    private long ids;

    Requests(List<Route> routes, Pool pool, Commands commands) {
        this.routes = routes;
        this.pool = pool;
        this.commands = commands;
        routes.forEach(Requests::bodies);
    }

    private static String cage() {
        return "{'amount':'<amount>','means':'cash','reason':'<reason>'," + SIGNED + "}";
    }

    /// One request: who sends it, and what it says.
    record Try(Someone who, Route.Verb verb, String path, String body) {

        Visitor.Reply send() {
            return who.browser().ask(verb.name(), path, body);
        }

        @Override
        public String toString() {
            return "%s: %s %s %s".formatted(who.name(), verb, path, body);
        }
    }

    private static List<String> bodies(Route route) {
        String key = route.verb() + " " + route.path();
        boolean hasBody = route.verb() == Route.Verb.POST || route.verb() == Route.Verb.PUT;
        if (!hasBody) {
            return List.of("");
        }
        if (EMPTY.contains(key)) {
            return List.of("{}");
        }
        return Optional.ofNullable(BODIES.get(key))
                .orElseThrow(() -> new AssertionError("say what the gang tries at " + key));
    }

    /// Analysts' questions take a while and move nothing, so that they are asked less often.
    Try any(Someone who) {
        Route route = pool.any(routes);
        while (isSlow(route) && !pool.oneIn(20)) {
            route = pool.any(routes);
        }
        return of(who, route, pool.any(bodies(route)));
    }

    private static boolean isSlow(Route route) {
        return List.of("/odds", "/odds/removal", "/report", "/simulations", "/patrons", "/staff")
                        .contains(route.path())
                && route.verb() == Route.Verb.POST;
    }

    /// A request to this route.
    Try to(Someone who, Route.Verb verb, String path, String body) {
        return new Try(who, verb, path, filled(body, who).replace('\'', '"'));
    }

    Try command(Someone who, String table, String command) {
        return to(
                who,
                Route.Verb.POST,
                "/api/v1/tables/" + table + "/commands",
                "{'id':'<id>','command':" + Commands.at(table, command) + "}");
    }

    private Try of(Someone who, Route route, String body) {
        String path =
                ("/api/v1" + route.path())
                        .replace("{table}", pool.table())
                        .replace("{regulation}", "ma-mini")
                        .replace("{number}", String.valueOf(pool.round()))
                        .replace("{name}", encoded(about(route.path())))
                        .replace("{pit}", pool.any(List.of("Main", "West")))
                        .replace("{slip}", pool.slip())
                        .replace("{submission}", "none")
                        .replaceAll("\\{[a-z]+}", "none");
        return to(who, route.verb(), path, body);
    }

    /// Who ends the own gang has nothing left to try with.
    private String about(String path) {
        boolean ends =
                Stream.of("/ending", "/erasure", "/stopping", "/password", "/post")
                        .anyMatch(path::endsWith);
        return ends && !pool.oneIn(50) ? pool.victim() : pool.name();
    }

    private static String encoded(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private String filled(String body, Someone who) {
        String filled = body;
        while (filled.contains("<")) {
            int from = filled.indexOf('<');
            int to = filled.indexOf('>', from);
            if (to < 0) {
                return filled;
            }
            String value = value(filled.substring(from + 1, to), who);
            filled = filled.substring(0, from) + value + filled.substring(to + 1);
        }
        return filled;
    }

    private String value(String what, Someone who) {
        return switch (what) {
            case "name" -> pool.name();
            case "fresh" -> pool.fresh();
            case "code" -> pool.code();
            case "own" -> who.password();
            case "password" -> pool.passwordOf(who);
            case "amount" -> pool.oneIn(2) ? pool.stake() : pool.amount();
            case "reason" -> pool.reason();
            case "post" ->
                    pool.any(List.of("dealer", "floorperson", "surveillance", "administrator"));
            case "number" -> String.valueOf(pool.random().nextInt(24));
            case "id" -> "i" + ids++;
            case "command" -> pool.oneIn(2) ? commands.any() : commands.greedy(who);
            default -> throw new AssertionError("nobody knows what <" + what + "> is");
        };
    }
}
