package baccarat.server.dishonest;

import baccarat.rules.Money;
import baccarat.server.House;
import baccarat.server.money.Cage;
import baccarat.server.money.HouseKind;
import baccarat.server.names.Asker;
import baccarat.server.store.Ledger;
import baccarat.server.store.Store;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The casino's books and slips while nobody honest signs anything: money crosses the edge of the
/// house by slips of one person alone, up to the limit, and by nothing else.
final class BooksAudit {

    private static final Set<String> ALONE = Set.of("deposit", "withdrawal", "coupon");
    private static final String COMPLAINTS = "house:complaints";

    private final DishonestHouse house;
    private final Store store;
    private final long firstPosting;

    BooksAudit(DishonestHouse house) {
        this.house = house;
        this.store = house.open().casino().store();
        this.firstPosting =
                store.read(
                        it ->
                                it.createQuery("SELECT coalesce(max(id), 0) FROM posting")
                                        .mapTo(Long.class)
                                        .one());
    }

    private record Outside(String from, String to, long cents, String memo) {}

    private record Done(String id, String kind, long cents, String signer, int signatures) {}

    void check(List<LogAudit> logs) {
        List<String> wrong = store.read(Ledger::wrong);
        Found.unless(wrong.isEmpty(), "the books do not add up: " + wrong);
        slips(logs);
        postings();
        cash(logs);
    }

    private void slips(List<LogAudit> logs) {
        List<Done> slips = done();
        var alone = new HashMap<String, Long>();
        for (Done slip : slips) {
            Found.unless(
                    ALONE.contains(slip.kind()) && slip.signatures() == 1,
                    "nobody but the gang signed " + slip);
            String what = slip.signer() + (slip.kind().equals("coupon") ? " coupons" : " money");
            alone.merge(what, slip.cents(), Long::sum);
        }
        for (var one : alone.entrySet()) {
            Money limit =
                    one.getKey().endsWith(" coupons")
                            ? House.USUAL.couponLimit()
                            : DishonestHouse.ALONE;
            Found.unless(
                    one.getValue() <= limit.cents(),
                    "%s alone: %s within a day, above %s"
                            .formatted(one.getKey(), new Money(one.getValue()), limit));
        }
        long coupons = slips.stream().filter(slip -> slip.kind().equals("coupon")).count();
        long issued = logs.stream().mapToLong(LogAudit::coupons).sum();
        Found.unless(
                issued <= coupons, "%d coupons were issued by %d slips".formatted(issued, coupons));
    }

    private List<Done> done() {
        return store.read(
                handle ->
                        handle.createQuery(
                                        "SELECT id, kind, cents, (SELECT min(person) FROM signature"
                                                + " WHERE slip = slip.id AND place = 0) AS signer,"
                                                + " (SELECT count(*) FROM signature WHERE slip = slip.id) AS signatures"
                                                + " FROM slip WHERE done_at >= ?")
                                .bind(0, house.begun())
                                .map(
                                        (row, _) ->
                                                new Done(
                                                        row.getString("id"),
                                                        row.getString("kind"),
                                                        row.getLong("cents"),
                                                        row.getString("signer"),
                                                        row.getInt("signatures")))
                                .list());
    }

    /// Money of patrons that moved at no table.
    private void postings() {
        var bySlip = new HashMap<String, Long>();
        List<String> honest = house.honest().stream().map(it -> Ledger.PATRON + it.name()).toList();
        for (Outside one : outside()) {
            boolean isGift =
                    house.kind() == HouseKind.PLAY
                            && !honest.contains(one.from())
                            && !honest.contains(one.to())
                            && (one.from().equals(Cage.PLAY_CHIPS)
                                    || one.to().equals(Cage.PLAY_CHIPS));
            boolean isCage =
                    house.kind() == HouseKind.MONEY
                            && (one.from().equals(Cage.CAGE) || one.to().equals(Cage.CAGE));
            Found.unless(
                    isGift || isCage || one.from().equals(COMPLAINTS),
                    "money moved that no slip and no table moved: " + one);
            if (!isGift) {
                bySlip.merge(
                        one.from().startsWith(Ledger.PATRON) ? "out" : "in",
                        one.cents(),
                        Long::sum);
            }
        }
        Map<String, Long> signed = new HashMap<>();
        for (Done slip : done()) {
            switch (slip.kind()) {
                case "deposit", "complaint" -> signed.merge("in", slip.cents(), Long::sum);
                case "withdrawal" -> signed.merge("out", slip.cents(), Long::sum);
                default -> {}
            }
        }
        Found.unless(
                bySlip.equals(signed), "the cage moved %s, slips say %s".formatted(bySlip, signed));
    }

    private List<Outside> outside() {
        return store.read(
                handle ->
                        new ArrayList<>(
                                handle.createQuery(
                                                "SELECT from_account, to_account, cents, memo FROM posting"
                                                        + " WHERE id > ? AND log IS NULL"
                                                        + " AND (from_account LIKE 'patron:%' OR to_account LIKE 'patron:%')")
                                        .bind(0, firstPosting)
                                        .map(
                                                (row, _) ->
                                                        new Outside(
                                                                row.getString("from_account"),
                                                                row.getString("to_account"),
                                                                row.getLong("cents"),
                                                                row.getString("memo")))
                                        .list()));
    }

    /// What dealers keyed as cash is what the count of the drop has to show.
    private void cash(List<LogAudit> logs) {
        long keyed = logs.stream().mapToLong(LogAudit::cashIn).sum();
        long booked =
                store.read(
                        handle ->
                                handle.createQuery(
                                                "SELECT coalesce(sum(cents), 0) FROM posting WHERE from_account = ?")
                                        .bind(0, Asker.CASH_ACCOUNT)
                                        .mapTo(Long.class)
                                        .one());
        Found.unless(
                booked >= keyed,
                "the dealers keyed %d cents of cash, the books have %d".formatted(keyed, booked));
        Found.unless(house.kind() == HouseKind.MONEY || booked == 0, "cash in a house for play");
    }
}
