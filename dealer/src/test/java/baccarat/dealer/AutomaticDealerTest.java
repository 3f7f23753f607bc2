package baccarat.dealer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cards.ShoeStream;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.CardRules;
import baccarat.rules.Money;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A program that only follows what is due runs a table from opening to closing.
class AutomaticDealerTest {

    private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ma-baccarat",
                "ma-baccarat-ez",
                "ma-baccarat-everything",
                "ma-midi",
                "ma-midi-ez",
                "ma-mini",
                "ma-mini-ez",
                "ma-mini-everything",
                "ma-mini-earlier",
                "ma-mini-earlier-ez",
                "wa-mini",
                "wa-mini-no-commission"
            })
    void it_runs_two_shoes_of_every_example(String example) throws IOException {
        String text = Files.readString(Path.of("../regulations/examples", example + ".yaml"));
        TableRules rules = ((Review.Approved) RulesSubmission.review(text)).rules();
        TableState state = TableState.closed(rules);
        var dealer =
                new AutomaticDealer(
                        rules,
                        number -> new ShoeStream(1, number).bytes(),
                        1,
                        Money.dollars(1_000_000));
        int rounds = 0;
        for (int step = 0; step < 20_000 && state.shoe().number() < 3 && rounds < 400; step++) {
            var act = dealer.next(state);
            if (state.roster().patrons().isEmpty() && state.phase() instanceof Phase.Preparing) {
                for (int seat : List.of(2, 5)) {
                    String name = "p" + seat;
                    state =
                            ask(
                                    state,
                                    dealer,
                                    Person.patron(name),
                                    new Command.BuyIn(name, Money.dollars(50_000)));
                    state =
                            ask(
                                    state,
                                    dealer,
                                    Person.patron(name),
                                    new Command.TakePlace(name, Spot.seat(seat)));
                }
            } else if (act.isEmpty()) {
                state =
                        ask(
                                state,
                                dealer,
                                Person.patron("p2"),
                                new Command.PlaceWager(
                                        Spot.seat(2), Wager.BANKER, Money.dollars(100)));
                state =
                        ask(
                                state,
                                dealer,
                                Person.patron("p5"),
                                new Command.PlaceWager(
                                        Spot.seat(5), Wager.PLAYER, Money.dollars(200)));
                rounds++;
            } else {
                state = ask(state, dealer, act.get().who(), act.get().command());
            }
        }
        boolean continuous = rules.cards().shuffle() == CardRules.Shuffle.CONTINUOUS;
        assertEquals(continuous ? 1 : 3, state.shoe().number());
        assertTrue(rounds > 100, "rounds: " + rounds);
    }

    private static TableState ask(
            TableState state, AutomaticDealer dealer, Person who, Command command) {
        Decision decision = Table.decide(state, new Asked(who, NOON, command));
        if (decision instanceof Decision.Refused(var because, var detail)) {
            throw new AssertionError(
                    who + " " + command + ": " + because + " " + detail + " in " + state.phase());
        }
        var accepted = (Decision.Accepted) decision;
        dealer.saw(accepted.events());
        assertEquals(accepted.after(), Table.replay(state, accepted.events()));
        return accepted.after();
    }
}
