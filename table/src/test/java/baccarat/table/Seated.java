package baccarat.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.cites.Documents;
import baccarat.regulations.ExampleFiles;
import baccarat.regulations.Review;
import baccarat.regulations.RulesSubmission;
import baccarat.rules.Money;
import baccarat.rules.Provision;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.round.CoverCard;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A table in a wanted situation, reached by nothing but commands. The patron at seat 3 is called
/// `p3`. Nothing is changed in place, so that a test can go on from one situation in many ways.
///
/// @param player the faces of the Player's Hand, as far as a test chose them
/// @param banker the faces of the Banker's Hand
/// @param told what the last command brought about
public record Seated(TableState state, List<Card> player, List<Card> banker, List<Happened> told) {

    public static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
    public static final Person DEALER = Person.dealer("dealer");
    public static final Person FLOOR = Person.floorperson("floor");
    public static final Person SUPERVISOR = new Person(Role.SUPERVISOR, "supervisor");

    private static final Money TRAY = Money.dollars(10_000_000);
    private static final Money RACK = Money.dollars(50_000);

    /// The rules of an example, each pair of `changes` replaced in its text.
    public static TableRules rules(String example, String... changes) {
        String text = ExampleFiles.text(example);
        for (int i = 0; i < changes.length; i += 2) {
            String changed = text.replace(changes[i], changes[i + 1]);
            assertEquals(text.equals(changed), changes[i].equals(changes[i + 1]), changes[i]);
            text = changed;
        }
        Review.Approved approved =
                assertInstanceOf(Review.Approved.class, RulesSubmission.review(text));
        Documents.use(approved.regulation().id());
        return approved.rules();
    }

    /// A table that has just been opened.
    public static Seated at(String example, String... changes) {
        return at(rules(example, changes));
    }

    public static Seated at(TableRules rules) {
        return new Seated(TableState.closed(rules), List.of(), List.of(), List.of())
                .asks(FLOOR, new Command.OpenTable(TRAY));
    }

    /// The table ready for wagers, with a patron with chips at each of these seats.
    public static Seated open(String example, int... seats) {
        return open(rules(example), seats);
    }

    public static Seated open(TableRules rules, int... seats) {
        return at(rules).sit(seats).follow(Phase.AcceptingWagers.class);
    }

    public static String name(int seat) {
        return "p" + seat;
    }

    public static Person patron(int seat) {
        return Person.patron(name(seat));
    }

    public Seated sit(int... seats) {
        Seated now = this;
        for (int seat : seats) {
            now =
                    now.asks(patron(seat), new Command.BuyIn(name(seat), RACK))
                            .asks(patron(seat), new Command.TakePlace(name(seat), Spot.seat(seat)));
        }
        return now;
    }

    /// The floor gives the patron at this seat a coupon.
    public Seated issue(int seat, long dollars) {
        return asks(
                FLOOR, new Command.IssueCoupon(name(seat), Money.dollars(dollars), "a birthday"));
    }

    public Seated wager(int seat, Wager wager, long dollars) {
        return wager(seat, wager, Money.dollars(dollars));
    }

    public Seated wager(int seat, Wager wager, Money stake) {
        return asks(patron(seat), new Command.PlaceWager(Spot.seat(seat), wager, stake));
    }

    /// The faces of the next round: `dealing("9h,Ks", "2c,3d,5h")`.
    public Seated dealing(String playersHand, String bankersHand) {
        return new Seated(state, cards(playersHand), cards(bankersHand), told);
    }

    public static List<Card> cards(String written) {
        return Card.listOf(written).orElseThrow();
    }

    public static Card card(String written) {
        return Card.of(written).orElseThrow();
    }

    public Decision decide(Person who, Command command) {
        return Table.decide(state, new Asked(who, state.clock(), command));
    }

    /// The table after a command that has to be accepted.
    public Seated asks(Person who, Command command) {
        Instant at = state.clock().isBefore(NOON) ? NOON : state.clock();
        return asks(at, who, command);
    }

    public Seated asks(Instant at, Person who, Command command) {
        return switch (Table.decide(state, new Asked(who, at, command))) {
            case Decision.Accepted(var events, var after) ->
                    new Seated(after, player, banker, events);
            case Decision.Refused(var because, var detail, _) ->
                    throw new AssertionError(
                            "%s %s: %s, %s, in %s"
                                    .formatted(who, command, because, detail, state.phase()));
        };
    }

