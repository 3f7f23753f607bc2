package baccarat.regulations;

import static baccarat.regulations.Examples.approved;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.cites.Cites;
import baccarat.rules.CardRules;
import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.DragonBonus;
import baccarat.rules.Handling;
import baccarat.rules.Handling.Announcement;
import baccarat.rules.HouseWays;
import baccarat.rules.Limits;
import baccarat.rules.Mishap;
import baccarat.rules.Money;
import baccarat.rules.OfferedWagers;
import baccarat.rules.PayoutOdds;
import baccarat.rules.Rate;
import baccarat.rules.Remedy;
import baccarat.rules.Seating;
import baccarat.rules.TableRules;
import baccarat.rules.Vigorish;
import baccarat.rules.Vigorish.Collected;
import baccarat.rules.Vigorish.Rounding;
import baccarat.rules.Wager;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ApprovedTest {

    static List<Path> examples() {
        return Examples.files();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_example_is_approved_under_the_document_it_is_named_after(Path file) {
        var approved =
                assertInstanceOf(
                        Review.Approved.class, RulesSubmission.review(Examples.text(file)));

        String id = approved.regulation().id();
        assertEquals(id, file.getFileName().toString().substring(0, id.length()));
        assertEquals(approved.regulation().procedures(), approved.rules().procedures());
    }

    @Cites({"ma-mini 3(a)", "ma-mini 7(c)", "ma-mini 12(d)(2)"})
    @Test
    void minibaccarat_with_marked_vigorish() {
        var mini = limits("10.00", "1000.00");
        var side = limits("5.00", "200.00");

        assertEquals(
                new TableRules(
                        new CardRules(8, 1, Shuffle.MANUAL, false, false),
                        new Seating(9, false, Seating.ANY_NUMBER, Money.dollars(1)),
                        new Handling(
                                Handling.Cut.OFFERED,
                                Handling.RecutBy.NEXT_ENTITLED,
                                true,
                                Handling.TurnedBy.PATRONS,
                                Set.of(),
                                Set.of(Announcement.TOTALS, Announcement.AFTER),
                                massachusetts(Remedy.BANKER_OR_SIMULATE),
                                HouseWays.usual(14)),
                        new Vigorish.Share(Rate.percent(5), Rounding.EXACT, Collected.MARKED),
                        new OfferedWagers(
                                Map.of(
                                        Wager.PLAYER, mini,
                                        Wager.BANKER, mini,
                                        Wager.TIE, side,
                                        Wager.DRAGON_BONUS_PLAYER, side,
                                        Wager.DRAGON_BONUS_BANKER, side,
                                        Wager.HOUSE_MONEY, side),
                                new PayoutOdds(8),
                                Optional.of(DragonBonus.PayTable.A),
                                Rate.WHOLE,
                                Optional.empty()),
                        Regulations.shipped().of("ma-mini").orElseThrow().procedures()),
                approved("ma-mini"));
    }

    @Cites({"ma-mini 3(b)", "ma-mini 3(b)(1)", "ma-mini 1 # EZ Baccarat"})
    @Test
    void a_shuffling_machine_at_a_mini_deals_one_of_two_batches() {
        TableRules rules = approved("ma-mini-ez");
        var filed = new CardRules.Idle(CardRules.Idle.USUAL.after(), true);
        assertEquals(
                new CardRules(
                        16,
                        2,
                        Shuffle.MACHINE,
                        false,
                        false,
                        CardRules.USUAL_LEAD,
                        filed,
                        Optional.of(
                                "a shuffled batch stays locked in the machine until the floorperson releases it")),
                rules.cards());
        assertEquals(8, rules.cards().decksInTheShoe());
        assertEquals(new Vigorish.NotCollected(), rules.vigorish());
        assertEquals(Handling.Cut.DEALER, rules.handling().cut());
        assertEquals(massachusetts(Remedy.BANKER_OR_DISCARD), rules.handling().remedies());
    }

    @Cites({
        "ma-mini-earlier 3(b)",
        "ma-mini-earlier 3(b)(1)",
        "ma-mini-earlier 4(e)",
        "ma-mini 4(e)",
        "ma-baccarat 4(d)",
        "ma-midi 4(d)"
    })
    @Test
    void machines_and_preshuffled_cards_are_permitted_where_the_document_has_them() {
        assertEquals(
                new CardRules(12, 2, Shuffle.MACHINE, false, false),
                approved(
                                "ma-mini-earlier",
                                "decks: 6\n  shuffle: manual",
                                "decks: 12\n  shuffle: machine")
                        .cards());
        for (String mini : List.of("ma-mini", "ma-mini-earlier")) {
            assertEquals(
                    Shuffle.PRESHUFFLED,
                    approved(mini, "shuffle: manual", "shuffle: preshuffled").cards().shuffle());
        }
        for (String big : List.of("ma-baccarat", "ma-midi")) {
            assertEquals(
                    Shuffle.PRESHUFFLED,
                    approved(big, "shuffle: manual", "shuffle: preshuffled\n  procedure: as filed")
                            .cards()
                            .shuffle());
        }
    }

    @Cites({
        "ma-baccarat 1 # EZ Baccarat",
        "ma-midi 1 # EZ Baccarat",
        "ma-mini-earlier 1 # EZ Baccarat",
        "ma-mini-earlier 14"
    })
    @Test
    void ez_baccarat_collects_no_vigorish() {
        for (String ez : List.of("ma-baccarat-ez", "ma-midi-ez", "ma-mini-earlier-ez")) {
            assertEquals(new Vigorish.NotCollected(), approved(ez).vigorish());
        }
        assertEquals(Shuffle.CONTINUOUS, approved("ma-mini-earlier-ez").cards().shuffle());
    }

    @Cites("ma-mini 14")
    @Test
    void a_continuous_shuffler_collects_vigorish_at_the_payout() {
        String text =
                Examples.with(
                                "ma-mini",
                                "shuffle: manual",
                                "shuffle: continuous\n  procedure: approved\n  approval: 2026-03-02")
                        .replace("collected: marked", "collected: at-payout")
                        .replace("cut: offered", "")
                        .replace("burn-shown: true", "");

        assertEquals(Shuffle.CONTINUOUS, Examples.rules(text).cards().shuffle());
    }

    @Cites({"ma-baccarat 4(e)", "ma-baccarat 5(a)", "ma-baccarat 5(a)(1)(i)", "ma-baccarat 9(d)"})
    @Test
    void the_big_table_chooses_its_shuffle_and_who_turns() {
        TableRules rules = approved("ma-baccarat");
        assertEquals(new CardRules(8, 1, Shuffle.MANUAL, true, false), rules.cards());
        assertEquals(Handling.TurnedBy.DEALER, rules.handling().turnedBy());
        assertEquals(massachusetts(Remedy.BANKER_OR_DISCARD), rules.handling().remedies());

        TableRules ez = approved("ma-baccarat-ez");
        assertEquals(new CardRules(8, 1, Shuffle.MANUAL, false, false), ez.cards());
        assertEquals(Handling.TurnedBy.PATRONS, ez.handling().turnedBy());
        assertEquals(massachusetts(Remedy.BANKER_OR_SIMULATE), ez.handling().remedies());

        assertEquals(
                new CardRules(8, 1, Shuffle.MANUAL, true, true),
                approved("ma-baccarat-everything").cards());
        assertEquals(
                machine("as filed"),
                approved(
                                "ma-baccarat",
                                "shuffle: manual",
                                "shuffle: machine\n  procedure: as filed")
                        .cards());
    }

    /// One batch of eight decks by a machine, laced, with a filed procedure.
    private static CardRules machine(String procedure) {
        return new CardRules(
                8,
                1,
                Shuffle.MACHINE,
                true,
                false,
                CardRules.USUAL_LEAD,
                CardRules.Idle.USUAL,
                Optional.of(procedure));
    }

    @Cites({"ma-midi 4(e)", "ma-midi 5(a)(1)"})
    @Test
    void midibaccarat_laces_by_hand_and_follows_its_procedure_by_machine() {
        assertEquals(new CardRules(8, 1, Shuffle.MANUAL, true, false), approved("ma-midi").cards());
        assertEquals(
                machine(
                        "machine shuffle of each new set of eight decks, counted by the machine, version 2"),
                approved("ma-midi-ez").cards());
        assertEquals(
                new CardRules(8, 1, Shuffle.MANUAL, true, true),
                approved("ma-midi", "lacing: true", "reshuffle: true").cards());
        assertEquals(
                massachusetts(Remedy.BANKER_OR_DISCARD), approved("ma-midi").handling().remedies());
        assertEquals(
                massachusetts(Remedy.BANKER_OR_SIMULATE),
                approved("ma-midi-ez").handling().remedies());
    }

    @Cites({
        "ma-baccarat 13(d)(1)",
        "ma-baccarat 13(d)(2)",
        "ma-midi 12(d)(1)",
        "ma-midi 12(d)(2)",
        "ma-mini 12(d)(1)",
        "ma-mini-earlier 12(d)(1)",
        "ma-mini-earlier 12(d)(2)"
    })
    @Test
    void vigorish_is_collected_at_the_payout_or_marked_as_submitted() {
        for (String game : List.of("ma-baccarat", "ma-midi", "ma-mini", "ma-mini-earlier")) {
            String text = Examples.with(game, "collected: ", "collected: ");
            for (Collected collected : Collected.values()) {
                String said =
                        text.replaceAll("collected: \\S+", "collected: " + Written.word(collected));

                var share = assertInstanceOf(Vigorish.Share.class, Examples.rules(said).vigorish());
                assertEquals(collected, share.collected());
            }
        }
    }

    @Cites({
        "ma-baccarat 8(a)(4)",
        "ma-baccarat 8(a)(7)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(4)",
        "ma-midi ma-mini ma-mini-earlier 7(a)(7)"
    })
    @Test
    void dragon_bonus_and_house_money_are_on_offer_only_where_they_are_submitted() {
        var offered =
                Set.of(Wager.DRAGON_BONUS_PLAYER, Wager.DRAGON_BONUS_BANKER, Wager.HOUSE_MONEY);

        for (String both :
                List.of("ma-baccarat-everything", "ma-midi", "ma-mini", "ma-mini-earlier-ez")) {
            assertTrue(approved(both).wagers().limits().keySet().containsAll(offered), both);
        }
        for (String neither : List.of("ma-baccarat", "ma-midi-ez", "ma-mini-ez")) {
            assertTrue(Collections.disjoint(approved(neither).wagers().limits().keySet(), offered));
        }
        assertFalse(approved("ma-mini-earlier").wagers().include(Wager.HOUSE_MONEY));
        assertFalse(
                Examples.rules(
                                Examples.with(
                                        "ma-mini-earlier", "dragon-bonus: {", "# dragon-bonus: {"))
                        .wagers()
                        .include(Wager.DRAGON_BONUS_PLAYER));
    }

    private static Map<Mishap, Remedy> massachusetts(Remedy disclosed) {
        return Map.of(
                Mishap.DRAWN_IN_ERROR, Remedy.NEXT_HAND,
                Mishap.THIRD_CARD_NOT_DUE, Remedy.BANKER_OR_NEXT_HAND,
                Mishap.THIRD_CARD_DISCLOSED, disclosed,
                Mishap.CARD_DISCLOSED, Remedy.SIMULATE,
                Mishap.SHOE_RUNS_OUT, Remedy.VOID,
                Mishap.CARD_EXPOSED, Remedy.STAYS,
                Mishap.CARD_MISPLACED, Remedy.IN_ORDER);
    }

    private static Limits limits(String min, String max) {
        return new Limits(Money.of(min).orElseThrow(), Money.of(max).orElseThrow());
    }
}
