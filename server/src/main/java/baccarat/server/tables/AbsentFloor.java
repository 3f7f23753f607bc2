package baccarat.server.tables;

import baccarat.rules.Money;
import baccarat.server.names.Asker;
import baccarat.table.Account;
import baccarat.table.Command;
import baccarat.table.Patron;
import baccarat.table.Phase;
import baccarat.table.TableState;
import java.util.List;
import java.util.Optional;

/// Does the floorperson's work at a table with an automatic dealer: fills the tray, and brings a
/// new shoe for a patron who plays alone and asks for one.
final class AbsentFloor {

    /// The tray is filled when less than this fraction of its opening amount is left.
    private static final int LOW = 4;

    private static final String REASON = "the patron, who plays alone, asked for a new shoe";

    private final Setting setting;
    private Optional<String> wish = Optional.empty();

    AbsentFloor(Setting setting) {
        this.setting = setting;
    }

    /// A patron asks for a new shoe. It comes between two rounds, if the patron is alone then.
    void newShoe(String patron) {
        wish = Optional.of(patron);
    }

    Optional<Command> due(TableState state) {
        if (setting.dealing() != Dealing.AUTOMATIC) {
            return Optional.empty();
        }
        return fill(state).or(() -> shuffle(state));
    }

    /// Patrons who buy chips and carry them away would empty the tray, and no one could buy any
    /// more.
    private Optional<Command> fill(TableState state) {
        Money tray = state.accounts().of(Account.Fixed.TRAY);
        return tray.times(LOW).isAtMost(setting.tray())
                ? Optional.of(new Command.FillTray(setting.tray()))
                : Optional.empty();
    }

    private Optional<Command> shuffle(TableState state) {
        if (wish.isEmpty()
                || !(state.phase() instanceof Phase.AcceptingWagers open)
                || !open.layout().isEmpty()) {
            return Optional.empty();
        }
        boolean granted = wish.filter(patron -> playsAlone(state, patron)).isPresent();
        wish = Optional.empty();
        return granted ? Optional.of(new Command.OrderShuffle(REASON)) : Optional.empty();
    }

    /// Whether no other person has a place, and a round of the shoe has been played.
    private static boolean playsAlone(TableState state, String patron) {
        return state.shoe().rounds() > 0
                && state.roster().patrons().stream()
                        .filter(one -> !Asker.isSimulated(one.name()) && !one.places().isEmpty())
                        .map(Patron::name)
                        .toList()
                        .equals(List.of(patron));
    }
}
