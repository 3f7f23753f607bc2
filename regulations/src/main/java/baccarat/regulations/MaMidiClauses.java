package baccarat.regulations;

/// Every clause of Massachusetts Midibaccarat, in the document's order: path, kind, gist in our own
/// words.
final class MaMidiClauses {

    static final String TEXT =
            """
            1 | heading | What the words of the document mean.
            1 # Dragon 7 | enforced | A Banker's Hand of 7 in three cards that beats the Player's Hand.
            1 # EZ Baccarat | configured | The variation of the game that takes no vigorish.
            1 # Natural | enforced | A hand worth 8 or 9 in its first two cards.
            1 # Panda 8 | enforced | A Player's Hand of 8 in three cards that beats the Banker's Hand.
            2 | heading | What the table and its layout look like.
            2(a) | configured | Up to nine numbered seats face the dealer across the table.
            2(a) ! on the opposite side of the table | where people sit and stand in the room is not the program's to see
            2(b) | physical | The IEB approves the layout, which shows what follows. | the regulator's approval of a felt happens on paper, between it and the licensee
            2(b)(1) | layout | Each seat has its own Dragon Bonus area where that wager is offered.
            2(b)(2) | heading | What the layout of an EZ Baccarat table adds.
            2(b)(2)(i) | layout | Each seat of an EZ table has its own Dragon 7 Insurance area.
            2(b)(2)(ii) | layout | The layout or a sign at the table says that a Dragon 7 returns a Banker wager.
            2(b)(2)(iii) | layout | Each seat of an EZ table has its own Panda 8 Insurance area.
            2(b)(3) | layout | Each seat has its own House Money area where that wager is offered.
            2(b)(4) | layout | Each seat has a numbered space to mark vigorish, unless it is taken at payout or the table is EZ.
            2(c) | physical | The table has a discard rack or bucket with room for eight decks. | furniture of the room: the table keeps the discards as a list of cards
            3 | heading | Which cards, and how many decks.
            3(a) | configured | Six decks or more with like backs are used, and two opaque cut cards in a clearly different colour.
            3(a) ! backs of the same color and design | what the backs of real cards look like is for the floor to see
            3(a) ! opaque and in a solid color | what cover cards look like is for the floor to see
            3(a) ! as approved by the Commission | the approval of cover cards happens on paper, between Commission and licensee
            4 | heading | How the table opens for play.
            4(a) | prompted | The decks, six or more, are inspected on arrival or come preinspected and preshuffled.
            4(b) | prompted | Inspected and verified, the cards are spread face up by deck, suit and rank for the first patrons.
            4(b) ! columns by deck | the console asks for the spread; the pattern on the felt is for the floor to see
            4(c) | prompted | After that look the cards are turned over, washed and stacked.
            4(d) | configured | Preinspected and preshuffled cards follow the procedure in the Rules Submission.
            4(e) | configured | A batch shuffling machine follows the procedure in the Rules Submission.
            5 | heading | How the cards are shuffled, cut, covered and burned.
            5(a) | prompted | Before play, unless preshuffled, and after every shoe the dealer shuffles, then laces about one deck.
            5(a)(1) | configured | The house may have some or all cards shuffled again after the lacing.
            5(a)(2) | configured | Starting or ending that option takes written notice to surveillance and Commission 30 minutes ahead.
            5(b) | configured | All tables of a pit use the same shuffling and lacing option.
            5(c) | enforced | The cut is offered counterclockwise from the highest seat until taken; else the dealer cuts.
            5(c) ! with backs facing away | how the dealer holds the stack is not the program's to see
            5(d) | enforced | The cut falls one deck or more from either end.
            5(e) | enforced | After the cut cover cards go 14 or more from the back and last; the first card counts the burn, all shown.
            5(f) | enforced | Before the deal a casino supervisor can order a bad cut redone, by its cutter or the next entitled.
            5(g) | prompted | A shuffle by hand has the steps below.
            5(g)(1) | physical | Plug: undealt cards go in among the discards, as a rule first. | every shoe is made of new decks, so no undealt card is ever shuffled again
            5(g)(2) | prompted | Riffle: two halves are interlaced.
            5(g)(3) | prompted | Turn: one of two stacks is rotated by 180 degrees before they are riffled.
            5(g)(4) | prompted | Strip: running cuts, only after two riffles or more.
            5(g)(5) | prompted | Cut: the last step, so that nobody knows the top card.
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
            7(b) | enforced | Wagers are chips, plaques and match play coupons on the layout; cash by word is confirmed and converted.
            7(c) | enforced | No wager is made, raised or taken back once "no more bets" is called.
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
            9(b) | enforced | The dealer decides on third cards by the drawing rules and hands them out to be turned.
            9(c) | enforced | No hand gets more than one extra card.
            9(d) | enforced | When the cover card shows, the round is finished, "last hand" is called, and after one more come new decks.
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
            11(c) | enforced | After the round all cards go to the discard rack.
            12 | heading | What winning wagers pay, and the vigorish.
            12(a) | enforced | The Player wager pays 1 to 1.
            12(b) | configured | The Tie Wager pays 8 to 1 or more, as the house submits.
            12(c) | enforced | The Banker wager pays 1 to 1 less 5% vigorish, rounded up to 25 cents if the house says so; none at EZ.
            12(d) | configured | The house submits when vigorish is collected.
            12(d)(1) | configured | Vigorish may be collected with the payout.
            12(d)(2) | configured | Vigorish may be marked and collected later, as follows.
            12(d)(2)(i) | enforced | Marked vigorish is due before a new dealing shoe, or sooner if the patron leaves.
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
            12(i) | configured | Royal 9, if offered: $5 on the first four cards, eight decks, combinations of its own for each chair.
            12(i) # Exact Match Personal Progressive | enforced | Both hands are the same one of the chair's combinations: 100% of the Major meter.
            12(i) # Any Two Personal Progressive | enforced | The hands are two different combinations of the chair: 10% of the Major meter.
            12(i) # Personal K9 on Banker Hand | enforced | The Banker's Hand is the chair's king-nine: 100% of the K9 Banker meter.
            12(i) # Personal K9 on Player Hand | enforced | The Player's Hand is the chair's king-nine: 100% of the K9 Player meter.
            12(i) # Suited Royal 9 Tie Hand | enforced | A suited Royal 9 in both hands, alike or not, pays $1,500.
            12(i) # Royal 9 Tie Hand | enforced | A Royal 9 in both hands, alike or not and not both suited, pays $250.
            12(i) # Any Suited Royal 9 | enforced | A suited Royal 9 in one hand pays $50.
            12(i) # Any Royal 9 | enforced | A Royal 9 in one hand, a 9 with any face card, pays $25.
            12(i) # Major Jackpot Seed | configured | The Major meter starts at $50,000 by pay table 1, at $25,000 by pay table 2.
            12(i) # Personal K9 Banker Seed | configured | The K9 Banker meter starts at $350 by either pay table.
            12(i) # Personal K9 Player Seed | configured | The K9 Player meter starts at $350 by either pay table.
            12(i) # Major Jackpot Increment Rate/Secondary Seed | configured | The Major meter and its reserve get 9.00% of each wager by pay table 1, 9.60% by pay table 2.
            12(i) # Personal K9 Banker Increment Rate/Secondary Seed | configured | The K9 Banker meter and its reserve get 5.00% of each wager by either pay table.
            12(i) # Personal K9 Player Increment Rate/Secondary Seed | configured | The K9 Player meter and its reserve get 5.00% of each wager by either pay table.
            12(i) # Chair 1 | enforced | Chair 1 has the king, queen or jack of spades, each with the 9 of hearts.
            12(i) # Chair 2 | enforced | Chair 2 has the king, queen or jack of spades, each with the 9 of diamonds.
            12(i) # Chair 3 | enforced | Chair 3 has the king, queen or jack of clubs, each with the 9 of hearts.
            12(i) # Chair 4 | enforced | Chair 4 has the king, queen or jack of clubs, each with the 9 of diamonds.
            12(i) # Chair 5 | enforced | Chair 5 has the king, queen or jack of hearts, each with the 9 of spades.
            12(i) # Chair 6 | enforced | Chair 6 has the king, queen or jack of hearts, each with the 9 of clubs.
            12(i) # Chair 7 | enforced | Chair 7 has the king, queen or jack of diamonds, each with the 9 of spades.
            12(i) # Chair 8 | enforced | Chair 8 has the king, queen or jack of diamonds, each with the 9 of clubs.
            12(i) # Chair 9 | enforced | Chair 9 has the king, queen or jack of diamonds, each with the 9 of hearts.
            13 | heading | What happens when a deal goes wrong.
            13(a) | enforced | An undisclosed card drawn in error opens the next hand, unless it is a surplus Player third card.
            13(b) | enforced | An undisclosed third card not due to the Player's Hand goes to the Banker's if it draws, else opens the next hand.
            13(c) | enforced | A disclosed third card not due to the Player's Hand goes to the Banker's if it draws, else as the house submitted.
            13(c)(1) | configured | Way one: the disclosed card is discarded, with one more card unseen.
            13(c)(2) | configured | Way two: the disclosed card opens a simulated round without wagers, whose cards are discarded.
            13(d) | enforced | Any other disclosed card opens a simulated round without wagers, whose cards are discarded.
            13(e) | enforced | A round the shoe cannot finish is void and its wagers go back; play resumes with a new set of cards.
            """;

    private MaMidiClauses() {}
}
