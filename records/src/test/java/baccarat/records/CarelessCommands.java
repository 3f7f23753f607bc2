package baccarat.records;

import baccarat.cards.Card;
import baccarat.cards.Decks;
import baccarat.rules.Limits;
import baccarat.rules.Meter;
import baccarat.rules.Money;
import baccarat.rules.MustHit;
import baccarat.rules.Placed;
import baccarat.rules.Remedy;
import baccarat.rules.Royal9;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.TableRules;
import baccarat.rules.Wager;
import baccarat.table.Account;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Duty;
import baccarat.table.Laid;
import baccarat.table.Next;
import baccarat.table.Patron;
import baccarat.table.Person;
import baccarat.table.Phase;
import baccarat.table.Place;
import baccarat.table.Role;
import baccarat.table.Seal;
import baccarat.table.TableState;
import baccarat.table.Unpaid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// A command of any kind with something to fill it: what fits the moment, or, if wild, anything.
final class CarelessCommands {

    private static final List<Long> ODD_CENTS =
            List.of(0L, -500L, 1L, 777L, 123_456_789L, Long.MAX_VALUE, Long.MIN_VALUE, -1L);

    private static final List<String> ODD_NAMES = List.of("", " ", "x".repeat(65));

    private final TableRules rules;
    private final CarelessCards cards;
    private final SplittableRandom random;
    private final List<String> names;
    private final List<Wager> offered;
    private final Money chip;
    private TableState state;
    private Person who = Person.dealer("dealer");
    private Optional<Object> about = Optional.empty();
    private boolean wild;

    CarelessCommands(
            TableState state, CarelessCards cards, SplittableRandom random, List<String> names) {
        this.state = state;
        this.rules = state.rules();
        this.cards = cards;
        this.random = random;
        this.names = names;
        this.offered = rules.wagers().limits().keySet().stream().sorted().toList();
        this.chip = rules.seating().smallestChip();
    }

    Command honest(
            TableState now, Class<? extends Command> kind, Person by, Optional<Object> what) {
        return make(now, kind, by, what, false);
    }

    Command wild(TableState now, Class<? extends Command> kind, Person by, Optional<Object> what) {
        return make(now, kind, by, what, true);
    }

