package baccarat.regulations;

/// Every clause of Massachusetts Minibaccarat, in the document's order: path, kind, gist in our own
/// words.
final class MaMiniClauses {

    static final String TEXT =
            """
            1 | heading | What the words of the document mean.
            1 # Dragon 7 | enforced | A Banker's Hand of 7 in three cards that beats the Player's Hand.
            1 # EZ Baccarat | configured | The variation of the game that takes no vigorish.
            1 # Natural | enforced | A hand worth 8 or 9 in its first two cards.
            1 # Panda 8 | enforced | A Player's Hand of 8 in three cards that beats the Banker's Hand.
            1 # Free Hand | enforced | A round dealt as a courtesy while nobody has a wager down.
            2 | heading | What the table and its layout look like.
            2(a) | configured | Up to nine numbered seats face the dealer across the table.
            2(a) ! on the opposite side of the table | where people sit and stand in the room is not the program's to see
            2(b) | physical | The Massachusetts Gaming Commission approves the layout, which shows at least what follows. | the regulator's approval of a felt happens on paper, between it and the licensee
            2(b)(1) | layout | The layout has a place for the cards of each hand.
            2(b)(2) | layout | Each seat has its own Dragon Bonus area where that wager is offered.
            2(b)(3) | heading | What the layout of an EZ Baccarat table adds.
            2(b)(3)(i) | layout | Each seat of an EZ table has its own Dragon 7 Insurance area.
            2(b)(3)(ii) | layout | The layout or a sign at the table says that a Dragon 7 returns a Banker wager.
            2(b)(3)(iii) | layout | Each seat of an EZ table has its own Panda 8 Insurance area.
            2(b)(4) | layout | Each seat has its own House Money area where that wager is offered.
            2(b)(5) | layout | Each seat has a numbered space to mark vigorish, unless it is taken at payout or the table is EZ.
            2(c) | physical | A discard rack is fixed on the dealer's side. | furniture of the room: the table keeps the discards as a list of cards
            3 | heading | Which cards, and how many decks.
            3(a) | configured | Without a shuffling machine six to eight alike decks are used, with two cover cards.
            3(a) ! identical in appearance | what the backs of real cards look like is for the floor to see
            3(b) | configured | With a shuffling machine 12 to 16 decks are used, under the conditions below.
            3(b)(1) | configured | The decks form two batches of equal size.
            3(b)(2) | physical | Both batches share a design, and each has its own back colour. | printed card backs: the table knows the two batches by name
            3(b)(3) | prompted | While one batch is in play the other is shuffled and kept in the machine.
            3(b)(4) | enforced | The batches take turns, one dealing shoe each.
            3(b)(5) | prompted | The discard rack never holds cards of both batches.
            3(c) | enforced | Decks opened at the table are replaced within 24 hours.
            4 | heading | How the table opens for play.
            4(a) | prompted | The dealer looks over the decks, six or more, for defects, and the floorperson verifies it.
            4(b) | prompted | The cards are spread face up in fans, by deck, suit and rank, for the first patron to see.
            4(b) ! horizontal fan shaped columns | the console asks for the spread; the pattern on the felt is for the floor to see
            4(c) | prompted | After that look the cards are turned over, washed and stacked.
            4(d) | prompted | With a machine the two batches are spread apart, looked at, and stacked apart without a wash.
            4(e) | configured | Preinspected and preshuffled decks need none of the opening steps above.
            5 | heading | How the cards are shuffled, cut, covered and burned.
            5(a) | prompted | Shuffle by hand or machine before play, after a shoe or on order; by hand, left feathered for a check.
            5(b) | enforced | The cut is offered clockwise from the highest seat, or the house has the dealer cut; else the dealer cuts.
            5(b) ! with backs facing away | how the dealer holds the stack is not the program's to see
            5(c) | enforced | The cut falls one deck or more from either end.
            5(d) | enforced | The cut part and its cover card go to the bottom, the second cover card 14 cards or more above it.
            5(e) | enforced | Before the shoe is loaded a floorperson or above can order a bad cut redone, by the next entitled.
            5(f) | enforced | The first card, shown, says how many more are burned face down, faces counting ten; the house may show them.
            5(g) | prompted | At an idle table the cards of shoe and rack are spread face down, or face up if a patron asks.
            5(g)(1) | prompted | Without a machine they are then washed, stacked, shuffled and cut again.
            5(g)(2) | prompted | With a machine they go in and its batch comes out, which needs no new spread if two conditions hold.
            5(g)(2)(i) | physical | The machine holds one shuffled batch and keeps it secure. | the machine's own housing and lock: the table only records which batch is inside
            5(g)(2)(ii) | configured | That batch is secured, released and made ready by procedures filed with the IEB.
            5(h) | prompted | A shuffle by hand has the steps below.
            5(h)(1) | prompted | Plug: undealt cards go in among the discards, as a rule first.
            5(h)(2) | prompted | Riffle: two halves are interlaced.
            5(h)(3) | prompted | Turn: one of two stacks is rotated by 180 degrees before they are riffled.
            5(h)(4) | prompted | Strip: running cuts, only after two riffles or more.
            5(h)(5) | prompted | Cut: the last step, so that nobody knows the top card.
            6 | heading | What cards and hands are worth.
            6(a) | heading | What each card is worth.
            6(a)(1) | enforced | Cards 2 to 9 count their number.
            6(a)(2) | enforced | Tens and face cards count zero.
            6(a)(3) | enforced | Aces count one.
            6(b) | enforced | The Point Count is the last digit of the cards' total.
            6(b)(1) | enforced | For example, ace, 2 and 4 make 7.
            6(b)(2) | enforced | For example, ace, 2 and 9 make 12, which counts 2.
            7 | heading | Which wagers are taken, and how.
            7(a) | heading | The wagers this game permits.
            7(a)(1) | heading | How a Banker wager ends.
            7(a)(1)(i) | enforced | A Banker wager wins when that hand is higher, except by a Dragon 7 at an EZ table.
            7(a)(1)(ii) | enforced | A Banker wager loses when that hand is lower.
            7(a)(1)(iii) | enforced | A Banker wager is returned on equal hands, or on a Dragon 7 at an EZ table.
            7(a)(2) | heading | How a Player wager ends.
            7(a)(2)(i) | enforced | A Player wager wins when that hand is higher, by a Panda 8 at an EZ table too.
            7(a)(2)(ii) | enforced | A Player wager loses when that hand is lower, to a Dragon 7 at an EZ table too.
            7(a)(2)(iii) | enforced | A Player wager is returned on equal hands.
            7(a)(3) | heading | How a Tie Wager ends.
            7(a)(3)(i) | enforced | A Tie Wager wins on equal Point Counts.
            7(a)(3)(ii) | enforced | A Tie Wager loses on unequal Point Counts.
            7(a)(4) | configured | The house may offer Dragon Bonus on either hand or on both.
            7(a)(4)(i) | heading | When a Dragon Bonus Wager wins.
            7(a)(4)(i)(a) | enforced | Dragon Bonus wins with a Natural against a hand that is none.
            7(a)(4)(i)(b) | enforced | Dragon Bonus wins with a Natural 9 against a Natural 8.
            7(a)(4)(i)(c) | enforced | Dragon Bonus wins without a Natural by a lead of four points or more.
            7(a)(4)(ii) | heading | When a Dragon Bonus Wager loses.
            7(a)(4)(ii)(a) | enforced | Dragon Bonus loses with a Natural 8 against a Natural 9.
            7(a)(4)(ii)(b) | enforced | Dragon Bonus loses without a Natural on a Point Count no higher than the other.
            7(a)(4)(ii)(c) | enforced | Dragon Bonus loses without a Natural on a lead below four points.
            7(a)(4)(iii) | enforced | Dragon Bonus is returned when both hands are Naturals of one Point Count.
            7(a)(5) | configured | An EZ table, and no other, takes Dragon 7 Insurance.
            7(a)(5)(i) | enforced | Dragon 7 Insurance wins on a Dragon 7.
            7(a)(5)(ii) | enforced | Dragon 7 Insurance loses on anything else.
            7(a)(6) | configured | An EZ table, and no other, takes Panda 8 Insurance.
            7(a)(6)(i) | enforced | Panda 8 Insurance wins on a Panda 8.
            7(a)(6)(ii) | enforced | Panda 8 Insurance loses on anything else.
            7(a)(7) | configured | The house may offer a House Money Wager.
            7(a)(7)(i) | enforced | House Money wins when either hand, or both, opens with two cards of one rank.
            7(a)(7)(ii) | enforced | House Money loses when neither hand opens with a pair.
            7(b) | enforced | Wagers are chips and plaques on the layout; cash by word is confirmed and converted.
            7(c) | configured | The house may let patrons skip their wagers and ask for a Free Hand.
            7(d) | enforced | No wager is made, raised or taken back once "no more bets" is called.
            8 | heading | The two hands, and how their first cards are dealt.
            8(a) | enforced | Each round has a Player's Hand and a Banker's Hand.
            8(b) | prompted | The dealer calls "no more bets" before the first card.
            8(c) | enforced | The dealer deals four cards face down, to the Player's Hand first and in turn.
            8(c)(1) | enforced | The Banker's Hand waits at the shoe; the patron with the highest Player wager turns that hand, which is called.
            8(c)(1) ! underneath the right corner | the program keeps the order of turning, not where on the felt a hand waits
            8(c)(2) | enforced | Then the patron with the highest Banker wager turns that hand; the dealer lays it out and calls its count.
            8(c)(3) | enforced | House Money is settled once the four cards are face up, before any third card.
            8(c)(3)(i) | enforced | Counterclockwise from the dealer's right House Money is settled; a payout may go onto the patron's main wager.
            8(c)(3)(i)(a) | configured | All of the payout, or the portion the house submitted, may join the main wager and shares its fate.
            8(c)(3)(i)(b) | enforced | Only the dealer moves the payout: whole to the patron, or as the house allows onto the wager.
            8(c)(3)(ii) | enforced | Third cards are dealt once House Money is settled.
            8(c)(4) | enforced | A third card for the Player's Hand goes face down to the patron who turned that hand.
            8(c)(5) | enforced | A third card for the Banker's Hand goes face down to the patron who turned that hand.
            8(c)(6) | enforced | Among equal highest wagers the right to turn goes to the first seat counterclockwise from the dealer.
            8(d) | enforced | The right to turn, given up or taken for delay, passes seat by seat to the right, at last to the dealer.
            9 | heading | How third cards are dealt.
            9(a) | prompted | With the cards in place the dealer calls both Point Counts.
            9(b) | enforced | The dealer decides on third cards by the drawing rules.
            9(c) | enforced | Third cards are dealt face up, to the Player's Hand first and then to the Banker's.
            9(d) | enforced | No hand gets more than one extra card.
            9(e) | enforced | When the cover card shows, the round is finished, "last hand" is called, and after one more comes a reshuffle.
            10 | heading | When a hand takes a third card.
            10(a) | enforced | A Natural in either hand ends the drawing for both.
            10(b) | heading | The Player's Hand when there is no Natural.
            10(b)(1) | enforced | The Player's Hand draws on 5 or less.
            10(b)(2) | enforced | The Player's Hand stays on 6 or 7.
            10(c) | heading | The Banker's Hand when there is no Natural.
            10(c)(1) | enforced | If the Player's Hand stayed, the Banker's Hand draws on 5 or less.
            10(c)(2) | heading | The Banker's Hand after the Player's Hand drew.
            10(c)(2)(i) | enforced | If the Player's Hand drew, the Banker's Hand draws on 0, 1 or 2.
            10(c)(2)(ii) | enforced | If the Player's Hand drew, the Banker's Hand stays on 7.
            10(c)(2)(iii) | enforced | If the Player's Hand drew, the Banker's Hand on 3 to 6 follows Table 1.
            10(c)(2)(iii) # 0, 1, 2 | enforced | On 0, 1 or 2 the Banker's Hand draws whatever the Player's third card was.
            10(c)(2)(iii) # 3 | enforced | On 3 the Banker's Hand draws against any third card but 8.
            10(c)(2)(iii) # 4 | enforced | On 4 the Banker's Hand draws against a third card of 2 to 7.
            10(c)(2)(iii) # 5 | enforced | On 5 the Banker's Hand draws against a third card of 4 to 7.
            10(c)(2)(iii) # 6 | enforced | On 6 the Banker's Hand draws against a third card of 6 or 7.
            10(c)(2)(iii) # 7 | enforced | On 7 the Banker's Hand stays.
            10(c)(2)(iii) # 8, 9 | enforced | With a Natural 8 or 9 no hand draws.
            11 | heading | Calling the result, then collecting and paying.
            11(a) | prompted | The dealer calls both final counts and the winner, "tie hand" if equal, at EZ "Panda 8" or "Dragon 7".
            11(b) | enforced | Losers are taken first; from the highest seat down vigorish is marked or taken, then the winner paid.
            11(c) | enforced | After the round all cards go to the discard rack so that each hand can be rebuilt.
            12 | heading | What winning wagers pay, and the vigorish.
            12(a) | enforced | The Player wager pays 1 to 1.
            12(b) | configured | The Tie Wager pays 8 to 1 or more, as the house submits.
            12(c) | enforced | The Banker wager pays 1 to 1 less 5% vigorish, rounded up to 25 cents if the house says so; none at EZ.
            12(d) | configured | The house submits when vigorish is collected.
            12(d)(1) | configured | Vigorish may be collected with the payout.
            12(d)(2) | configured | Vigorish may be marked and collected later, as follows.
            12(d)(2)(i) | enforced | Marked vigorish is due before a reshuffle, or sooner if the patron leaves.
            12(d)(2)(ii) | enforced | A marker with the amount lies in the numbered space of the seat that owes it.
            12(d)(2)(iii) | enforced | The marker stays until its vigorish is paid.
            12(e) | configured | Dragon Bonus pays by submitted pay table A, B or C and bears no vigorish.
            12(e) # Win by 9 points | enforced | A lead of 9 without a Natural pays 30 to 1 in A, 20 to 1 in B, 30 to 1 in C.
            12(e) # Win by 8 points | enforced | A lead of 8 without a Natural pays 10 to 1 in A, 8 to 1 in B, 10 to 1 in C.
            12(e) # Win by 7 points | enforced | A lead of 7 without a Natural pays 6 to 1 in A, 7 to 1 in B, 4 to 1 in C.
            12(e) # Win by 6 points | enforced | A lead of 6 without a Natural pays 4 to 1 in A, 4 to 1 in B, 4 to 1 in C.
            12(e) # Win by 5 points | enforced | A lead of 5 without a Natural pays 2 to 1 in A, 3 to 1 in B, 2 to 1 in C.
            12(e) # Win by 4 points | enforced | A lead of 4 without a Natural pays 1 to 1 in A, 1 to 1 in B, 2 to 1 in C.
            12(e) # Natural winner | enforced | A winning Natural by any lead pays 1 to 1 in A, 1 to 1 in B, 1 to 1 in C.
            12(e) # Natural tie | enforced | Two Naturals of one Point Count push in A, push in B, push in C.
            12(f) | enforced | Dragon 7 Insurance pays 40 to 1.
            12(g) | enforced | Panda 8 Insurance pays 25 to 1.
            12(h) | heading | What House Money pays a patron who takes the payout.
            12(h) # Player and Banker Pair | enforced | Pairs in both hands pay 15 to 1.
            12(h) # Player or Banker Pair | enforced | A pair in just one hand pays 3 to 1.
            12(i) | configured | Royal 9, if offered: 6 or 8 decks, six seats, a unique unsuited king-nine for each, and a $5 wager.
            12(i) # Personal King-9 vs. Personal King-9 | enforced | Both hands are the king-nine of the patron's own chair: the Star meter.
            12(i) # Banker Personal King-9 | enforced | Only the Banker's Hand is the king-nine of the patron's own chair: the Spade meter.
            12(i) # Player Personal King-9 | enforced | Only the Player's Hand is the king-nine of the patron's own chair: the Heart meter.
            12(i) # Other Personal King-9 vs. Identical King-9 | enforced | Both hands are the same king-nine of another chair, occupied or not: $5,000.
            12(i) # Suited Royal 9 vs. Suited Royal 9 | enforced | A suited Royal 9 in both hands, alike or not, pays $1,500.
            12(i) # Royal 9 vs. Royal 9 | enforced | A Royal 9 in both hands, alike or not and not both suited, pays $250.
            12(i) # Any Suited Royal 9 | enforced | A suited Royal 9 in one hand pays $50.
            12(i) # Any Royal 9 | enforced | A Royal 9 in one hand, a 9 with any face card, pays $25.
            12(i) # All other hands | enforced | Anything else loses the Royal 9 wager.
            12(j) | enforced | A Must Hit that falls due draws one of the round's Royal 9 wagers, shown at seat, dealer and display.
            12(j) ! light-up bet sensor | a lamp in the felt is furniture; the seat is named on the page, the console and the display
            12(j) ! random winner | with real cards the progressive's own device draws the winner and the dealer enters the seat
            13 | heading | What happens when a deal goes wrong.
            13(a) | enforced | An undisclosed card drawn in error opens the next hand, unless it is a surplus Player third card.
            13(b) | enforced | An undisclosed third card not due to the Player's Hand goes to the Banker's if it draws, else opens the next hand.
            13(c) | enforced | A disclosed third card not due to the Player's Hand goes to the Banker's if it draws, else as the house submitted.
            13(c)(1) | configured | Way one: the disclosed card is discarded, with one more card unseen.
            13(c)(2) | configured | Way two: the disclosed card opens a simulated round without wagers, whose cards are discarded.
            13(d) | enforced | Any other disclosed card opens a simulated round without wagers, whose cards are discarded.
            13(e) | enforced | A round the shoe cannot finish is void and its wagers go back; play resumes after a full reshuffle.
            14 | configured | Instead of section 5 the house may use a shoe or device, approved with its procedures, that keeps reshuffling.
            """;

    private MaMiniClauses() {}
}
