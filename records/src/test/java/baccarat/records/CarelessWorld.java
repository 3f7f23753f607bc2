package baccarat.records;

import static java.util.stream.Collectors.joining;

import baccarat.cards.Card;
import baccarat.cards.Rank;
import baccarat.cards.Suit;
import baccarat.rules.Acceptance;
import baccarat.rules.House;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Placed;
import baccarat.rules.Refusal;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Asked;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Duty;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Invariants;
import baccarat.table.Laid;
import baccarat.table.Meters;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.Shoe;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/// A table among people who do what is due, what they like, and what they should not, with
/// everything checked that has to hold whatever they do.
final class CarelessWorld {

    private static final int WRITTEN_EVERY = 16;
    private static final int STATE_EVERY = 64;

    private long written;

    private static final List<String> NAMES =
            List.of("ada", "bob", "cleo", "dan", "eve", "fay", "gus", "hal");
    private static final List<String> DEALERS = List.of("dealer", "second", "third", "fourth");

    /// What is due leads to a new round in so many steps: the longest way has both offers declined
    /// by fourteen seats, each of them paid, and a whole shoe prepared in between.
    private static final int STEPS_TO_A_ROUND = 200;

    /// Every card set aside may have a simulated round of its own first.
    private static final int STEPS_OF_A_HAND = 12;

    /// Some checks are done after one command in so many.
    private static final int NOW_AND_THEN = 8;

    private final TableRules rules;
    private final SplittableRandom random;
    private final CarelessCards cards;
    private final CarelessCommands commands;
    private final CarelessCoverage coverage;
    private final Deque<Asked> last = new ArrayDeque<>();
    private TableState state;
    private Instant clock = Instant.parse("2026-01-01T12:00:00Z");
    private Optional<Asked> before = Optional.empty();
    private final Map<String, Money> chips = new HashMap<>();
    private long contributed;
    private int rounds;
    private int asked;
    private int quietSteps;
    private boolean quiet;
    private boolean greedy;

