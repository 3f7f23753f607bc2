package baccarat.server.tables;

import baccarat.records.BadRecord;
import baccarat.rules.House;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Person;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What comes of a request from outside. Nothing has changed before there is a decision: whatever
/// goes wrong until then is the asker's trouble alone, and the others play on.
final class Judge {

    private static final Logger LOG = LoggerFactory.getLogger(Judge.class);

    private final Setting setting;
    private final Hands hands;
    private Optional<String> noWagers = Optional.empty();

    /// The table's decision, or an answer without one.
    sealed interface Verdict {

        record Decided(Decision decision) implements Verdict {}

        record Answered(Answer answer) implements Verdict {}
    }

    Judge(Setting setting, Hands hands) {
        this.setting = setting;
        this.hands = hands;
    }

    void stopWagers(Optional<String> reason) {
        noWagers = reason;
    }

    Verdict of(Request request, TableState state, Instant now) {
        try {
            Command command = read(request, state);
            if (noWagers.isPresent() && isNewWager(command)) {
                return new Verdict.Answered(
                        new Answer.Refused(
                                List.of(House.TABLE_OPENS_AND_CLOSES),
                                "the table is stopped: " + noWagers.get()));
            }
            if (!setting.takesCash() && isForCash(command)) {
                return new Verdict.Answered(
                        new Answer.Refused(
                                List.of(House.CHIPS_BOUGHT),
                                "Patrons play with cash only at tables with real cards, in a house for money."));
            }
            if (command instanceof Command.PublishSeal || command instanceof Command.OpenSeal) {
                return unreadable("the casino seals its shoes itself");
            }
            var asked = new Asked(whose(request, command, state), now, command);
            return new Verdict.Decided(Table.decide(state, asked));
        } catch (BadRecord e) {
            return unreadable(String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            LOG.error("table {} cannot judge {}", setting.id(), request.command(), e);
            return unreadable("this table cannot judge that");
        }
    }

    private static Verdict unreadable(String why) {
        return new Verdict.Answered(new Answer.Unreadable(why));
    }

    private static boolean isNewWager(Command command) {
        return command instanceof Command.PlaceWager
                || command instanceof Command.PlaceCoupon
                || command instanceof Command.SpeakWager
                || command instanceof Command.AskForAFreeHand;
    }

    private static boolean isForCash(Command command) {
        return switch (command) {
            case Command.BuyIn(var patron, _) -> Asker.isCash(patron);
            case Command.TakePlace(var patron, _) -> Asker.isCash(patron);
            default -> false;
        };
    }

    private Command read(Request request, TableState state) {
        return setting.dealing() == Dealing.REAL_CARDS
                ? RealCards.read(request.command(), request.who().person())
                : new WithFaces(state, hands.dealer()).complete(request.command());
    }

    private Person whose(Request request, Command command, TableState state) {
        Person who = request.who().person();
        return setting.dealing() == Dealing.REAL_CARDS ? RealCards.whose(command, who, state) : who;
    }
}
