package baccarat.table;

import baccarat.cards.Card;
import baccarat.rules.Mishap;
import baccarat.rules.Provision;
import baccarat.rules.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Collects the events of a command; each one is applied before the next. A story that a patron
/// cannot pay for is refused as a whole.
public final class Story {

    /// The table's reactions to the events of its parts.
    public interface Whole {

        /// The table with the patron who arrives with this event.
        TableState arrived(TableState state, Event event);

        TableState after(TableState state, Happened happened);

        /// What follows automatically.
        void follow(Story story);

        /// A card has gone wrong.
        Optional<Refusal> found(Story story, Mishap mishap, Optional<Card> card);
    }

    private final Whole table;
    private final Asked asked;
    private final List<Happened> events = new ArrayList<>();
    private TableState state;
    private Optional<Refusal> refusal = Optional.empty();

    Story(Whole table, TableState state, Asked asked) {
        this.table = table;
        this.state = state;
        this.asked = asked;
    }

    public TableState state() {
        return state;
    }

    public Person who() {
        return asked.who();
    }

    public void tell(Event event, Provision... because) {
        tell(event, List.of(because), List.of());
    }

    public void tell(Event event, List<? extends Provision> because, List<Transfer> transfers) {
        if (refusal.isPresent()) {
            return;
        }
        Optional<Account> tooSmall =
                transfers.isEmpty()
                        ? Optional.empty()
                        : table.arrived(state, event).accounts().tooSmallFor(transfers);
        if (tooSmall.isPresent()) {
            refusal = Optional.of(RefusalWords.cannotPay(state, tooSmall.get()));
            return;
        }
        var happened =
                new Happened(asked.who(), asked.at(), event, List.copyOf(because), transfers);
        state = table.after(state, happened);
        events.add(happened);
    }

    /// Adds the consequences of the events so far.
    public void follow() {
        table.follow(this);
    }

    /// A card has gone wrong in the course of something else.
    public Optional<Refusal> found(Mishap mishap, Optional<Card> card) {
        return table.found(this, mishap, card);
    }

    public boolean isRefused() {
        return refusal.isPresent();
    }

    /// The story as the table's answer, unless `no` forbids it or a patron cannot pay.
    Decision decision(Optional<Refusal> no) {
        return no.or(() -> refusal)
                .<Decision>map(Decision.Refused::of)
                .orElseGet(() -> new Decision.Accepted(events, state));
    }

    public static Optional<Refusal> refuse(Provision because, String detail) {
        return Optional.of(new Refusal(because, detail));
    }
}