    private Command make(
            TableState now,
            Class<? extends Command> kind,
            Person by,
            Optional<Object> what,
            boolean anything) {
        state = now;
        who = by;
        about = what;
        wild = anything;
        return switch (kind.getSimpleName()) {
            case "Confirm" -> new Command.Confirm(about(Duty.values()));
            case "AcceptCut" -> new Command.AcceptCut();
            case "DeclineCut" -> new Command.DeclineCut();
            case "CutCards" -> new Command.CutCards(cutDepth());
            case "PlaceCoverCard" -> new Command.PlaceCoverCard(behindTheCover());
            case "OrderRecut" -> new Command.OrderRecut(reason());
            case "BurnFirst" -> new Command.BurnFirst(face());
            case "BurnRest" -> new Command.BurnRest(burned());
            case "OrderShuffle" -> new Command.OrderShuffle(reason());
            case "OrderOtherDecks" -> new Command.OrderOtherDecks(reason());
            case "AskFaceUp" -> new Command.AskFaceUp();
            case "AskForASpread" -> new Command.AskForASpread();
            case "AcceptShoe" -> new Command.AcceptShoe();
            case "DeclineShoe" -> new Command.DeclineShoe();
            case "NameDealer" -> new Command.NameDealer();
            case "PassShoe" -> new Command.PassShoe();
            case "OrderPass" -> new Command.OrderPass(reason());
            case "BuyIn" -> new Command.BuyIn(patron(), buyIn());
            case "TakePlace" -> new Command.TakePlace(patron(), newPlace());
            case "GiveUpPlace" -> new Command.GiveUpPlace(patron(), spot());
            case "TakeChipsAway" -> new Command.TakeChipsAway(patron(), chips(20));
            case "Leave" -> new Command.Leave(patron());
            case "PlaceWager" -> placeWager();
            case "PlaceCoupon" -> placeCoupon();
            case "IssueCoupon" -> new Command.IssueCoupon(patron(), coupon(), reason());
            case "WithdrawWager" -> new Command.WithdrawWager(spot(), lyingWager());
            case "SpeakWager" -> speakWager();
            case "ConfirmSpokenWager" -> confirmSpoken();
            case "AskForAFreeHand" -> new Command.AskForAFreeHand();
            case "ReportLateWager" -> new Command.ReportLateWager(spot(), anyWager(), chips(50));
            case "MakeCall" -> new Command.MakeCall(about(Call.values()));
            case "Draw" -> draw();
            case "Lift" -> lift();
            case "Turn" -> turn();
            case "GiveUpTheRight" -> new Command.GiveUpTheRight(about(Side.values()));
            case "TakeTheRightAway" -> new Command.TakeTheRightAway(about(Side.values()), reason());
            case "AcceptTheRight" -> new Command.AcceptTheRight(about(Side.values()));
            case "DeclineTheRight" -> new Command.DeclineTheRight(about(Side.values()));
            case "RemoveCoverCard" ->
                    new Command.RemoveCoverCard(
                            oneIn(2) ? Optional.of(reason()) : Optional.empty());
            case "ClearCards" -> new Command.ClearCards();
            case "ReportSurplusCard" ->
                    new Command.ReportSurplusCard(random.nextBoolean(), maybeFace(2));
            case "ReportMisplacedCard" ->
                    new Command.ReportMisplacedCard(one(Place.values()), maybeFace(2));
            case "ReportFaceUpInTheShoe" -> new Command.ReportFaceUpInTheShoe(face());
            case "ApplyRemedy" -> new Command.ApplyRemedy(about(Remedy.values()));
            case "DiscardOneMore" -> new Command.DiscardOneMore();
            case "ChoosePress" ->
                    new Command.ChoosePress(
                            spot(), oneIn(4) ? Optional.empty() : Optional.of(one(Side.values())));
            case "SettleHouseMoney" -> new Command.SettleHouseMoney(aboutSpot());
            case "CollectLosers" -> new Command.CollectLosers();
            case "PaySpot" -> new Command.PaySpot(aboutSpot());
            case "PayAward" -> new Command.PayAward(aboutSpot());
            case "EndProgressives" -> new Command.EndProgressives(mustHitWinner());
            case "CollectVigorish" -> new Command.CollectVigorish(markedOr());
            case "OpenTable" -> new Command.OpenTable(odd(Money.dollars(opening())));
            case "CloseTable" -> new Command.CloseTable();
            case "FillTray" -> new Command.FillTray(chips(5_000));
            case "CreditTray" -> new Command.CreditTray(credit());
            case "TakeVigorishFromTheAccount" ->
                    new Command.TakeVigorishFromTheAccount(debtor(), markedOr(), chips(3));
            case "WriteOffVigorish" -> new Command.WriteOffVigorish(markedOr(), reason());
            case "WriteOffDebt" -> new Command.WriteOffDebt(debtor(), reason());
            case "CorrectPayout" ->
                    new Command.CorrectPayout(
                            correctable(),
                            spot(),
                            anyWager(),
                            chips(40),
                            random.nextBoolean(),
                            reason());
            case "CorrectFace" ->
                    new Command.CorrectFace(
                            correctable(), one(List.of(Place.values())), cards.anyCard(), reason());
            case "PublishSeal" -> new Command.PublishSeal(thirtyTwoBytes());
            case "PledgeShare" -> pledgeShare();
            case "ClosePledges" -> new Command.ClosePledges();
            case "AddNonce" -> new Command.AddNonce(share());
            case "CloseReveals" -> new Command.CloseReveals();
            case "OpenSeal" ->
                    new Command.OpenSeal(
                            thirtyTwoBytes(),
                            Decks.of(state.rules().cards().decksInTheShoe() + (isOdd() ? 1 : 0)));
            default -> throw new IllegalStateException("nobody knows how to make a " + kind);
        };
    }

