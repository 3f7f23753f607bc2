package baccarat.regulations;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is refused though the document has no clause about it: it does not have the thing, or an
/// amount makes no sense.
class HouseRefusedTest {

    private static final String REFUSED =
            """
            - | ma-midi | decks: 8 | decks: 17 | cards.decks | 17 decks; with shuffle: manual the game takes 6 to 16
            - | ma-mini | decks: 8 | approval: 2026-03-02\\n  decks: 8 | cards.approval | approval with shuffle: manual; only a continuous shuffler has one, so leave it out
            - | ma-mini-earlier-ez | approval: 2026-03-02 | approval: last spring | cards.approval | "last spring" is not a day, as in 2026-03-02
            - | ma-mini | seats: 9 | seats: 9\\n  exposed-card: discard | table.exposed-card | "discard" is not one of stays, simulate
            - | ma-mini | seats: 9 | seats: 9\\n  opening: inspected | table.opening | the document itself prescribes this; leave opening out
            - | ma-midi | seats: 9 | seats: 9\\n  burn: true | table.burn | the document itself prescribes this; leave burn out
            - | ma-mini | seats: 9 | seats: 9\\n  cover-card: 20 | table.cover-card | the document itself prescribes this; leave cover-card out
            - | ma-mini | seats: 9 | seats: 9\\n  discards: by-hand | table.discards | the document itself prescribes this; leave discards out
            - | ma-mini | seats: 9 | seats: 9\\n  payout-order: lowest-first | table.payout-order | the document itself prescribes this; leave payout-order out
            - | ma-mini | rounding: exact | order: after-payout | vigorish.order | the document itself prescribes this; leave order out
            - | wa-mini | seats: 9 | seats: 9\\n  cover-card: 5 | table.cover-card | 5 cards behind the cover card; it takes 6 to 104, as in 14
            - | wa-mini | burn-shown: false | burn: false\\n  burn-shown: true | table.burn-shown | burn-shown: true with burn: false; no card is burned, so leave burn-shown out
            - | wa-mini | shuffle: manual | shuffle: continuous | cards.shuffle | shuffle cannot be continuous here (acceptable: manual, preshuffled)
            - | wa-mini | shuffle: manual | shuffle: machine | cards.shuffle | shuffle cannot be machine here (acceptable: manual, preshuffled)
            - | ma-mini-earlier | shuffle: manual | shuffle: manual\\n  lacing: true | cards.lacing | lacing cannot be true here (acceptable: false)
            - | ma-mini | lacing: false | procedure: as filed | cards.procedure | procedure with shuffle: manual; it is for a machine, preshuffled cards or a continuous shuffler, so leave it out
            - | ma-midi | cards: | cards:\\n  idle-after: 20 | cards.idle-after | this game does not spread the cards of an idle table; leave idle-after out
            - | ma-baccarat | cards: | cards:\\n  change-lead: 90 | cards.change-lead | this game has no time by which decks are changed; leave change-lead out
            - | ma-midi | cards: | cards:\\n  change-lead: 90 | cards.change-lead | this game has no time by which decks are changed; leave change-lead out
            - | wa-mini | cards: | cards:\\n  change-lead: 0 | cards.change-lead | this game has no time by which decks are changed; leave change-lead out
            - | wa-mini | cards: | cards:\\n  change-lead: 1h30 | cards.change-lead | this game has no time by which decks are changed; leave change-lead out
            - | ma-baccarat | seats: 14 | seats: 14\\n  free-hands: true | table.free-hands | this game has no free hand; leave free-hands out
            - | ma-midi | seats: 9 | seats: 9\\n  free-hands: 1 | table.free-hands | this game has no free hand; leave free-hands out
            - | ma-mini-earlier | seats: 9 | seats: 9\\n  free-hands: true | table.free-hands | this game has no free hand; leave free-hands out
            - | ma-mini | seats: 9 | seats: 9\\n  gallery: true | table.gallery | gallery cannot be true here; leave it out
            - | ma-mini | seats: 9 | seats: 9\\n  announcements: all | table.announcements | the document itself prescribes this; leave announcements out
            - | ma-mini | seats: 9 | seats: 9\\n  face-up: all | table.face-up | the document itself prescribes this; leave face-up out
            - | ma-mini | seats: 9 | seats: 9\\n  irregularities: {drawn-in-error: discard, third-card-not-due: void, third-card-disclosed: void, card-disclosed: void, shoe-runs-out: void} | table.irregularities | the document itself prescribes this; leave irregularities out
            - | ma-mini | name: Mini 7 | name: Mini 7\\nmodifications: [none] | modifications | the document's rules cannot be modified; leave modifications out
            - | ma-midi | rounding: exact | rounding: next-quarter-of-total | vigorish.rounding | next-quarter-of-total with collected: at-payout; there is a total to round only with collected: marked
            - | ma-midi-ez | {secondary: 1%} | {secondary: 9.7%} | wagers.royal-9.meters.major.secondary | a secondary seed of 9.7% is more than the rate of 9.6%
            - | ma-midi-ez | royal-9:\\n | royal-9:\\n    must-hit: {reset: 1.00, ceiling: 2.00, rate: 1%}\\n | wagers.royal-9.must-hit | this game has no Must Hit; leave must-hit out
            - | ma-mini-everything | must-hit: {reset: 200.00, ceiling: 500.00, rate: 1%} | must-hit: {reset: 200.00, ceiling: 500.00, rate: 81.01%} | wagers.royal-9.meters | the rates of the meters add up to 100.01%; 100% is the most
            - | wa-mini | modifications:           # immaterial ones, written down: Modifications\\n  - the | modifications: the | modifications | "the hands are called the house hand and …" is not a list; write it in brackets, as in [the hands are called host and guest]
            - | ma-mini | min: 10.00, max: 1000.00}\\n  banker | min: 0.00, max: 1000.00}\\n  banker | wagers.player.min | 0.00: a wager must be greater than zero, as in 25.00
            - | ma-mini | min: 10.00, max: 1000.00}\\n  banker | min: 10.50, max: 1000.00}\\n  banker | wagers.player.min | 10.50 is not a multiple of the smallest chip, 1.00
            - | ma-mini | min: 10.00, max: 1000.00}\\n  banker | min: 10.00, max: 9.00}\\n  banker | wagers.player.max | a maximum of 9.00 is below the minimum of 10.00
            - | ma-mini | min: 10.00, max: 1000.00}\\n  banker | min: 10.00}\\n  banker | wagers.player.max | max is missing; it should be an amount, as in 5000.00
            - | ma-mini | smallest-chip: 1.00 | smallest-chip: 0.00 | table.smallest-chip | 0.00: the smallest chip must be worth more than zero, as in 1.00
            """;

    static Stream<Change> refused() {
        return Change.readAll(REFUSED);
    }

    @ParameterizedTest(name = "{0}", quoteTextArguments = false)
    @MethodSource("refused")
    void one_change_to_an_example_is_refused_without_a_clause(Change change) {
        change.isRefused();
    }
}
