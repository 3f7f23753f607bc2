package baccarat.table;

import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.table.wagers.OpenLayout;
import java.util.List;

/// What must be true of every table at all times. A violation is a corrupt log.
///
/// After every event: cards and money in number. After every round and at every start: the full
/// count, [#check(TableState)].
public final class Invariants {

    private Invariants() {}

    /// What an event may have violated: no card has vanished, and none came without a suit where
    /// suits decide.
    static void checkAfter(TableState state) {
        Stock stock = state.stock();
        if (stock.isPresent() && stock.counted() != stock.total()) {
            throw new CorruptLog(
                    "%d cards are counted, the decks have %d"
                            .formatted(stock.counted(), stock.total()));
        }
        if (stock.unseen().includeSuitless() && FacesLeft.needSuits(state)) {
            throw new CorruptLog("a card has no suit, and a wager at the table depends on suits");
        }
    }

    /// The full count: cards, accounts, wagers, meters.
    public static void check(TableState state) {
        checkAfter(state);
        if (state.accounts().sum() != 0) {
            throw new CorruptLog("all accounts together are " + state.accounts().sum());
        }
        checkWagers(state);
        checkCoupons(state);
        checkMeters(state);
        if (state.stock().isPresent() && state.stock().aside() != cardsAside(state)) {
            throw new CorruptLog("the cards kept are not those that were set aside");
        }
    }

    private static int cardsAside(TableState state) {
        int inHand = 0;
        Phase phase = state.phase();
        while (phase instanceof Phase.Interruption interruption) {
            boolean holds = phase instanceof Phase.Irregular irregular && irregular.surplus();
            inHand += holds ? 1 : 0;
            phase = interruption.interrupted();
        }
        return state.shoe().aside().size() + inHand;
    }

    /// While wagers are open, the chips on the layout equal the wagers.
    private static void checkWagers(TableState state) {
        List<Placed> layout = OpenLayout.layout(state.phase());
        if (state.phase().isInARound()) {
            return;
        }
        Money lies = Money.ZERO;
        for (Placed placed : layout) {
            lies = lies.plus(placed.chips());
        }
        Money held = state.accounts().wagers();
        if (!lies.equals(held)) {
            throw new CorruptLog(
                    "wagers of %s lie on the layout, %s is held for them".formatted(lies, held));
        }
    }

    /// The value issued is held, placed or spent, and what is placed lies on the layout. Coupons of
    /// an older record lie there without an account.
    private static void checkCoupons(TableState state) {
        CouponAccounts coupons = state.accounts().coupons();
        if (coupons.sum() != 0) {
            throw new CorruptLog("all accounts of coupons together are " + coupons.sum());
        }
        if (state.phase().isInARound()) {
            return;
        }
        Money lies = Money.ZERO;
        for (Placed placed : OpenLayout.layout(state.phase())) {
            lies = lies.plus(placed.coupon());
        }
        Money held = coupons.placed();
        if (!held.equals(lies) && held.isAboveZero()) {
            throw new CorruptLog(
                    "coupons of %s lie on the layout, %s is held for them".formatted(lies, held));
        }
    }

    private static void checkMeters(TableState state) {
        if (!state.meters().areBalanced()) {
            throw new CorruptLog("a meter does not hold what was put in less what was won");
        }
        for (Meter meter : state.meters().states().keySet()) {
            Meters.State is = state.meters().of(meter);
            if (state.meters().isShared()) {
                is = Meters.State.EMPTY;
            }
            if (!state.accounts().of(new Account.Jackpot(meter)).equals(is.money())
                    || !state.accounts().of(new Account.Reserve(meter)).equals(is.reserveMoney())) {
                throw new CorruptLog("the money of " + meter + " is not what the meter shows");
            }
        }
    }
}