    boolean oneIn(int chances) {
        return random.nextInt(chances) == 0;
    }

    <T> T one(List<T> these) {
        return these.get(random.nextInt(these.size()));
    }

    private <T> T one(T[] these) {
        return these[random.nextInt(these.length)];
    }

    private boolean isOdd() {
        return wild && random.nextBoolean();
    }

    /// What the command has to name, or anything of its kind.
    @SuppressWarnings("unchecked")
    private <T> T about(T[] values) {
        return about.isPresent() && !isOdd() ? (T) about.get() : one(values);
    }

    private Spot aboutSpot() {
        return about.isPresent() && !isOdd() ? (Spot) about.get() : spot();
    }

    private String thirtyTwoBytes() {
        return "%016x".formatted(random.nextLong()).repeat(isOdd() ? 3 : 4);
    }

    /// Of the seat that cuts, if it is the asker's, or of their first one.
    private Command pledgeShare() {
        Optional<Spot> cutting =
                state.phase() instanceof Phase.Cutting(var cutter)
                        ? cutter.seat().filter(this::isTheirs)
                        : Optional.empty();
        Spot seat =
                cutting.or(
                                () ->
                                        state.roster().patron(who.name()).stream()
                                                .flatMap(patron -> patron.places().stream())
                                                .findFirst())
                        .filter(_ -> !isOdd())
                        .orElseGet(this::spot);
        return new Command.PledgeShare(
                seat,
                state.shoe()
                        .seal()
                        .filter(_ -> !isOdd())
                        .map(seal -> seal.pledgeFor(seat, shareOf(seat)))
                        .orElseGet(this::thirtyTwoBytes));
    }

    private boolean isTheirs(Spot seat) {
        return state.roster().at(seat).filter(it -> it.name().equals(who.name())).isPresent();
    }

    /// One that is awaited.
    private String share() {
        List<Seal.Pledge> awaited = state.shoe().seal().map(Seal::awaited).orElseGet(List::of);
        return awaited.isEmpty() || isOdd() ? thirtyTwoBytes() : shareOf(one(awaited).seat());
    }

    private static String shareOf(Spot seat) {
        return "%02x".formatted(seat.number()).repeat(32);
    }

    private String reason() {
        return isOdd() ? " " : "as the floor saw it";
    }

    private Money odd(Money amount) {
        return isOdd() ? new Money(one(ODD_CENTS)) : amount;
    }

    /// The last round, more often than not.
    private int correctable() {
        return isOdd()
                ? random.nextInt(5)
                : state.phase() instanceof Phase.InRound round
                        ? round.play().number()
                        : state.correctable().round();
    }

    private Money chips(int most) {
        return odd(chip.times(1 + random.nextInt(most)));
    }

    private Money buyIn() {
        return odd(least(Wager.PLAYER).times(1 + random.nextInt(oneIn(2) ? 2 : 30)));
    }

    private int opening() {
        return oneIn(4) ? 2_000 : 500_000;
    }

    private Money credit() {
        return oneIn(6) ? state.accounts().of(Account.Fixed.TRAY) : chips(500);
    }

    private String patron() {
        if (who.role() == Role.PATRON && !isOdd()) {
            return who.name();
        }
        List<Patron> here = state.roster().patrons();
        if (here.isEmpty() || isOdd()) {
            return wild && oneIn(4) ? one(ODD_NAMES) : one(names);
        }
        return one(here).name();
    }

    private String debtor() {
        if (about.isPresent() && about.get() instanceof String left) {
            return left;
        }
        List<String> debtors =
                state.roster().unpaid().stream().map(Unpaid::patron).distinct().sorted().toList();
        return debtors.isEmpty() || isOdd() ? patron() : one(debtors);
    }

    private Optional<Patron> himself() {
        return state.roster().patron(who.name()).filter(_ -> who.role() == Role.PATRON);
    }

