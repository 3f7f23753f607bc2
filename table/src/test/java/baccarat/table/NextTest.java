package baccarat.table;

import static baccarat.rules.Irregularity.REMEDIES_DOCUMENTED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// What other rooms ask about the next step.
class NextTest {

    @Test
    void the_dealer_says_what_follows_from_the_cards_and_nothing_elsewhere() {
        Set<String> said = new TreeSet<>();
        for (Seated table : Walk.withAMishap("ma-baccarat")) {
            Next.words(table.state())
                    .ifPresent(
                            words ->
                                    said.add(
                                            table.state().phase().getClass().getSimpleName()
                                                    + ": "
                                                    + words));
        }

        assertEquals(
                """
                CallingCount: Banker 2
                CallingCount: Banker 9
                CallingCount: Player 2
                CallingCount: Player 9
                CallingResult: Player 5, Banker 6, Banker wins
                CallingResult: Player 9, Banker 9, tie hand
                CallingThirdCard: card for the Banker
                CallingThirdCard: card for the Player
                """,
                String.join("\n", said) + "\n");
    }

    @Test
    void a_command_that_is_one_patrons_part_names_that_patron() {
        TableState offered = Seated.at("ma-mini").sit(2, 5).follow(Phase.OfferingCut.class).state();

        assertEquals(Optional.of("p5"), Next.patronFor(offered, new Command.AcceptCut()));
        assertEquals(Optional.empty(), Next.patronFor(offered, new Command.DeclineCut()));
        assertEquals(
                Optional.empty(),
                Next.patronFor(offered, new Command.BuyIn("p2", Money.dollars(1))));
        TableState turning =
                Seated.open("ma-mini", 2)
                        .wager(2, Wager.PLAYER, 100)
                        .dealing("9h,Ks", "2c,Kd")
                        .follow(Phase.Turning.class)
                        .state();
        assertEquals(
                Optional.of("p2"),
                Next.patronFor(turning, new Command.Turn(Side.PLAYER, Seated.cards("9h,Ks"))));
    }

    @Test
    void a_mishap_is_dealt_with_by_a_rule_of_its_own() {
        for (Mishap mishap : Mishap.values()) {
            List<Provision> because = Next.dealingWith(mishap);
            assertEquals(REMEDIES_DOCUMENTED, because.getLast());
            assertNotEquals(REMEDIES_DOCUMENTED, because.getFirst());
        }
    }

    @Test
    void a_move_that_leaves_the_choice_open_covers_each_that_names_one() {
        var four = new Move.CollectVigorish(Optional.of(Spot.seat(4)));
        var any = new Move.CollectVigorish(Optional.empty());
        var writtenOff = new Move.WriteOffVigorish(Optional.of(Spot.seat(4)));
        var anyWrittenOff = new Move.WriteOffVigorish(Optional.empty());
        var debt = new Move.WriteOffDebt(Optional.of("p4"));
        var anyDebt = new Move.WriteOffDebt(Optional.empty());

        for (var pair :
                List.of(
                        List.of(any, four),
                        List.of(anyWrittenOff, writtenOff),
                        List.of(anyDebt, debt))) {
            Move open = pair.getFirst();
            Move named = pair.getLast();
            assertEquals(true, open.covers(named) && named.covers(named) && open.covers(open));
            assertEquals(false, named.covers(open));
            assertEquals(false, open.covers(new Move.BuyIn()) || named.covers(new Move.BuyIn()));
        }
        assertEquals(false, four.covers(new Move.CollectVigorish(Optional.of(Spot.seat(5)))));
        assertEquals(
                false, writtenOff.covers(new Move.WriteOffVigorish(Optional.of(Spot.seat(5)))));
        assertEquals(false, debt.covers(new Move.WriteOffDebt(Optional.of("p5"))));
    }

    /// Computed by another program: SHA-256 of the tag, the root, the seat and the share.
    @Test
    void a_pledge_is_the_hash_of_root_seat_and_share() {
        assertEquals(
                "4bee41bbaac2bfc0a5d790fc6ad9e31346054acbeb780a418eae84131eb6c3bc",
                Pledges.of("ab".repeat(32), Spot.seat(2), "11".repeat(32)));
    }
}
