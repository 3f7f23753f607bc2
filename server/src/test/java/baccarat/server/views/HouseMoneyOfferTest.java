package baccarat.server.views;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.SeededShoes;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.server.FirstTables;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a patron is offered for House Money is what the table then does.
class HouseMoneyOfferTest {

    private static final int ROUNDS = 1_500;
    private static final Person ANNA = Person.patron("anna");
    private static final Spot SEAT = Spot.seat(1);

    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private TableState state = TableState.closed(rules("ma-mini"));
    private AutomaticDealer dealer = dealer(state.rules());
    private int offers;

    private static TableRules rules(String example) {
        return ((Review.Approved) RulesSubmission.review(FirstTables.submission(example))).rules();
    }

    private static AutomaticDealer dealer(TableRules rules) {
        return new AutomaticDealer(rules, new SeededShoes(11), 1, Money.dollars(10_000_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ma-mini", "ma-mini-everything"})
    void what_is_offered_is_what_happens(String example) {
        state = TableState.closed(rules(example));
        dealer = dealer(state.rules());
        while (state.shoe().rounds() < ROUNDS) {
            Optional<HouseMoneyOffer> offer =
                    state.roster()
                            .patron(ANNA.name())
                            .flatMap(patron -> HouseMoneyOffer.of(state, patron));
            offer.ifPresent(this::isKept);
            step();
        }
        assertTrue(offers > ROUNDS / 10, "few were offered: " + offers);
    }

    private void isKept(HouseMoneyOffer offer) {
        offers++;
        Money rack = Racks.of(state, ANNA.name());
        TableState taken = settled(Optional.empty());
        Money stake = stake(state, Wager.HOUSE_MONEY).orElseThrow();
        assertEquals(rack.plus(offer.pays()).plus(stake), Racks.of(taken, ANNA.name()));
        for (Side side : Side.values()) {
            Optional<Money> lies = stake(state, Wager.on(side));
            assertEquals(lies.isPresent(), offer.pressed().containsKey(side), offer.toString());
            if (lies.isPresent()) {
                Money pressed = stake(settled(Optional.of(side)), Wager.on(side)).orElseThrow();
                assertEquals(pressed, offer.pressed().get(side));
            }
        }
    }

    private static Optional<Money> stake(TableState at, Wager wager) {
        return TableView.play(at.phase()).orElseThrow().layout().stream()
                .filter(placed -> placed.spot().equals(SEAT) && placed.wager() == wager)
                .map(Placed::chips)
                .findFirst();
    }

    /// With these words of the patron.
    private TableState settled(Optional<Side> onto) {
        TableState chosen = after(state, ANNA, new Command.ChoosePress(SEAT, onto)).orElseThrow();
        return after(chosen, Person.dealer("dealer"), new Command.SettleHouseMoney(SEAT))
                .orElseThrow();
    }

    private Optional<TableState> after(TableState before, Person who, Command command) {
        return Table.decide(before, new Asked(who, now, command))
                        instanceof Decision.Accepted(_, var after)
                ? Optional.of(after)
                : Optional.empty();
    }

    private void step() {
        boolean isAbsent = state.roster().patrons().isEmpty();
        if (isAbsent && state.phase() instanceof Phase.Preparing) {
            does(ANNA, new Command.BuyIn(ANNA.name(), Money.dollars(1_000_000)));
            does(ANNA, new Command.TakePlace(ANNA.name(), SEAT));
            return;
        }
        Optional<AutomaticDealer.Act> act = dealer.next(state);
        if (act.isPresent() && !(state.phase() instanceof Phase.AcceptingWagers)) {
            does(act.get().who(), act.get().command());
        } else if (isWagered()) {
            does(act.orElseThrow().who(), act.orElseThrow().command());
        } else {
            wager();
        }
    }

    private boolean isWagered() {
        return state.phase() instanceof Phase.AcceptingWagers open && !open.layout().isEmpty();
    }

    /// On one hand or the other, in turns, and on House Money.
    private void wager() {
        Wager hand = state.shoe().rounds() % 2 == 0 ? Wager.PLAYER : Wager.BANKER;
        does(ANNA, new Command.PlaceWager(SEAT, hand, Money.dollars(100)));
        does(ANNA, new Command.PlaceWager(SEAT, Wager.HOUSE_MONEY, Money.dollars(25)));
    }

    private void does(Person who, Command command) {
        now = now.plusMillis(250);
        if (!(Table.decide(state, new Asked(who, now, command))
                instanceof Decision.Accepted(List<Happened> happened, var after))) {
            throw new AssertionError(who + " may not " + command + " in " + state.phase());
        }
        dealer.saw(happened);
        state = after;
    }
}