    private Spot spot() {
        if (isOdd()) {
            return oneIn(3) ? Spot.line(1 + random.nextInt(10)) : Spot.seat(1 + random.nextInt(16));
        }
        Optional<Patron> patron = himself().filter(one -> !one.places().isEmpty());
        if (patron.isPresent()) {
            return one(patron.get().places());
        }
        List<Spot> taken =
                state.roster().patrons().stream().flatMap(one -> one.places().stream()).toList();
        return taken.isEmpty() ? Spot.seat(1) : one(taken);
    }

    private Spot newPlace() {
        if (isOdd()) {
            return spot();
        }
        int lines = rules.seating().lines();
        return lines > 0 && oneIn(4)
                ? Spot.line(1 + random.nextInt(lines))
                : Spot.seat(1 + random.nextInt(rules.seating().seats()));
    }

    private Spot marked() {
        List<Spot> marked =
                state.roster().markers().keySet().stream().sorted(Spot.LOWEST_FIRST).toList();
        return marked.isEmpty() || isOdd() ? spot() : one(marked);
    }

    private Spot markedOr() {
        return about.isPresent() ? aboutSpot() : marked();
    }

    private Wager anyWager() {
        return isOdd() ? one(Wager.values()) : one(offered);
    }

    private List<Placed> layout() {
        return switch (state.phase()) {
            case Phase.AcceptingWagers open -> open.layout();
            case Phase.InRound round -> round.play().layout();
            default -> List.of();
        };
    }

    private Wager lyingWager() {
        List<Placed> lies = layout();
        return lies.isEmpty() || isOdd() ? anyWager() : one(lies).wager();
    }

    private Money least(Wager wager) {
        Limits limits = rules.wagers().limits().get(wager);
        return limits == null ? Royal9.STAKE : limits.min();
    }

    private Money stake(Wager wager) {
        Money min = least(wager);
        Money all = state.accounts().of(new Account.Rack(who.name()));
        if (wager != Wager.ROYAL_9 && all.isMultipleOf(chip) && oneIn(5)) {
            return all;
        }
        Money stake = wager == Wager.ROYAL_9 ? min : min.plus(chip.times(random.nextInt(30)));
        return odd(stake);
    }

    private Command placeWager() {
        if (rules.wagers().royal9().isPresent() && oneIn(4)) {
            List<Placed> lies = layout();
            Spot chair = lies.isEmpty() ? spot() : one(lies).spot();
            return new Command.PlaceWager(chair, Wager.ROYAL_9, stake(Wager.ROYAL_9));
        }
        if (offered.contains(Wager.HOUSE_MONEY) && oneIn(4)) {
            return new Command.PlaceWager(spot(), Wager.HOUSE_MONEY, stake(Wager.HOUSE_MONEY));
        }
        Wager wager = oneIn(2) ? (oneIn(2) ? Wager.BANKER : Wager.PLAYER) : anyWager();
        return new Command.PlaceWager(spot(), wager, stake(wager));
    }

    private Command placeCoupon() {
        List<Placed> lies =
                layout().stream()
                        .filter(
                                placed ->
                                        placed.wager().isOnAHand()
                                                && himself()
                                                        .filter(
                                                                one ->
                                                                        one.places()
                                                                                .contains(
                                                                                        placed
                                                                                                .spot()))
                                                        .isPresent())
                        .toList();
        if (lies.isEmpty() || isOdd()) {
            return new Command.PlaceCoupon(spot(), anyWager(), chips(20));
        }
        Placed placed = one(lies);
        List<Money> held = state.accounts().coupons(who.name());
        return new Command.PlaceCoupon(
                placed.spot(),
                placed.wager(),
                odd(held.isEmpty() || oneIn(4) ? placed.stake() : one(held)));
    }

    /// Mostly small enough to lie beside a wager of the least stake.
    private Money coupon() {
        return oneIn(4) ? chips(40) : odd(oneIn(2) ? chip : least(Wager.PLAYER));
    }

    private Command speakWager() {
        Wager wager = anyWager();
        return new Command.SpeakWager(spot(), wager, stake(wager));
    }