    CarelessWorld(TableRules rules, long seed, CarelessCoverage coverage) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
        this.cards = new CarelessCards(rules, random.split());
        this.state = TableState.closed(rules);
        this.commands = new CarelessCommands(state, cards, random.split(), NAMES);
        this.coverage = coverage;
    }

    /// Plays so many rounds; whatever goes wrong is told with the last commands.
    void play(String example, long seed, int many) {
        try {
            while (rounds < many) {
                step();
            }
        } catch (RuntimeException | AssertionError wrong) {
            throw new AssertionError(
                    "%s, seed %d, after %d rounds: %s%nin %s%nafter%n%s"
                            .formatted(example, seed, rounds, wrong, state.phase(), lastCommands()),
                    wrong);
        }
    }

    private String lastCommands() {
        return last.stream()
                .map(one -> "  %s %s: %s".formatted(one.at(), one.who(), one.command()))
                .collect(joining("\n"));
    }

    private boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    private <T> T one(List<T> these) {
        return these.get(random.nextInt(these.size()));
    }

    /// The table as it stands at this time.
    private TableState now() {
        return state.at(clock);
    }

    /// Somebody who owes vigorish stakes everything, and leaves once it is lost.
    private void goBroke() {
        for (Spot spot : state.roster().markers().keySet()) {
            Optional<String> owner = state.roster().at(spot).map(Patron::name);
            if (owner.isEmpty()) {
                continue;
            }
            Person patron = Person.patron(owner.get());
            Money rack = rack(owner.get());
            if (rack.isAboveZero()) {
                Money most = Objects.requireNonNull(rules.wagers().limits().get(Wager.TIE)).max();
                ask(
                        patron,
                        new Command.PlaceWager(spot, Wager.TIE, rack.isAtMost(most) ? rack : most));
            } else {
                ask(patron, new Command.Leave(owner.get()));
                ask(
                        Person.dealer("dealer"),
                        new Command.TakeVigorishFromTheAccount(
                                owner.get(), spot, new Money(1 + random.nextInt(30))));
            }
        }
    }

    private void step() {
        passTime();
        if (!quiet && oneIn(40)) {
            goBroke();
        }
        if (quiet) {
            if (quietSteps-- == 0) {
                throw new AssertionError("what is due leads to no new round");
            }
            doWhatIsDue();
            return;
        }
        int roll = random.nextInt(100);
        if (roll < 14) {
            doWhatIsWrong();
        } else if (roll < 24) {
            doAsTheyLike();
        } else if (oneIn(4_000)) {
            goHome();
        } else {
            quiet = oneIn(200);
            quietSteps = STEPS_TO_A_ROUND + STEPS_OF_A_HAND * state.shoe().aside().size();
            doWhatIsDue();
        }
    }

    private void passTime() {
        if (oneIn(3)) {
            clock = clock.plusSeconds(random.nextInt(20));
        }
        if (oneIn(4_000)) {
            clock = clock.plus(Duration.ofMinutes(random.nextInt(30 * 60)));
        }
    }

    // What is due.

    private void doWhatIsDue() {
        TableState now = now();
        List<Due> due = Next.steps(now).stream().filter(Due::required).toList();
        if (due.isEmpty()) {
            waitForWagers();
            return;
        }
        boolean closes = state.phase() instanceof Phase.AcceptingWagers;
        if (closes && !quiet && oneIn(2)) {
            wager();
            return;
        }
        if (closes && oneIn(20)) {
            arrangeRoyals();
        }
        if (closes && oneIn(2)) {
            arrangeAStandingPair();
        }
        if (greedy && !quiet && isNearTheEnd() && !oneIn(4) && drawOneTooMany()) {
            return;
        }
        if (!quiet && oneIn(2) && speakUp()) {
            return;
        }
        carryOut(now, one(due));
    }

    /// Patrons with a word to say while it is their moment, which is short.
    private boolean speakUp() {
        if (state.phase() instanceof Phase.SettlingHouseMoney(var play)) {
            if (oneIn(2) && !cards.coverCardIsNext()) {
                showAThirdCardTooEarly(play);
                return true;
            }
            Spot spot = one(play.placed()).spot();
            String owner = state.roster().at(spot).orElseThrow().name();
            perform(Person.patron(owner), new Move.ChoosePress());
            return true;
        }
        if (state.phase() instanceof Phase.Preparing at && at.idle()) {
            perform(
                    Person.patron(aPatron()),
                    oneIn(2) ? new Move.AskFaceUp() : new Move.AskForASpread());
            return true;
        }
        return false;
    }

    /// A third card nobody was due, seen by everybody while House Money is open; then they press.
    private void showAThirdCardTooEarly(Play play) {
        ask(
                Person.dealer("dealer"),
                new Command.ReportSurplusCard(true, Optional.of(cards.next())));
        if (state.phase() instanceof Phase.Irregular irregular) {
            must(Person.dealer("dealer"), new Command.ApplyRemedy(irregular.remedy()));
        }
        for (Placed placed : play.layout()) {
            if (placed.wager().isOnAHand()) {
                Side side = placed.wager() == Wager.PLAYER ? Side.PLAYER : Side.BANKER;
                String owner = state.roster().at(placed.spot()).orElseThrow().name();
                ask(
                        Person.patron(owner),
                        new Command.ChoosePress(placed.spot(), Optional.of(side)));
            }
        }
    }

    private boolean isNearTheEnd() {
        return state.shoe().cover() != Shoe.Cover.IN || state.stock().shoe() < 30;
    }

    private boolean drawOneTooMany() {
        boolean may =
                Next.steps(now()).stream()
                        .anyMatch(due -> due.move() instanceof Move.ReportSurplusCard);
        if (may) {
            perform(Person.dealer("dealer"), new Move.ReportSurplusCard());
        }
        return may;
    }

    /// A step that is due, done right, has to be accepted.
    private void carryOut(TableState now, Due due) {
        boolean draws =
                due.move() instanceof Move.Draw || due.move() instanceof Move.DiscardOneMore;
        boolean coverFirst =
                draws && cards.coverCardIsNext() && isAllowed(new Move.RemoveCoverCard());
        if (coverFirst || due.move() instanceof Move.RemoveCoverCard) {
            must(
                    Person.dealer("dealer"),
                    new Command.RemoveCoverCard(Optional.of("it is at the mouth of the shoe")));
            return;
        }
        boolean looks = due.move().equals(new Move.Confirm(Duty.LET_THE_FIRST_PATRON_LOOK));
        if (looks && state.roster().patrons().isEmpty()) {
            comeAndSit();
        }
        Person who = somebody(due);
        must(who, commands.honest(now, due.move(), who));
    }

    private boolean isAllowed(Move move) {
        return Next.steps(now()).stream().anyMatch(due -> due.move().equals(move));
    }

    private Person somebody(Due due) {
        By by = due.by();
        Role role = one(by.roles());
        return switch (role) {
            case PATRON -> Person.patron(by.patron().orElseGet(this::aPatron));
            case DEALER -> Person.dealer(aDealer(due));
            case FLOORPERSON -> new Person(oneIn(4) ? Role.SUPERVISOR : Role.FLOORPERSON, "floor");
            case SUPERVISOR, SURVEILLANCE -> new Person(role, "above");
        };
    }

    private String aPatron() {
        List<Patron> here = state.roster().patrons();
        return here.isEmpty() ? one(NAMES) : one(here).name();
    }

    private String aDealer(Due due) {
        return due.move() instanceof Move.Confirm && state.phase() instanceof Phase.Preparing at
                ? DEALERS.stream()
                        .filter(name -> !at.shufflers().contains(name))
                        .findFirst()
                        .orElseThrow()
                : "dealer";
    }

    /// Asks for something that cannot be refused, but for chips that are missing.
    private void must(Person who, Command command) {
        Decision answer = ask(who, command);
        for (int fills = 0; fills < 3 && answer instanceof Decision.Refused no; fills++) {
            if (no.because().contains(House.TRAY_NEEDS_A_FILL)) {
                ask(Person.floorperson("floor"), new Command.FillTray(Money.dollars(300_000)));
            } else {
                break;
            }
            answer = ask(who, command);
        }
        if (answer instanceof Decision.Refused(var because, var detail, _)) {
            throw new AssertionError(
                    "%s may %s, and was refused: %s, %s".formatted(who, command, because, detail));
        }
    }

    // Wagers.

    private void waitForWagers() {
        if (quiet || oneIn(5)) {
            comeAndWager();
        } else {
            wager();
        }
    }

    private void wager() {
        if (rules.seating().lines() > 0 && oneIn(30)) {
            fillTheAreas();
            return;
        }
        List<Due> wagers =
                Next.steps(now()).stream().filter(due -> isOfWagers(due.move())).toList();
        if (wagers.isEmpty() || state.roster().patrons().size() < 2) {
            comeAndSit();
            return;
        }
        Due due = oneIn(2) ? wagers.getFirst() : one(wagers);
        if (rules.wagers().royal9().isPresent() && oneIn(4)) {
            royal9();
            return;
        }
        perform(somebody(due), due.move());
    }

    private static boolean isOfWagers(Move move) {
        return move instanceof Move.PlaceWager
                || move instanceof Move.WithdrawWager
                || move instanceof Move.SpeakWager
                || move instanceof Move.ConfirmSpokenWager
                || move instanceof Move.AskForAFreeHand
                || move instanceof Move.PlaceCoupon
                || move instanceof Move.ReportLateWager;
    }

    private Money rack(String patron) {
        return state.accounts().of(new Account.Rack(patron));
    }

    private Money least() {
        return least(Wager.PLAYER);
    }

    private Money least(Wager wager) {
        return Objects.requireNonNull(rules.wagers().limits().get(wager)).min();
    }

    private Optional<Spot> seatOf(String name) {
        return state.roster().patron(name).stream()
                .flatMap(patron -> patron.places().stream())
                .filter(spot -> spot.kind() == Spot.Kind.SEAT)
                .findFirst();
    }

    private Optional<Spot> freeSeat() {
        for (int number = 1; number <= rules.seating().seats(); number++) {
            Spot seat = Spot.seat(number);
            if (state.roster().at(seat).isEmpty()) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /// A patron with chips and a seat, who has come for it if need be.
    private Optional<String> comeAndSit() {
        String name = one(NAMES);
        boolean stands =
                state.roster()
                        .patron(name)
                        .filter(patron -> !patron.places().isEmpty() && seatOf(name).isEmpty())
                        .isPresent();
        if (stands) {
            must(Person.patron(name), new Command.Leave(name));
        }
        if (rack(name).compareTo(least()) < 0) {
            must(Person.patron(name), new Command.BuyIn(name, least().times(4)));
        }
        if (seatOf(name).isEmpty()) {
            Optional<Spot> seat = freeSeat();
            int places = state.roster().patron(name).map(one -> one.places().size()).orElse(0);
            if (seat.isEmpty() || places >= 9) {
                return state.roster().patrons().stream()
                        .map(Patron::name)
                        .filter(other -> seatOf(other).isPresent())
                        .findFirst();
            }
            must(Person.patron(name), new Command.TakePlace(name, seat.get()));
        }
        return Optional.of(name);
    }

    private void comeAndWager() {
        String name = comeAndSit().orElseThrow();
        if (rack(name).compareTo(least().times(2)) < 0) {
            must(Person.patron(name), new Command.BuyIn(name, least().times(4)));
        }
        List<Spot> places = state.roster().patron(name).orElseThrow().places();
        for (Spot place : places) {
            while (state.roster().markers().containsKey(place)) {
                must(
                        Person.floorperson("floor"),
                        new Command.WriteOffVigorish(place, "so that play goes on"));
            }
        }
        if (state.roster().owedAfterLeaving(name).isAboveZero()) {
            must(
                    Person.floorperson("floor"),
                    new Command.WriteOffDebt(name, "so that play goes on"));
        }
        Spot seat = seatOf(name).orElseThrow();
        must(Person.patron(name), new Command.PlaceWager(seat, Wager.TIE, least(Wager.TIE)));
    }

    /// A Royal 9 wager beside one that lies.
    private void royal9() {
        List<Placed> lies =
                state.phase() instanceof Phase.AcceptingWagers open ? open.layout() : List.of();
        if (!lies.isEmpty()) {
            Spot chair = one(lies).spot();
            String owner = state.roster().at(chair).orElseThrow().name();
            ask(
                    Person.patron(owner),
                    new Command.PlaceWager(chair, Wager.ROYAL_9, Money.dollars(5)));
        }
    }

    /// A wager at every area, so that the lines open, and one on a line.
    private void fillTheAreas() {
        for (int number = 1; number <= rules.seating().seats(); number++) {
            Spot seat = Spot.seat(number);
            String name = state.roster().at(seat).map(Patron::name).orElse(NAMES.get(number % 8));
            Person patron = Person.patron(name);
            ask(patron, new Command.BuyIn(name, least().times(5)));
            ask(patron, new Command.TakePlace(name, seat));
            ask(patron, new Command.PlaceWager(seat, Wager.TIE, least()));
        }
        Spot line = Spot.line(1 + random.nextInt(rules.seating().lines()));
        String name = state.roster().at(line).map(Patron::name).orElse(one(NAMES));
        Person patron = Person.patron(name);
        ask(patron, new Command.BuyIn(name, least().times(5)));
        ask(patron, new Command.TakePlace(name, line));
        ask(patron, new Command.PlaceWager(line, Wager.PLAYER, least()));
        if (oneIn(3) && state.phase() instanceof Phase.AcceptingWagers open) {
            for (Placed placed : open.layout()) {
                if (placed.spot().kind() == Spot.Kind.SEAT) {
                    String owner = state.roster().at(placed.spot()).orElseThrow().name();
                    ask(
                            Person.patron(owner),
                            new Command.WithdrawWager(placed.spot(), placed.wager()));
                }
            }
        }
    }

    /// Royal 9 hands are rare.
    private void arrangeRoyals() {
        if (rules.wagers().royal9().isEmpty()) {
            return;
        }
        Rank royal = oneIn(3) ? one(List.of(Rank.QUEEN, Rank.JACK)) : Rank.KING;
        List<Suit> suits = List.of(Suit.values());
        Card high = new Card(royal, one(suits));
        Card nine = new Card(Rank.NINE, one(suits));
        boolean same = oneIn(2);
        Card otherHigh = same ? high : new Card(Rank.KING, one(suits));
        Card otherNine = same ? nine : new Card(Rank.NINE, one(suits));
        cards.arrange(List.of(high, otherHigh, nine, otherNine));
    }

    /// House Money wins, the Player's Hand stays and the Banker's draws: only then a third card too
    /// many is the Banker's while House Money is open.
    private void arrangeAStandingPair() {
        boolean houseMoney =
                state.phase() instanceof Phase.AcceptingWagers open
                        && open.layout().stream()
                                .anyMatch(placed -> placed.wager() == Wager.HOUSE_MONEY);
        if (houseMoney) {
            Card three = new Card(Rank.THREE, one(List.of(Suit.values())));
            cards.arrange(List.of(three, new Card(Rank.KING, three.suit()), three, three));
        }
    }

    // What they like, and what they should not.

    /// Something that is allowed.
    private void doAsTheyLike() {
        Due due = one(Next.steps(now()));
        boolean report =
                due.move() instanceof Move.ReportSurplusCard
                        || due.move() instanceof Move.ReportMisplacedCard
                        || due.move() instanceof Move.ReportFaceUpInTheShoe;
        if (report && (oneIn(3) || cards.coverCardIsNext())) {
            return;
        }
        boolean leaves = due.move() instanceof Move.Leave;
        if (leaves && oneIn(2)) {
            return;
        }
        perform(somebody(due), due.move());
    }

    private void doWhatIsWrong() {
        List<Due> steps = Next.steps(now());
        Due due = one(steps);
        switch (random.nextInt(6)) {
            case 0 -> perform(anybody(), due.move());
            case 1, 2 -> {
                Person who = somebody(due);
                ask(who, commands.wild(now(), due.move(), who));
            }
            case 3 -> {
                Person who = anybody();
                ask(who, commands.wildOfItsKind(now(), one(CarelessCoverage.MOVES), who));
            }
            case 4 -> before.ifPresent(again -> ask(again.who(), again.command()));
            case 5 -> tooEarly(due);
            default -> throw new IllegalStateException("a die has six sides");
        }
    }

    private void tooEarly(Due due) {
        Person who = somebody(due);
        Command command = commands.honest(now(), due.move(), who);
        Instant early = state.clock().minusSeconds(1 + random.nextInt(100));
        Decision answer = Table.decide(state, new Asked(who, early, command));
        if (!(answer instanceof Decision.Refused(var because, _, _))
                || !because.contains(House.TIME_RUNS_FORWARD)) {
            throw new AssertionError("time ran backwards for " + command);
        }
    }

    private Person anybody() {
        return switch (one(List.of(Role.values()))) {
            case PATRON -> Person.patron(one(NAMES));
            case DEALER -> Person.dealer(one(DEALERS));
            case FLOORPERSON -> Person.floorperson("floor");
            case SUPERVISOR -> new Person(Role.SUPERVISOR, "above");
            case SURVEILLANCE -> new Person(Role.SURVEILLANCE, "camera");
        };
    }

    /// Everybody leaves and the table is closed.
    private void goHome() {
        if (!isAllowed(new Move.CloseTable())) {
            return;
        }
        for (Patron patron : state.roster().patrons()) {
            must(Person.patron(patron.name()), new Command.Leave(patron.name()));
        }
        if (isAllowed(new Move.CloseTable())) {
            must(Person.floorperson("floor"), new Command.CloseTable());
        }
    }

    private void perform(Person who, Move move) {
        ask(who, commands.honest(now(), move, who));
    }

    // What has to hold.

    private Decision ask(Person who, Command command) {
        var question = new Asked(who, clock, command);
        if (last.size() == 20) {
            last.removeFirst();
        }
        last.add(question);
        asked++;
        Decision answer = Table.decide(state, question);
        coverage.answered(command, answer);
        switch (answer) {
            case Decision.Refused no -> refused(question, no);
            case Decision.Accepted yes -> accepted(question, yes);
        }
        before = Optional.of(question);
        return answer;
    }

    private void refused(Asked question, Decision.Refused no) {
        if (no.because().isEmpty() || no.detail().isBlank()) {
            throw new AssertionError("refused without a reason");
        }
        if (asked % NOW_AND_THEN == 0 && !Table.decide(state, question).equals(no)) {
            throw new AssertionError("a refusal left its trace");
        }
    }

    private void accepted(Asked question, Decision.Accepted yes) {
        if (!Allowed.is(now(), question)) {
            throw new AssertionError("accepted, and neither due nor allowed");
        }
        if (yes.events().isEmpty()) {
            throw new AssertionError("accepted, and nothing happened");
        }
        TableState replayed = state;
        for (Happened happened : yes.events()) {
            TableState was = replayed;
            checkPress(was, happened.event());
            replayed = Table.apply(was, happened);
            writeDown(happened);
            cards.saw(happened.event(), laid(was.phase()));
            coverage.happened(was, happened, replayed);
            follow(happened.event(), replayed);
        }
        if (!replayed.equals(yes.after())) {
            throw new AssertionError("the events lead to " + replayed + ", not " + yes.after());
        }
        if (asked % STATE_EVERY == 0) {
            StateJsonTest.assertComesBack(replayed);
            CommandJsonTest.assertComesBack(question.command());
        }
        state = yes.after();
        boolean roundOver = yes.events().stream().anyMatch(one -> endsARound(one.event()));
        if (roundOver || asked % NOW_AND_THEN == 0) {
            check();
        }
    }

    /// House Money is pressed before third cards: nobody chooses with one in view (reading 41).
    private static void checkPress(TableState before, Event event) {
        boolean pressed =
                switch (event) {
                    case Event.PressChosen(_, var onto) -> onto.isPresent();
                    case Event.HouseMoneySettled(_, var onto, _) -> onto.isPresent();
                    default -> false;
                };
        boolean inView =
                laid(before.phase()).stream()
                        .anyMatch(card -> card.place().isThird() && card.seen() == Laid.Seen.UP);
        if (pressed && inView) {
            throw new AssertionError("House Money was pressed with a third card in view");
        }
    }

    private static boolean endsARound(Event event) {
        return event instanceof Event.CardsCleared || event instanceof Event.RoundVoided;
    }

    private static List<Laid> laid(Phase phase) {
        return phase instanceof Phase.InRound round ? round.play().laid() : List.of();
    }

    private void follow(Event event, TableState after) {
        switch (event) {
            case Event.RoundBegun(_, var kind) -> begun(kind, after);
            case Event.RoundVoided _ -> voided(after);
            case Event.WagerCorrected(var patron, _, _, _, var amount, boolean toThePatron, _) ->
                    chips.computeIfPresent(
                            patron, (_, had) -> toThePatron ? had.plus(amount) : had.minus(amount));
            case Event.ShoeEnded _ -> greedy = oneIn(5);
            default -> {}
        }
    }

    /// The wagers of a round may lie as they do, and everybody's chips are remembered.
    private void begun(Play.Kind kind, TableState after) {
        if (kind != Play.Kind.SIMULATED) {
            rounds++;
            quiet = false;
        }
        List<Placed> placed = ((Phase.InRound) after.phase()).play().placed();
        if (placed.isEmpty() == (kind == Play.Kind.PLAYED)) {
            throw new AssertionError("a round is played for " + placed);
        }
        List<Refusal> wrong = Acceptance.refusals(placed, rules);
        if (!wrong.isEmpty()) {
            throw new AssertionError("wagers closed with " + wrong);
        }
        chips.clear();
        after.roster()
                .patrons()
                .forEach(patron -> chips.put(patron.name(), chips(patron, placed, after)));
        contributed = contributions(after);
    }

    private static Money chips(Patron patron, List<Placed> placed, TableState at) {
        Money chips = at.accounts().of(new Account.Rack(patron.name()));
        for (Placed lies : placed) {
            if (patron.places().contains(lies.spot())) {
                chips = chips.plus(lies.chips());
            }
        }
        return chips;
    }

    private static long contributions(TableState at) {
        return at.meters().states().values().stream().mapToLong(Meters.State::contributed).sum();
    }

    /// Everybody has what they had before the round, and the meters too (reading 20).
    private void voided(TableState after) {
        chips.forEach(
                (patron, had) -> {
                    Money has = after.accounts().of(new Account.Rack(patron));
                    if (!has.equals(had)) {
                        throw new AssertionError(
                                "%s had %s before the void round, and has %s"
                                        .formatted(patron, had, has));
                    }
                });
        if (contributions(after) != contributed) {
            throw new AssertionError("a void round put something into the meters");
        }
    }

    private void check() {
        Invariants.check(state);
        cards.count(state.stock());
        state.accounts()
                .held()
                .forEach(
                        (account, money) -> {
                            if (account != Account.Fixed.CAGE
                                    && account != Account.Coupons.ISSUED
                                    && !money.isAboveZero()) {
                                throw new AssertionError(account + " holds " + money);
                            }
                        });
        for (Meters.State meter : state.meters().states().values()) {
            long in = meter.seeded() + meter.contributed();
            if (in != meter.paid() + meter.shown() + meter.reserve() || meter.shown() < 0) {
                throw new AssertionError("a meter does not balance: " + meter);
            }
        }
        rules.wagers()
                .royal9()
                .flatMap(Royal9::mustHit)
                .map(MustHit::ceiling)
                .filter(ceiling -> !state.meters().of(Meter.MUST_HIT).money().isAtMost(ceiling))
                .ifPresent(
                        ceiling -> {
                            throw new AssertionError("Must Hit shows more than " + ceiling);
                        });
        checkOwners();
        for (Due due : Next.steps(now())) {
            due.by()
                    .patron()
                    .filter(
                            name ->
                                    state.roster().patron(name).stream()
                                            .noneMatch(CarelessWorld::stays))
                    .ifPresent(
                            name -> {
                                throw new AssertionError(name + " is gone: " + due.inWords());
                            });
        }
    }

    private static boolean stays(Patron patron) {
        return !patron.leaving();
    }

    /// Nothing lies or is owed to a table where nobody is.
    private void checkOwners() {
        if (!(state.phase() instanceof Phase.AcceptingWagers open)) {
            return;
        }
        open.layout().forEach(placed -> checkOwner(placed.spot()));
        open.spoken().forEach(spoken -> checkOwner(spoken.spot()));
        open.freeHand()
                .filter(patron -> state.roster().patron(patron).isEmpty())
                .ifPresent(
                        patron -> {
                            throw new AssertionError(patron + " asked for a free hand and left");
                        });
    }

    private void checkOwner(Spot spot) {
        if (state.roster().at(spot).isEmpty()) {
            throw new AssertionError("a wager lies at " + spot + ", where nobody is");
        }
    }

    /// One event in sixteen goes through JSON and back: writing takes longer than happening.
    private void writeDown(Happened happened) {
        if (written++ % WRITTEN_EVERY != 0) {
            return;
        }
        String json = EventJson.write(new EventJson.Numbered(written, happened));
        if (!EventJson.read(json).happened().equals(happened)) {
            throw new AssertionError("read otherwise than written: " + json);
        }
    }
}
