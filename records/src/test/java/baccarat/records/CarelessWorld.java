package baccarat.records;

import static java.util.stream.Collectors.joining;

import baccarat.rules.House;
import baccarat.rules.Placed;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Duty;
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
import java.util.List;
import java.util.Optional;

/// A table among people who do what is due, what they like, and what they should not, with
/// everything checked that has to hold whatever they do.
final class CarelessWorld extends CarelessWagers {

    /// What is due leads to a new round in so many steps: the longest way has both offers declined
    /// by fourteen seats, each of them paid, and a whole shoe prepared in between.
    private static final int STEPS_TO_A_ROUND = 200;

    /// Every card set aside may have a simulated round of its own first.
    private static final int STEPS_OF_A_HAND = 12;

    private int quietSteps;

    CarelessWorld(TableRules rules, long seed, CarelessCoverage coverage) {
        super(rules, seed, coverage);
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
}
