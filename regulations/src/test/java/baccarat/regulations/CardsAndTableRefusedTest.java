package baccarat.regulations;

import baccarat.cites.Cites;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a document does not let a licensee choose for its cards and its table.
class CardsAndTableRefusedTest {

    /// The clause that is broken, the example, the passage that is replaced and by what, the key
    /// and the message.
    private static final String REFUSED =
            """
            ma-baccarat 2(a) | ma-baccarat | seats: 14 | seats: 9 | table.seats | 9 seats; the table has 10 to 14
            ma-baccarat 2(a) | ma-baccarat | seats: 14 | seats: 15 | table.seats | 15 seats; the table has 10 to 14
            ma-midi 2(a) | ma-midi | seats: 9 | seats: 10 | table.seats | 10 seats; the table has 1 to 9
            ma-midi 2(a) | ma-midi | seats: 9 | seats: 0 | table.seats | 0 seats; the table has 1 to 9
            ma-mini 2(a) | ma-mini | seats: 9 | seats: 10 | table.seats | 10 seats; the table has 1 to 9
            ma-mini-earlier 2(a) | ma-mini-earlier | seats: 9 | seats: 10 | table.seats | 10 seats; the table has 1 to 9
            wa-mini 2 | wa-mini | seats: 9 | seats: 10 | table.seats | 10 seats; the table has 1 to 9
            ma-baccarat 3(a) | ma-baccarat | decks: 8 | decks: 9 | cards.decks | 9 decks; with shuffle: manual the game takes 6 to 8
            ma-baccarat 3(a) | ma-baccarat | decks: 8 | decks: 5 | cards.decks | 5 decks; with shuffle: manual the game takes 6 to 8
            ma-midi 3(a) | ma-midi | decks: 8 | decks: 5 | cards.decks | 5 decks; with shuffle: manual the game takes 6 to 16
            ma-mini 3(a) | ma-mini | decks: 8 | decks: 9 | cards.decks | 9 decks; with shuffle: manual the game takes 6 to 8
            ma-mini 3(a) | ma-mini | decks: 8 | decks: 5 | cards.decks | 5 decks; with shuffle: manual the game takes 6 to 8
            ma-mini-earlier 3(a) | ma-mini-earlier | decks: 6 | decks: 9 | cards.decks | 9 decks; with shuffle: manual the game takes 6 to 8
            wa-mini 1 | wa-mini | decks: 8 | decks: 9 | cards.decks | 9 decks; with shuffle: manual the game takes 2 to 8
            wa-mini 1 | wa-mini | decks: 8 | decks: 1 | cards.decks | 1 decks; with shuffle: manual the game takes 2 to 8
            ma-mini 3(b) | ma-mini-ez | decks: 16 | decks: 10 | cards.decks | 10 decks; with shuffle: machine the game takes 12, 14 or 16
            ma-mini 3(b) | ma-mini-ez | decks: 16 | decks: 18 | cards.decks | 18 decks; with shuffle: machine the game takes 12, 14 or 16
            ma-mini 3(b)(1) | ma-mini-ez | decks: 16 | decks: 13 | cards.decks | 13 decks do not make two equal batches; the game takes 12, 14 or 16
            ma-mini 3(b)(1) | ma-mini-ez | batches: 2 | batches: 1 | cards.batches | 1 batches; this way of shuffling takes 2
            ma-mini 3(b) | ma-mini | lacing: false | batches: 2 | cards.batches | 2 batches; this way of shuffling takes 1
            ma-mini-earlier 3(b) | ma-mini-earlier | decks: 6\\n  shuffle: manual | decks: 10\\n  shuffle: machine | cards.decks | 10 decks; with shuffle: machine the game takes 12, 14 or 16
            ma-mini-earlier 3(b)(1) | ma-mini-earlier | decks: 6\\n  shuffle: manual | decks: 15\\n  shuffle: machine | cards.decks | 15 decks do not make two equal batches; the game takes 12, 14 or 16
            ma-baccarat 7(a) | ma-baccarat | shuffle: manual | shuffle: continuous | cards.shuffle | shuffle cannot be continuous here (acceptable: manual, machine, preshuffled)
            ma-mini 14 | ma-mini-ez | decks: 16              # 12 to 16 with a machine: 3(b)\\n  shuffle: machine\\n  batches: 2             # of equal size: 3(b)(1)\\n  procedure: a shuffled batch stays locked in the machine until the floorperson releases it   # 5(g)(2)(ii)\\n\\ntable:\\n  seats: 7\\n  cut: dealer | decks: 8\\n  shuffle: continuous\\n  approval: 2026-03-02\\n\\ntable:\\n  seats: 7 | cards.procedure | procedure must be stated for shuffle: continuous
            ma-mini-earlier 14 | ma-mini-earlier-ez | procedure: continuous | # | cards.procedure | procedure must be stated for shuffle: continuous
            ma-mini-earlier 14 | ma-mini-earlier-ez | approval: 2026-03-02 | # | cards.approval | approval must be stated for shuffle: continuous: the day on which the Commission approved the device and its procedure, as in 2026-03-02
            ma-mini-earlier 14 | ma-mini-earlier-ez | seats: 7 | seats: 7\\n  cut: offered | table.cut | cut with shuffle: continuous; the device shuffles by itself, without lacing, cut, burn or idle spread, so leave it out
            ma-mini-earlier 14 | ma-mini-earlier-ez | seats: 7 | seats: 7\\n  recut-by: next-entitled | table.recut-by | recut-by with shuffle: continuous; the device shuffles by itself, without lacing, cut, burn or idle spread, so leave it out
            ma-mini-earlier 14 | ma-mini-earlier-ez | decks: 8 | decks: 8\\n  reshuffle: true | cards.reshuffle | reshuffle with shuffle: continuous; the device shuffles by itself, without lacing, cut, burn or idle spread, so leave it out
            ma-mini-earlier 14 | ma-mini-earlier-ez | decks: 8 | decks: 8\\n  idle-after: 20 | cards.idle-after | idle-after with shuffle: continuous; the device shuffles by itself, without lacing, cut, burn or idle spread, so leave it out
            ma-mini 14 | ma-mini-ez | decks: 16              # 12 to 16 with a machine: 3(b)\\n  shuffle: machine\\n  batches: 2             # of equal size: 3(b)(1)\\n  procedure: a shuffled batch stays locked in the machine until the floorperson releases it   # 5(g)(2)(ii)\\n\\ntable:\\n  seats: 7\\n  cut: dealer | decks: 8\\n  shuffle: continuous\\n  procedure: as approved\\n  approval: 2026-03-02\\n  lacing: true\\n\\ntable:\\n  seats: 7 | cards.lacing | lacing with shuffle: continuous; the device shuffles by itself, without lacing, cut, burn or idle spread, so leave it out
            ma-mini 14 | ma-mini-ez | decks: 16              # 12 to 16 with a machine: 3(b)\\n  shuffle: machine\\n  batches: 2             # of equal size: 3(b)(1)\\n  procedure: a shuffled batch stays locked in the machine until the floorperson releases it   # 5(g)(2)(ii)\\n\\ntable:\\n  seats: 7\\n  cut: dealer | decks: 8\\n  shuffle: continuous\\n  procedure: as approved\\n  approval: 2026-03-02\\n\\ntable:\\n  seats: 7\\n  burn-shown: true | table.burn-shown | burn-shown with shuffle: continuous; the device shuffles by itself, without lacing, cut, burn or idle spread, so leave it out
            ma-baccarat 4(d) | ma-baccarat | shuffle: manual | shuffle: preshuffled | cards.procedure | procedure must be stated for shuffle: preshuffled
            ma-baccarat 4(e) | ma-baccarat | shuffle: manual | shuffle: machine | cards.procedure | procedure must be stated for shuffle: machine
            ma-midi 4(d) | ma-midi | shuffle: manual | shuffle: preshuffled | cards.procedure | procedure must be stated for shuffle: preshuffled
            ma-midi 4(e) | ma-midi-ez | procedure: machine | # | cards.procedure | procedure must be stated for shuffle: machine
            ma-baccarat 5(a)(1)(i) | ma-baccarat | lacing: true           # true: one dealer laces, 5(a)(1); false: three dealers wash and shuffle, 5(a)(2)\\n  reshuffle: false | lacing: false\\n  reshuffle: true | cards.reshuffle | reshuffle comes after lacing; set lacing: true or leave reshuffle out
            ma-midi 5(a) | ma-midi-ez | shuffle: machine | shuffle: machine\\n  lacing: false | cards.lacing | lacing cannot be false here (acceptable: true)
            ma-midi 5(a)(1) | ma-midi-ez | shuffle: machine | shuffle: preshuffled\\n  reshuffle: true | cards.reshuffle | reshuffle comes after lacing; set lacing: true or leave reshuffle out
            ma-baccarat 9(d) | ma-baccarat | turned-by: dealer | # | table.turned-by | turned-by must be stated: patrons, dealer
            wa-mini 5 | wa-mini | seats: 9 | seats: 9\\n  turned-by: patrons | table.turned-by | turned-by cannot be patrons here (acceptable: dealer)
            wa-mini Ghost hands | wa-mini | free-hands: 3 | # | table.free-hands | free-hands must state the most there may be in a shoe, as in 3, or 0 for none
            wa-mini Ghost hands | wa-mini | free-hands: 3 | free-hands: true | table.free-hands | free-hands must state the most there may be in a shoe, as in 3, or 0 for none
            wa-mini 5 | wa-mini | face-up: none | # | table.face-up | face-up must be stated: all, none or a list
            wa-mini Announcements | wa-mini | announcements: | # | table.announcements | announcements must be stated: all, none or a list
            wa-mini Irregularities | wa-mini | irregularities:        # the house's remedies: Irregularities\\n    drawn-in-error: next-hand\\n    third-card-not-due: banker-or-next-hand\\n    third-card-disclosed: banker-or-discard\\n    card-disclosed: discard\\n    shoe-runs-out: void | # | table.irregularities | irregularities must state a remedy for each of drawn-in-error, third-card-not-due, third-card-disclosed, card-disclosed, shoe-runs-out
            wa-mini Irregularities | wa-mini | drawn-in-error: next-hand | # | table.irregularities.drawn-in-error | drawn-in-error must be stated: next-hand, discard, void
            wa-mini Irregularities | wa-mini | seats: 9 | seats: 9\\n  exposed-card: stays | table.exposed-card | the remedies are the house's own; state them under irregularities
            wa-mini Irregularities | wa-mini | shoe-runs-out: void | shoe-runs-out: void\\n    card-exposed: next-hand | table.irregularities.card-exposed | card-exposed cannot be next-hand here (acceptable: simulate, discard, void, stays)
            wa-mini Irregularities | wa-mini | shoe-runs-out: void | shoe-runs-out: discard | table.irregularities.shoe-runs-out | shoe-runs-out cannot be discard here (acceptable: void)
            wa-mini Irregularities | wa-mini | free-hands: 3 | free-hands: 3\\n  disclosed-card: discard | table.disclosed-card | the remedies are the house's own; state them under irregularities
            """;

    static Stream<Change> refused() {
        return Change.readAll(REFUSED);
    }

    @Cites("{row}")
    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @MethodSource("refused")
    void one_change_to_an_example_is_refused_with_its_clause(Change change) {
        change.isRefused();
    }
}
