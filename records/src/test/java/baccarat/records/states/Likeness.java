package baccarat.records.states;

import baccarat.rules.Spot;
import baccarat.table.Account;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.Shoe;
import baccarat.table.TableState;
import java.time.Duration;

/// What of a state makes a difference to what may happen next. States that differ only in the rest
/// are looked at once: the number of the shoe and of the round, the time of day, how much is in the
/// tray, the cage and the meters, how many coupons are spent, which cards lie in the discards, and
/// how many cards are left while there are enough for two rounds.
final class Likeness {

    private static final String NUMBER = "number=";
    private static final int ENOUGH = 13;
    private static final Duration A_DAY = Duration.ofHours(22);

    private Likeness() {}

    /// 64 bits of it: two of some million states are taken for one another once in a million runs.
    static long of(TableState state) {
        var text = new StringBuilder(2000);
        numberless(state.phase(), text);
        text.append(state.roster());
        chips(state, text);
        text.append(state.curator());
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

    /// The phase without the number of the round.
    private static void numberless(Phase phase, StringBuilder text) {
        String all = phase.toString();
        int from = 0;
        for (int at = all.indexOf(NUMBER); at >= 0; at = all.indexOf(NUMBER, from)) {
            text.append(all, from, at);
            from = at + NUMBER.length();
            while (Character.isDigit(all.charAt(from))) {
                from++;
            }
        }
        text.append(all, from, all.length());
    }

    /// What patrons have in front of them and on the layout, coupons too.
    private static void chips(TableState state, StringBuilder text) {
        for (Patron patron : state.roster().patrons()) {
            text.append(state.accounts().of(new Account.Rack(patron.name())).cents()).append(' ');
            text.append(state.accounts().coupons(patron.name()));
            for (Spot spot : patron.places()) {
                text.append(state.accounts().of(new Account.Wagers(spot)).cents()).append(' ');
                text.append(state.accounts().of(new Account.PlacedCoupons(spot)).cents());
            }
        }
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