    private Command confirmSpoken() {
        if (state.phase() instanceof Phase.AcceptingWagers open
                && !open.spoken().isEmpty()
                && !isOdd()) {
            Phase.Spoken spoken = one(open.spoken());
            return new Command.ConfirmSpokenWager(spoken.spot(), spoken.wager());
        }
        return new Command.ConfirmSpokenWager(spot(), anyWager());
    }

    private int total() {
        return rules.cards().decksInTheShoe() * 52;
    }

    private int cutDepth() {
        int from = rules.procedures().cutDepth();
        return isOdd()
                ? one(List.of(0, -1, from - 1, total() - from + 1, Integer.MAX_VALUE))
                : from + random.nextInt(total() - 2 * from + 1);
    }

    private int behindTheCover() {
        if (isOdd()) {
            return one(List.of(0, -1, 13, total(), Integer.MAX_VALUE));
        }
        return 14 + random.nextInt(oneIn(2) ? 3 : total() - 60);
    }

    private Card face() {
        return isOdd() ? cards.anyCard() : cards.next();
    }

    private Optional<Card> maybeFace(int chances) {
        return oneIn(chances) ? Optional.of(face()) : Optional.empty();
    }

    private List<Card> burned() {
        int count =
                state.phase() instanceof Phase.Burning(var first)
                        ? first.rank().burnCount()
                        : random.nextInt(4);
        boolean shown = rules.handling().burnShown() ^ isOdd();
        return shown ? cards.next(count + (isOdd() ? 1 : 0)) : List.of();
    }

    private Command draw() {
        Place place = about(Place.values());
        boolean up =
                (about.isPresent() && Next.isDealtFaceUp(state, (Place) about.get())) ^ isOdd();
        boolean exposed = state.phase() instanceof Phase.InRound && oneIn(30);
        return new Command.Draw(place, up || exposed ? Optional.of(face()) : Optional.empty());
    }

    private List<Laid> laid() {
        return state.phase() instanceof Phase.InRound round ? round.play().laid() : List.of();
    }

    private Command lift() {
        List<Laid> down =
                state.phase() instanceof Phase.Turning(var play, var side)
                        ? play.laid().stream()
                                .filter(card -> card.place().side() == side)
                                .filter(card -> card.seen() == Laid.Seen.DOWN)
                                .toList()
                        : List.of();
        if (down.isEmpty() || isOdd()) {
            Place place = one(Place.values());
            return new Command.Lift(place, cards.at(place));
        }
        Place place = one(down).place();
        return new Command.Lift(place, isOdd() ? cards.anyCard() : cards.at(place));
    }

    private Command turn() {
        Side side = about(Side.values());
        var faces = new ArrayList<Card>();
        for (Laid card : laid()) {
            if (card.place().side() == side && card.seen() != Laid.Seen.UP) {
                faces.add(isOdd() ? cards.anyCard() : cards.at(card.place()));
            }
        }
        if (isOdd()) {
            faces.add(cards.anyCard());
        }
        return new Command.Turn(side, faces);
    }

    /// Often soon after the reset, so that it happens often enough to be seen.
    private Optional<Spot> mustHitWinner() {
        List<Spot> wagered =
                state.phase() instanceof Phase.InRound round
                        ? round.play().placed().stream()
                                .filter(placed -> placed.wager() == Wager.ROYAL_9)
                                .map(Placed::spot)
                                .toList()
                        : List.of();
        Optional<MustHit> mustHit = rules.wagers().royal9().flatMap(Royal9::mustHit);
        if (wagered.isEmpty() || mustHit.isEmpty() || isOdd()) {
            return oneIn(2) ? Optional.empty() : Optional.of(spot());
        }
        Money shows = state.meters().of(Meter.MUST_HIT).money();
        boolean mayBeWon = mustHit.get().reset().compareTo(shows) < 0;
        boolean mustBeWon = mustHit.get().ceiling().isAtMost(shows);
        return mustBeWon || (mayBeWon && oneIn(10)) ? Optional.of(one(wagered)) : Optional.empty();
    }
}
