import baccarat.client.ApiClient;
import baccarat.client.ApiException;
import baccarat.client.api.AccountApi;
import baccarat.client.api.RecordsApi;
import baccarat.client.api.SessionApi;
import baccarat.client.api.TablesApi;
import baccarat.client.model.Command;
import baccarat.client.model.Name;
import baccarat.client.model.PhaseName;
import java.net.CookieManager;
import java.net.http.HttpClient;
import java.util.Map;
import java.util.UUID;

/// Plays a round as a guest through the generated client, and ends with status 1 if anything is
/// other than it should be.
final class PlayARound {

    private static final String TABLE = "ma-mini";
    private final TablesApi tables;
    private final RecordsApi records;
    private final AccountApi account;
    private final SessionApi session;

    private PlayARound(String address) {
        var client = new ApiClient();
        client.updateBaseUri(address + "/api/v1");
        client.setHttpClientBuilder(HttpClient.newBuilder().cookieHandler(new CookieManager()));
        tables = new TablesApi(client);
        records = new RecordsApi(client);
        account = new AccountApi(client);
        session = new SessionApi(client);
    }

    public static void main(String... address) throws Exception {
        new PlayARound(address[0]).play();
    }

    private void play() throws Exception {
        must(status(() -> session.getSession()) == 401, "a stranger has no session");
        must(session.walkIn(new Name().name("generated")).getGuest(), "a guest walks in");
        must(tables.listTables().getTables().stream().anyMatch(it -> it.getId().equals(TABLE)), "there is a table");
        String seat = seat();
        ask(Map.of("command", "BuyIn", "patron", "generated", "amount", "1000.00"));
        ask(Map.of("command", "TakePlace", "patron", "generated", "place", seat));
        int refused = status(() -> command(Map.of("command", "PlaceWager", "spot", seat, "wager", "banker", "stake", "0.01")));
        must(refused == 409, "the table refuses a cent with 409, not " + refused);
        ask(Map.of("command", "PlaceWager", "spot", seat, "wager", "banker", "stake", "100.00"));
        while (records.listOwnRounds(1).getRounds().isEmpty()) {
            Thread.sleep(200);
        }
        must(records.listTableRounds(TABLE, 1, null).getRounds().size() == 1, "the table has the round");
        must(!account.getAccount(10).getPostings().isEmpty(), "the cage has the chips");
        session.signOut();
        must(status(() -> session.getSession()) == 401, "nobody is signed in any more");
    }

    /// A free seat, while wagers are open.
    private String seat() throws Exception {
        var table = tables.getTable(TABLE);
        var taken = table.getNow().getSeats().stream().flatMap(it -> it.getPlaces().stream()).map(it -> it.getSpot()).toList();
        for (int seat = 1; seat <= table.getSeats(); seat++) {
            if (!taken.contains(String.valueOf(seat))) {
                return String.valueOf(seat);
            }
        }
        throw new AssertionError("no seat is free");
    }

    /// Asks while wagers are open: a table in play does not wait.
    private void ask(Map<String, String> command) throws Exception {
        for (int tries = 0; tries < 300; tries++) {
            try {
                must(command(command).getLast() > 0, "a command is recorded");
                return;
            } catch (ApiException e) {
                must(e.getCode() == 409, e.getCode() + " " + e.getResponseBody());
            }
            while (tables.getTable(TABLE).getNow().getPhase().getName() != PhaseName.ACCEPTING_WAGERS) {
                Thread.sleep(100);
            }
        }
        throw new AssertionError("refused to the end: " + command);
    }

    private baccarat.client.model.Accepted command(Map<String, String> command) throws ApiException {
        return tables.command(TABLE, new Command().id(UUID.randomUUID().toString()).command(command));
    }

    private interface Asked {
        Object answer() throws ApiException;
    }

    private static int status(Asked asked) {
        try {
            asked.answer();
            return 200;
        } catch (ApiException e) {
            return e.getCode();
        }
    }

    private static void must(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
