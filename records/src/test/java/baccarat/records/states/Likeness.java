package baccarat.records.states;

import baccarat.table.Account;
import baccarat.table.Phase;
import baccarat.table.Shoe;
import baccarat.table.TableState;
import java.time.Duration;
import java.util.TreeMap;

/// What of a state makes a difference to what may happen next. States that differ only in the rest
/// are looked at once: the number of the shoe and of the round, the time of day, how much is in the
/// tray, the cage and the meters, which cards lie in the discards, and how many cards are left
/// while there are enough for two rounds.
final class Likeness {

    private static final int ENOUGH = 13;
    private static final Duration A_DAY = Duration.ofHours(22);

    private Likeness() {}

    /// 64 bits of it: two of some million states are taken for one another once in a million runs.
    static long of(TableState state) {
        var text = new StringBuilder();
        text.append(numberless(state.phase()));
        text.append(state.roster());
        text.append(chips(state));
        text.append(state.curator());
        text.append(state.mustPass());
        text.append(state.correctable().round() > 0);
        text.append(state.correctable().wagers());
        Shoe shoe = state.shoe();
        text.append(shoe.cover()).append(shoe.aside()).append(shoe.seal()).append(shoe.freeHands());
        text.append(Math.min(state.stock().shoe(), ENOUGH));
        text.append(state.stock().stacked() > 0).append(state.stock().inPlay());
        Duration idle = Duration.between(shoe.active(), state.clock());
        text.append(idle.compareTo(state.rules().cards().idle().after()) >= 0);
        state.stock()
                .opened()
                .values()
                .forEach(
                        at ->
                                text.append(
                                        Duration.between(at, state.clock()).compareTo(A_DAY) >= 0));
        return hash(text);
    }

    private static String numberless(Phase phase) {
        return phase.toString().replaceAll("number=\\d+", "");
    }

    private static String chips(TableState state) {
        var chips = new TreeMap<String, String>();
        state.accounts()
                .held()
                .forEach(
                        (account, money) -> {
                            if (account instanceof Account.Rack
                                    || account instanceof Account.Wagers
                                    || account instanceof Account.OfCoupons) {
                                chips.put(account.toString(), money.toString());
                            }
                        });
        return chips.toString();
    }

    private static long hash(CharSequence text) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
            hash ^= hash >>> 29;
        }
        return hash;
    }
}
