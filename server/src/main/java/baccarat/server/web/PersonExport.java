package baccarat.server.web;

import baccarat.server.Casino;
import baccarat.server.care.Care;
import baccarat.server.care.Limit;
import baccarat.server.care.OwnLimit;
import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.people.Passkeys;
import baccarat.server.people.Privacy;
import baccarat.server.rounds.RoundJson;
import baccarat.server.store.AliasRows;
import baccarat.server.store.Ledger;
import baccarat.server.store.Rounds;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Everything the casino keeps about a patron, in one object.
final class PersonExport {

    private static final int POSTINGS = 1_000_000;
    private static final int ROUNDS = 1_000_000;

    private final Casino casino;

    PersonExport(Casino casino) {
        this.casino = casino;
    }

    ObjectNode of(Member patron, Privacy.Choice choice) {
        ObjectNode node = Call.object();
        node.put("name", patron.name());
        node.put("guest", patron.isGuest());
        choice.shown().ifPresent(shown -> node.put("shown", shown));
        choice.askedAt().ifPresent(at -> node.put("erasureAskedAt", at.toString()));
        String account = Asker.accountOf(patron.name());
        node.put("account", casino.cage().free(account).toString());
        sessions(patron, node.putArray("sessions"));
        passkeys(patron, node.putArray("passkeys"));
        postings(account, node.putArray("postings"));
        rounds(patron, node.putArray("rounds"));
        limits(patron, node.putObject("limits"));
        ids(patron, node.putObject("idsInLogs"));
        return node;
    }

    private void sessions(Member patron, ArrayNode sessions) {
        casino.sessions()
                .all(patron.id())
                .forEach(
                        session ->
                                sessions.addObject()
                                        .put("begunAt", session.begun().toString())
                                        .put("seenAt", session.seen().toString()));
    }

    private void passkeys(Member patron, ArrayNode passkeys) {
        for (Passkeys.Passkey passkey : casino.people().passkeys().of(patron)) {
            ObjectNode one = passkeys.addObject();
            one.put("label", passkey.label());
            one.put("madeAt", passkey.madeAt().toString());
            passkey.usedAt().ifPresent(at -> one.put("usedAt", at.toString()));
        }
    }

    private void postings(String account, ArrayNode postings) {
        for (Ledger.Posting posting :
                casino.store().read(handle -> Ledger.postings(handle, account, POSTINGS))) {
            boolean in = posting.to().equals(account);
            postings.addObject()
                    .put("at", posting.at().toString())
                    .put("amount", (in ? "" : "-") + posting.amount())
                    .put("with", in ? posting.from() : posting.to())
                    .put("memo", posting.memo());
        }
    }

    private void rounds(Member patron, ArrayNode rounds) {
        casino.store()
                .read(handle -> Rounds.ofThePatron(handle, patron.id(), patron.name(), ROUNDS))
                .forEach(round -> rounds.add(RoundJson.line(round)));
    }

    private void limits(Member patron, ObjectNode limits) {
        var person = new Care.Person(patron.id(), patron.name());
        for (Limit kind : Limit.values()) {
            OwnLimit limit = casino.around().care().limit(person, kind);
            limit.value().ifPresent(value -> limits.put(kind.toString(), value));
        }
        casino.around()
                .care()
                .away(patron.id())
                .ifPresent(it -> limits.put("away", it.until().toString()));
    }

    private void ids(Member patron, ObjectNode ids) {
        casino.store().read(handle -> AliasRows.ofPerson(handle, patron.id())).forEach(ids::put);
    }
}
