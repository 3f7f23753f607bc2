package baccarat.checks;

import baccarat.cards.ByteSource;
import baccarat.cards.Card;
import baccarat.cards.ShoeOrder;
import baccarat.cards.ShoeStream;
import baccarat.dealer.AutomaticDealer;
import baccarat.dealer.Shoes;
import baccarat.dealer.SimulatedPatrons;
import baccarat.records.LogHeader;
import baccarat.records.LogWriter;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.shoe.Bytes32;
import baccarat.shoe.Cut;
import baccarat.shoe.SealedShoe;
import baccarat.shoe.Share;
import baccarat.shoe.ShoeName;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Person;
import baccarat.table.Role;
import baccarat.table.Seal;
import baccarat.table.SealEvent;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A table with an automatic dealer whose shoes are sealed, and its log.
final class SealedTable implements Shoes {

    private static final Person DEALER = Person.dealer("dealer");

    private final LogHeader header;
    private final LogWriter writer;
    private final List<String> log = new ArrayList<>();
    private final ByteSource chance = new ShoeStream(3, 1).bytes();
    private final SimulatedPatrons patrons;
    private final AutomaticDealer dealer;
    private final List<Cut> cuts = new ArrayList<>();
    private final List<Share> shares = new ArrayList<>();
    private final Map<Spot, Bytes32> nonces = new HashMap<>();
    private Optional<SealedShoe> sealed = Optional.empty();
    private TableState state;
    private Instant now = Instant.parse("2026-01-01T12:00:00Z");
    private int seals;
    private boolean recut;

    SealedTable(LogHeader header, TableRules rules) {
        this.header = header;
        this.writer = new LogWriter(header);
        this.state = TableState.closed(rules);
        this.patrons = new SimulatedPatrons(rules, new ShoeStream(3, 2).bytes(), 3);
        this.dealer = new AutomaticDealer(rules, this, 1, patrons.buyIn().times(100));
        log.add(header.line());
    }

    @Override
    public ShoeOrder order(long number, List<Card> cards) {
        return sealed.orElseThrow().cut(cuts).order();
    }

    @Override
    public ByteSource triggers() {
        return new ShoeStream(3, 3).bytes();
    }

    /// Deals so many shoes to their end and opens them.
    List<String> play(int shoes) {
        step();
        for (SimulatedPatrons.Simulated simulated : patrons.all()) {
            Person patron = Person.patron(simulated.name());
            isDone(patron, new Command.BuyIn(simulated.name(), patrons.buyIn()));
            isDone(patron, new Command.TakePlace(simulated.name(), simulated.seat()));
        }
        while (seals <= shoes) {
            step();
        }
        return log;
    }

    private void step() {
        boolean sealing = seal();
        if (!sealing && !share() && !recut()) {
            dealer.next(state).ifPresentOrElse(act -> must(act.who(), act.command()), this::wager);
        }
    }

    private boolean seal() {
        if (isListed(new Move.OpenSeal())) {
            SealedShoe.Revealed secret = sealed.orElseThrow().reveal();
            must(DEALER, new Command.OpenSeal(secret.key().hex(), secret.order()));
            return true;
        }
        if (isListed(new Move.PublishSeal())) {
            seals++;
            recut = seals != 2;
            cuts.clear();
            shares.clear();
            var name = new ShoeName(header.name(), seals);
            int decks = state.rules().cards().decksInTheShoe();
            sealed = Optional.of(SealedShoe.of(name, decks, chance));
            must(DEALER, new Command.PublishSeal(sealed.get().root().hex()));
            return true;
        }
        return false;
    }

    private boolean isListed(Move move) {
        return Next.steps(state).stream().anyMatch(due -> due.move().equals(move));
    }

    /// Two patrons pledge before the cut, the one who cuts among them. The other keeps silent in
    /// the first shoe.
    private boolean share() {
        Optional<Seal> seal = state.shoe().seal();
        if (seal.filter(it -> it.stage() == Seal.Stage.REVEALING).isPresent()
                && isListed(new Move.CloseReveals())) {
            return seal.get().awaited().stream()
                    .map(Seal.Pledge::seat)
                    .filter(seat -> seals != 1 || !seat.equals(patrons.all().getFirst().seat()))
                    .findFirst()
                    .filter(seat -> isDone(patronAt(seat), reveal(seat)))
                    .isPresent();
        }
        Optional<Due> due =
                Next.steps(state).stream()
                        .filter(one -> one.required() && one.move() instanceof Move.PledgeShare)
                        .findFirst();
        due.ifPresent(
                one -> {
                    SimulatedPatrons.Simulated other = patrons.all().getFirst();
                    pledge(other.seat());
                    state
                            .roster()
                            .patron(one.by().patron().orElseThrow())
                            .orElseThrow()
                            .places()
                            .stream()
                            .filter(seat -> !seat.equals(other.seat()))
                            .forEach(this::pledge);
                });
        return due.isPresent();
    }

    private Person patronAt(Spot seat) {
        return Person.patron(state.roster().at(seat).orElseThrow().name());
    }

    private Command reveal(Spot seat) {
        return new Command.AddNonce(nonces.get(seat).hex());
    }

    private void pledge(Spot seat) {
        Bytes32 nonce = Bytes32.drawn(chance);
        nonces.put(seat, nonce);
        Bytes32 root = sealed.orElseThrow().root();
        String pledge = new Share(seat.number(), nonce).pledge(root).hex();
        must(patronAt(seat), new Command.PledgeShare(seat, pledge));
    }

    /// Once for the second shoe.
    private boolean recut() {
        if (recut || !isListed(new Move.OrderRecut())) {
            return false;
        }
        recut = true;
        Person floor = Person.floorperson("floor");
        return isDone(floor, new Command.OrderRecut("a wish"))
                || isDone(new Person(Role.SUPERVISOR, "boss"), new Command.OrderRecut("a wish"));
    }

    private void wager() {
        patrons.wagers()
                .forEach(
                        wishes ->
                                wishes.forEach(
                                        wish ->
                                                isDone(
                                                        Person.patron(wish.by().name()),
                                                        wish.command())));
        patrons.least().forEach(wish -> isDone(Person.patron(wish.by().name()), wish.command()));
    }

    private void must(Person who, Command command) {
        if (!isDone(who, command)) {
            throw new AssertionError("refused: %s %s".formatted(who, command));
        }
    }

    private boolean isDone(Person who, Command command) {
        now = now.plusMillis(500);
        if (!(Table.decide(state, new Asked(who, now, command))
                instanceof Decision.Accepted(var events, var after))) {
            return false;
        }
        for (Happened happened : events) {
            log.add(writer.line(happened));
            follow(happened.event());
        }
        dealer.saw(events);
        state = after;
        return true;
    }

    private void follow(Event event) {
        switch (event) {
            case SealEvent.NonceAdded(var seat, var nonce) ->
                    shares.add(new Share(seat.number(), new Bytes32(nonce)));
            case Event.CardsCut(var seat, int depth) ->
                    cuts.add(new Cut(number(seat), depth, shares));
            case Event.RecutOrdered _ -> shares.clear();
            default -> {}
        }
    }

    private static int number(Optional<Spot> seat) {
        return seat.map(Spot::number).orElse(Share.DEALER);
    }
}
