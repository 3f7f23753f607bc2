package baccarat.records;

import baccarat.rules.House;
import baccarat.rules.Money;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Asked;
import baccarat.table.By;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Laid;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.Role;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/// A table and the people at it, who ask for things. What is accepted is checked.
abstract class CarelessPeople {

    static final int STATE_EVERY = 64;

    static final List<String> NAMES =
            List.of("ada", "bob", "cleo", "dan", "eve", "fay", "gus", "hal");

    static final List<String> DEALERS = List.of("dealer", "second", "third", "fourth");

    /// Some checks are done after one command in so many.
    static final int NOW_AND_THEN = 8;

    final TableRules rules;
    final SplittableRandom random;
    final CarelessCards cards;
    final CarelessCommands commands;
    final CarelessCoverage coverage;
    private final CarelessChecks checks;
    final Deque<Asked> last = new ArrayDeque<>();
    TableState state;
    Instant clock = Instant.parse("2026-01-01T12:00:00Z");
    Optional<Asked> before = Optional.empty();
    int rounds;
    int asked;
    boolean quiet;
    boolean greedy;

    CarelessPeople(TableRules rules, long seed, CarelessCoverage coverage) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
        this.cards = new CarelessCards(rules, random.split());
        this.state = TableState.closed(rules);
        this.commands = new CarelessCommands(state, cards, random.split(), NAMES);
        this.coverage = coverage;
        this.checks = new CarelessChecks(rules, cards);
    }

    boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    <T> T one(List<T> these) {
        return these.get(random.nextInt(these.size()));
    }

    /// The table as it stands at this time.
    TableState now() {
        return state.at(clock);
    }

    boolean isAllowed(Move move) {
        return Next.steps(now()).stream().anyMatch(due -> due.move().equals(move));
    }

    Person somebody(Due due) {
        By by = due.by();
        Role role = one(by.roles());
        return switch (role) {
            case PATRON -> Person.patron(by.patron().orElseGet(this::aPatron));
            case DEALER -> Person.dealer(aDealer(due));
            case FLOORPERSON -> new Person(oneIn(4) ? Role.SUPERVISOR : Role.FLOORPERSON, "floor");
            case SUPERVISOR, SURVEILLANCE -> new Person(role, "above");
        };
    }

    String aPatron() {
        List<Patron> here = state.roster().patrons();
        return here.isEmpty() ? one(NAMES) : one(here).name();
    }

    String aDealer(Due due) {
        return due.move() instanceof Move.Confirm && state.phase() instanceof Phase.Preparing at
                ? DEALERS.stream()
                        .filter(name -> !at.shufflers().contains(name))
                        .findFirst()
                        .orElseThrow()
                : "dealer";
    }

    /// Asks for something that cannot be refused, but for chips that are missing.
    void must(Person who, Command command) {
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

    Money rack(String patron) {
        return state.accounts().of(new Account.Rack(patron));
    }

    Money least() {
        return least(Wager.PLAYER);
    }

    Money least(Wager wager) {
        return Objects.requireNonNull(rules.wagers().limits().get(wager)).min();
    }

    void perform(Person who, Move move) {
        ask(who, commands.honest(now(), move, who));
    }

    Decision ask(Person who, Command command) {
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

    void refused(Asked question, Decision.Refused no) {
        if (no.because().isEmpty() || no.detail().isBlank()) {
            throw new AssertionError("refused without a reason");
        }
        if (asked % NOW_AND_THEN == 0 && !Table.decide(state, question).equals(no)) {
            throw new AssertionError("a refusal left its trace");
        }
    }

    void accepted(Asked question, Decision.Accepted yes) {
        if (!Allowed.is(now(), question)) {
            throw new AssertionError("accepted, and neither due nor allowed");
        }
        if (yes.events().isEmpty()) {
            throw new AssertionError("accepted, and nothing happened");
        }
        TableState replayed = state;
        for (Happened happened : yes.events()) {
            TableState was = replayed;
            replayed = Table.apply(was, happened);
            cards.saw(happened.event(), laid(was.phase()));
            coverage.happened(was, happened, replayed);
            checks.saw(was, happened, replayed);
            follow(happened.event());
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
            checks.check(state, now());
        }
    }

    static boolean endsARound(Event event) {
        return event instanceof Event.CardsCleared || event instanceof Event.RoundVoided;
    }

    static List<Laid> laid(Phase phase) {
        return phase instanceof Phase.InRound round ? round.play().laid() : List.of();
    }

    private void follow(Event event) {
        switch (event) {
            case Event.RoundBegun(_, var kind) when kind != Play.Kind.SIMULATED -> {
                rounds++;
                quiet = false;
            }
            case Event.ShoeEnded _ -> greedy = oneIn(5);
            default -> {}
        }
    }
}