    /// The closest provision with which a command is refused.
    public Provision refuses(Person who, Command command) {
        return assertInstanceOf(
                        Decision.Refused.class, decide(who, command), () -> who + " " + command)
                .because()
                .getFirst();
    }

    /// What is due now.
    public Due due() {
        return Next.steps(state).getFirst();
    }

    public Optional<Due> required() {
        return Next.steps(state).stream().filter(Due::required).findFirst();
    }

    /// Does what is due until the table is in this phase.
    public Seated follow(Class<? extends Phase> phase) {
        return until(phase.getSimpleName(), now -> phase.isInstance(now.state.phase()));
    }

    /// Does what is due until this has come.
    public Seated until(String what, Predicate<Seated> hasCome) {
        return Until.itCame(this, what, hasCome, Seated::step);
    }

    /// Wagers are closed, and the round is played until the cards are in the discards.
    public Seated playRound() {
        return step().follow(Phase.Clearing.class).step();
    }

    /// The cover card shows; that round and one more are dealt, and the Banker's Hand wins both.
    public Seated lastRounds() {
        Seated now = asks(DEALER, new Command.RemoveCoverCard(Optional.of("it is out")));
        for (int round = 0; round < 2; round++) {
            now =
                    now.follow(Phase.AcceptingWagers.class)
                            .wager(9, Wager.PLAYER, 100)
                            .dealing("2h,Ks", "9c,Kd")
                            .playRound();
        }
        return now;
    }

    /// Does what is due: a patron accepts what is offered.
    public Seated step() {
        Due due =
                required()
                        .orElseThrow(() -> new AssertionError("nothing is due: " + state.phase()));
        if (due.move() instanceof Move.Draw && coverCardIsNext()) {
            return asks(DEALER, new Command.RemoveCoverCard());
        }
        return asks(who(due), command(due));
    }

    private boolean coverCardIsNext() {
        return CoverCard.missing(state).isPresent();
    }

    public static Person who(Due due) {
        Role role = due.by().roles().getFirst();
        String shuffler = due.move() instanceof Move.Confirm(var duty) ? duty.toString() : "dealer";
        return switch (role) {
            case PATRON -> due.by().patron().map(Person::patron).orElse(DEALER);
            case DEALER -> Person.dealer(shuffler);
            case FLOORPERSON, SUPERVISOR, SURVEILLANCE -> new Person(role, role.toString());
        };
    }

    /// The command that does what is due.
    public Command command(Due due) {
        return new DueCommand(this).of(due);
    }

    /// The faces of the cards of a hand that lie face down.
    public List<Card> faceDown(Side side) {
        return state.play().cardsOf(side).stream()
                .filter(card -> !card.isUp())
                .map(card -> card.face().orElseGet(() -> chosen(card.place())))
                .toList();
    }

    /// The face a test chose for a place, or any that is left.
    public Card chosen(Place place) {
        List<Card> hand = place.side() == Side.PLAYER ? player : banker;
        int index =
                switch (place) {
                    case PLAYER_FIRST, BANKER_FIRST -> 0;
                    case PLAYER_SECOND, BANKER_SECOND -> 1;
                    case PLAYER_THIRD, BANKER_THIRD -> 2;
                };
        return index < hand.size() ? hand.get(index) : unseen(index + 1).getLast();
    }

    /// Different faces that nobody has seen since the shuffle.
    public List<Card> unseen(int count) {
        var faces = new ArrayList<Card>();
        for (Suit suit : Suit.values()) {
            for (Rank rank : Rank.values()) {
                Card card = new Card(rank, suit);
                if (faces.size() < count && state.stock().unseen().include(card)) {
                    faces.add(card);
                }
            }
        }
        return faces;
    }

    /// What the last command brought about, of one kind.
    public <E extends Event> List<E> told(Class<E> kind) {
        return told.stream().map(Happened::event).filter(kind::isInstance).map(kind::cast).toList();
    }

    public Money rack(int seat) {
        return state.accounts().rack(name(seat));
    }

    public Right right(Side side) {
        return state.play().right(side);
    }

    /// The seat that turns a hand; nothing if the dealer does.
    public Optional<Spot> turns(Side side) {
        return switch (right(side)) {
            case Right.Held _, Right.Accepted _, Right.Dealers _ -> right(side).holder();
            case Right.Offered offered -> throw new AssertionError(offered);
        };
    }

    public static Stream<String> examples() {
        return ExampleFiles.NAMES.stream();
    }
}
