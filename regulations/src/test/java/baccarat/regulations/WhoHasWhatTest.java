package baccarat.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.CardRules.Shuffle;
import baccarat.rules.Procedures.ManualShuffle;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The table "Who has what" of docs/readings, row by row: B is ma-baccarat, Mi ma-midi, M ma-mini,
/// E ma-mini-earlier, W wa-mini.
class WhoHasWhatTest {

    private static final Map<String, Function<Permits, Object>> POINTS =
            Map.ofEntries(
                    Map.entry("turned by", p -> words(p.table().turnedBy())),
                    Map.entry("burn shown", p -> words(p.table().burnShown())),
                    Map.entry("laced", p -> words(p.cards().laced())),
                    Map.entry(
                            "option for the pit", p -> p.procedures().shuffle().optionForThePit()),
                    Map.entry(
                            "notice of reshuffle",
                            p -> p.procedures().shuffle().reshuffleNotice().isPresent()),
                    Map.entry(
                            "five manual steps",
                            p -> p.procedures().shuffle().byHand() == ManualShuffle.FIVE_STEPS),
                    Map.entry("cut depth", p -> p.procedures().cut().depth()),
                    Map.entry("cut offered", p -> p.procedures().cut().offer()),
                    Map.entry("cut by", p -> words(p.table().cut())),
                    Map.entry("recut ordered by", p -> p.procedures().cut().recutOrderedBy()),
                    Map.entry("recut until", p -> p.procedures().cut().recutUntil()),
                    Map.entry("recut by", p -> words(p.table().recutBy())),
                    Map.entry("manual decks", p -> decks(p, Shuffle.MANUAL)),
                    Map.entry("machine decks", p -> decks(p, Shuffle.MACHINE)),
                    Map.entry("preshuffled decks", p -> decks(p, Shuffle.PRESHUFFLED)),
                    Map.entry("continuous decks", p -> decks(p, Shuffle.CONTINUOUS)),
                    Map.entry("end of shoe", p -> p.procedures().decks().endOfShoe()),
                    Map.entry("24 hours", p -> p.procedures().decks().changedWithin().isPresent()),
                    Map.entry("idle spread", p -> p.procedures().decks().idleSpread()),
                    Map.entry("match play", p -> p.procedures().wagers().matchPlay()),
                    Map.entry("free hands", p -> p.table().freeHands()),
                    Map.entry("ez", p -> p.vigorish().noEz().isEmpty()),
                    Map.entry("royal 9", WhoHasWhatTest::royal9),
                    Map.entry("side wagers", p -> p.wagers().side().size()),
                    Map.entry("vigorish", p -> p.vigorish().rate()),
                    Map.entry("vigorish order", p -> p.procedures().wagers().vigorishOrder()),
                    Map.entry("curator", p -> p.procedures().hands().curator()),
                    Map.entry("both hands", p -> p.procedures().wagers().bothHands()),
                    Map.entry("wagers close", p -> p.procedures().wagers().close()),
                    Map.entry("gallery", p -> p.table().gallery()));

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # point             | B                          | Mi                            | M                      | E                      | W
                    turned by           | patrons, dealer            | patrons                       | patrons                | patrons                | dealer
                    burn shown          | true                       | true                          | false, true            | false                  | false, true
                    laced               | true, false                | true                          | false, true            | false                  | false, true
                    option for the pit  | true                       | true                          | false                  | false                  | false
                    notice of reshuffle | true                       | true                          | false                  | false                  | false
                    five manual steps   | false                      | true                          | true                   | true                   | false
                    cut depth           | 52                         | 52                            | 52                     | 10                     | 52
                    cut offered         | LAST_CURATOR_CLOCKWISE     | HIGHEST_SEAT_COUNTERCLOCKWISE | HIGHEST_SEAT_CLOCKWISE | HIGHEST_SEAT_CLOCKWISE | HIGHEST_SEAT_CLOCKWISE
                    cut by              | offered                    | offered                       | offered, dealer        | offered                | offered, dealer
                    recut ordered by    | CASINO_SUPERVISOR          | CASINO_SUPERVISOR             | FLOORPERSON            | FLOORPERSON            | FLOORPERSON
                    recut until         | FIRST_CARD_LEAVES_THE_SHOE | FIRST_CARD_LEAVES_THE_SHOE    | CARDS_ARE_IN_THE_SHOE  | CARDS_ARE_IN_THE_SHOE  | CARDS_ARE_IN_THE_SHOE
                    recut by            | last-cutter, next-entitled | last-cutter, next-entitled    | next-entitled          | next-entitled          | next-entitled
                    manual decks        | 6 to 8                     | 6 to 16                       | 6 to 8                 | 6 to 8                 | 2 to 8
                    machine decks       | 6 to 8                     | 6 to 16                       | 12 to 16 in 2          | 12 to 16 in 2          | none
                    preshuffled decks   | 6 to 8                     | 6 to 16                       | 6 to 8                 | 6 to 8                 | 2 to 8
                    continuous decks    | none                       | none                          | 6 to 8                 | 6 to 8                 | none
                    end of shoe         | NEW_DECKS                  | NEW_DECKS                     | RESHUFFLE              | RESHUFFLE              | RESHUFFLE
                    24 hours            | false                      | false                         | true                   | true                   | false
                    idle spread         | false                      | false                         | true                   | true                   | false
                    match play          | true                       | true                          | false                  | false                  | false
                    free hands          | NOT_OFFERED                | NOT_OFFERED                   | OPTION                 | NOT_OFFERED            | UP_TO_A_STATED_MAXIMUM
                    ez                  | true                       | true                          | true                   | true                   | false
                    royal 9             | multi-level, 8             | multi-level, 8                | personal, 6 or 8       | none                   | none
                    side wagers         | 5                          | 5                             | 5                      | 4                      | 0
                    vigorish            | exactly 5%                 | exactly 5%                    | exactly 5%             | exactly 5%             | 0% to 5%
                    vigorish order      | AFTER_PAYOUT               | BEFORE_PAYOUT                 | BEFORE_PAYOUT          | BEFORE_PAYOUT          | BEFORE_PAYOUT
                    curator             | true                       | false                         | false                  | false                  | false
                    both hands          | true                       | true                          | true                   | true                   | false
                    wagers close        | NO_MORE_BETS               | NO_MORE_BETS                  | NO_MORE_BETS           | NO_MORE_BETS           | FIRST_CARD
                    gallery             | false                      | false                         | false                  | false                  | true
                    """)
    void each_document_has_what_the_table_says(
            String point, String big, String midi, String mini, String earlier, String washington) {
        Function<Permits, Object> has = POINTS.getOrDefault(point, _ -> "no such point");

        List<String> documents =
                Regulations.shipped().all().stream()
                        .map(r -> String.valueOf(has.apply(r.permits())))
                        .toList();

        assertEquals(List.of(big, midi, mini, earlier, washington), documents);
    }

    private static String words(Choice<?> choice) {
        return String.join(", ", choice.allowed().stream().map(Written::word).toList());
    }

    private static String decks(Permits permits, Shuffle shuffle) {
        var permit = permits.cards().decks().get(shuffle);
        if (permit == null) {
            return "none";
        }
        return permit.decks() + (permit.batches() == 1 ? "" : " in " + permit.batches());
    }

    private static String royal9(Permits permits) {
        return permits.wagers()
                .royal9()
                .map(
                        r ->
                                (r.isPersonal() ? "personal, " : "multi-level, ")
                                        + Royal9Review.either(r.decks()))
                .orElse("none");
    }
}
