package baccarat.regulations;

/// Every clause of Washington Mini-Baccarat, in the document's order: path, kind, gist in our own
/// words.
final class WaMiniClauses {

    static final String TEXT =
            """
            1 | configured | Two hands of two or three cards each come from a shoe of at most eight decks.
            2 | configured | There are up to nine wagering areas, each with Player, Banker and Tie, and a gallery if allowed.
            3 | enforced | One patron an area, never both hands, Tie with either; wagers freeze when the first card leaves the shoe.
            4 | configured | Standing patrons may wager on lines where the house allows a gallery, under the conditions below.
            4(a) | enforced | Gallery wagers lie on the lines between areas.
            4(b) | enforced | Lines open only while every regular area has a wager.
            4(c) | enforced | One patron a line, and each line is an area of its own.
            4(d) | enforced | At most eight lines take wagers; the two outermost take none.
            4(e) | enforced | No patron wagers on more than nine areas and lines together.
            5 | configured | Cards go Player, Banker, Player, Banker, up or down as the house says, which also decides on calling totals.
            6 | enforced | Tens and face cards count 0, aces 1, and 2 to 9 their number.
            7 | enforced | Only the last digit of a total counts, and the hand nearer nine wins.
            8 | enforced | Nearer nine wins even money, Banker less 5% at most; equal hands push and Tie pays 8 to 1 or more.
            9 | enforced | Each hand's first two cards say whether it stands or draws, by the tables below.
            10 | enforced | A natural, 8 or 9 on two cards, beats other hands, 9 beats 8, nobody draws; else one or both hands draw.
            Ghost hands | configured | On request the house may deal a hand face up without wagers, up to a maximum it sets.
            Player Hand Rules | heading | When the Player's Hand draws, by its first two cards.
            Player Hand Rules # 0 - 5 | enforced | The Player's Hand draws on 5 or less.
            Player Hand Rules # 6 - 7 | enforced | The Player's Hand stays on 6 or 7.
            Player Hand Rules # 8 - 9 | enforced | With a Natural 8 or 9 no hand draws.
            Banker Hand Rules | enforced | If the Player's Hand stayed, the Banker's Hand draws on 5 or less and stays on 6 or more.
            Banker Hand Rules # 0, 1, 2 | enforced | On 0, 1 or 2 the Banker's Hand draws whatever the Player's third card was.
            Banker Hand Rules # 3 | enforced | On 3 the Banker's Hand draws against any third card but 8.
            Banker Hand Rules # 4 | enforced | On 4 the Banker's Hand draws against a third card of 2 to 7.
            Banker Hand Rules # 5 | enforced | On 5 the Banker's Hand draws against a third card of 4 to 7.
            Banker Hand Rules # 6 | enforced | On 6 the Banker's Hand draws against a third card of 6 or 7.
            Banker Hand Rules # 7 | enforced | On 7 the Banker's Hand stays.
            Banker Hand Rules # 8 - 9 | enforced | With a Natural 8 or 9 no hand draws.
            Announcements | configured | Announcements are optional; those made keep patrons informed and stand in the internal controls.
            Announcements 1 | prompted | Calls ahead of the deal have patrons get ready.
            Announcements 2 | prompted | Calls during play direct the deal itself.
            Announcements 3 | prompted | Calls after the decision tell patrons or floor a particular thing about the game.
            Irregularities | configured | The house sets down in its internal controls what it does about each irregularity.
            Modifications | configured | The house may change immaterial points of the rules if its internal controls say so.
            """;

    private WaMiniClauses() {}
}
