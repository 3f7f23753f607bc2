package baccarat.server.tables;

import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.server.views.TableView;
import baccarat.table.Laid;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Seal;
import java.util.Optional;

/// A patron at seat 1 who wagers the most on the Player's Hand in every round, cuts, and looks at
/// each card before turning it.
final class Squeezer implements Viewer {

    private static final String NONCE = "5".repeat(64);

    private final DrivenTable table;
    private final Person person = Person.patron("vera");
    private int wagered = -1;

    private int lifts;

    Squeezer(DrivenTable table) {
        this.table = table;
        table.endow("vera", 1_000_000);
    }

    @Override
    public Person person() {
        return person;
    }

    @Override
    public void send(String frame) {}

    /// How many cards they have looked at.
    int lifts() {
        return lifts;
    }

    void act() {
        if (table.state().roster().patron("vera").isEmpty()) {
            table.ask(person, "{'command':'BuyIn','patron':'vera','amount':'500000.00'}");
            table.ask(person, "{'command':'TakePlace','patron':'vera','place':'1'}");
        }
        switch (table.state().phase()) {
            case Phase.OfferingCut _ -> table.ask(person, "{'command':'AcceptCut'}");
            case Phase.Cutting _ -> cut();
            case Phase.OfferingShoe _ -> table.ask(person, "{'command':'DeclineShoe'}");
            case Phase.AcceptingWagers _ -> wager();
            case Phase.Turning(_, Side side) -> squeeze(side);
            default -> {}
        }
    }

    /// Pledges a share and says where to cut, and reveals the share once the pledges are closed.
    private void cut() {
        Optional<Seal> seal = table.state().shoe().seal();
        if (seal.filter(it -> it.stage() == Seal.Stage.REVEALING).isPresent()) {
            table.ask(person, "{'command':'AddNonce','nonce':'%s'}".formatted(NONCE));
            return;
        }
        seal.filter(it -> it.stage() == Seal.Stage.PUBLISHED)
                .map(it -> it.pledgeFor(Spot.seat(1), NONCE))
                .ifPresent(
                        pledge ->
                                table.ask(
                                        person,
                                        "{'command':'PledgeShare','seat':'1','pledge':'%s'}"
                                                .formatted(pledge)));
        table.ask(person, "{'command':'CutCards','depth':150}");
    }

    private void wager() {
        int round = table.state().shoe().rounds();
        if (wagered != round) {
            Answer answer =
                    table.ask(
                            person,
                            "{'command':'PlaceWager','spot':'1','wager':'player','stake':'2000.00'}");
            if (answer instanceof Answer.Accepted) {
                wagered = round;
            }
        }
    }

    private void squeeze(Side side) {
        var play = TableView.play(table.state().phase()).orElseThrow();
        for (Laid card : play.laid()) {
            if (card.place().side() == side && card.seen() == Laid.Seen.DOWN) {
                table.show(this, new Peel(card.place(), Peel.From.BOTTOM_LEFT, 7));
                Answer answer =
                        table.ask(
                                person,
                                "{'command':'Lift','place':'%s'}".formatted(card.place().name()));
                if (answer instanceof Answer.Accepted) {
                    lifts++;
                }
            }
        }
        table.ask(person, "{'command':'Turn','side':'%s'}".formatted(side.name()));
    }
}
