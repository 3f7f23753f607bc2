package baccarat.regulations;

import static baccarat.regulations.Examples.approved;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cites.Cites;
import baccarat.rules.Combination;
import baccarat.rules.Meter;
import baccarat.rules.MeterTerms;
import baccarat.rules.Money;
import baccarat.rules.MultiLevelRoyal9;
import baccarat.rules.MustHit;
import baccarat.rules.PersonalRoyal9;
import baccarat.rules.Rate;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Royal 9 as a submission sets it up.
class Royal9ApprovedTest {

    @Cites({"ma-mini 12(i)", "ma-mini 12(j)"})
    @Test
    void minibaccarats_royal_9_has_six_personal_king_nines_and_submitted_meters() {
        var spadeAndHeart = MeterTerms.of(Money.dollars(350), Rate.percent(5));
        var royal9 =
                new PersonalRoyal9(
                        Money.dollars(5),
                        Combination.OF_CHAIRS.subList(0, 6),
                        Map.of(
                                Meter.STAR, MeterTerms.of(Money.dollars(50_000), Rate.percent(9)),
                                Meter.SPADE, spadeAndHeart,
                                Meter.HEART, spadeAndHeart),
                        Optional.of(
                                new MustHit(
                                        Money.dollars(200), Money.dollars(500), Rate.percent(1))));

        assertEquals(Optional.of(royal9), approved("ma-mini-everything").wagers().royal9());
        assertEquals(
                Optional.of(royal9),
                approved(
                                "ma-mini-everything",
                                "combinations: [Ks9h, Ks9d, Kc9h, Kc9d, Kh9s, Kh9c]",
                                "# the same, left out")
                        .wagers()
                        .royal9());
    }

    @Cites({"ma-baccarat 13(i)", "ma-midi 12(i)"})
    @Test
    void the_multi_level_royal_9_has_the_documents_meters_and_a_reserve_if_submitted() {
        assertEquals(
                Optional.of(
                        new MultiLevelRoyal9(
                                Money.dollars(5), MultiLevelRoyal9.PayTable.ONE.meters())),
                approved("ma-baccarat-everything").wagers().royal9());

        var personal = MeterTerms.of(Money.dollars(350), Rate.percent(5));
        assertEquals(
                Optional.of(
                        new MultiLevelRoyal9(
                                Money.dollars(5),
                                Map.of(
                                        Meter.MAJOR,
                                        new MeterTerms(
                                                Money.dollars(25_000),
                                                new Rate(960),
                                                Rate.percent(1)),
                                        Meter.K9_BANKER,
                                        personal,
                                        Meter.K9_PLAYER,
                                        personal))),
                approved("ma-midi-ez").wagers().royal9());
    }
}
