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
import baccarat.table.Move;
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
    private boolean named;
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

    Command honest(TableState now, Move move, Person by) {
        return make(now, move, by, true, false);
    }

    Command wild(TableState now, Move move, Person by) {
        return make(now, move, by, true, true);
    }

    /// Any command of this kind, whatever the move is about.
    Command wildOfItsKind(TableState now, Move move, Person by) {
        return make(now, move, by, false, true);
    }

    private Command make(
            TableState now, Move move, Person by, boolean isAboutIt, boolean anything) {
        state = now;
        who = by;
        named = isAboutIt;
        wild = anything;
        return switch (move) {
            case Move.OfAPatron patrons -> make(patrons);
            case Move.OfTheHouse house -> make(house);
            case Move.Free free -> make(free);
        };
    }

    private Command make(Move.OfAPatron move) {
        return switch (move) {
            case Move.AcceptCut _ -> new Command.AcceptCut();
            case Move.DeclineCut _ -> new Command.DeclineCut();
            case Move.CutCards _ -> new Command.CutCards(cutDepth());
            case Move.PledgeShare _ -> pledgeShare();
            case Move.AcceptShoe _ -> new Command.AcceptShoe();
            case Move.DeclineShoe _ -> new Command.DeclineShoe();
            case Move.NameDealer _ -> new Command.NameDealer();
            case Move.Turn(var side) -> turn(side);
            case Move.AcceptTheRight(var side) ->
                    new Command.AcceptTheRight(about(side, Side.values()));
            case Move.DeclineTheRight(var side) ->
                    new Command.DeclineTheRight(about(side, Side.values()));
        };
    }

    private Command make(Move.OfTheHouse move) {
        return switch (move) {
            case Move.OpenTable _ -> new Command.OpenTable(odd(Money.dollars(opening())));
            case Move.Confirm(var duty) -> new Command.Confirm(about(duty, Duty.values()));
            case Move.PlaceCoverCard _ -> new Command.PlaceCoverCard(behindTheCover());
            case Move.BurnFirst _ -> new Command.BurnFirst(face());
            case Move.BurnRest _ -> new Command.BurnRest(burned());
            case Move.ClosePledges _ -> new Command.ClosePledges();
            case Move.CloseReveals _ -> new Command.CloseReveals();
            case Move.MakeCall(var call) -> new Command.MakeCall(about(call, Call.values()));
            case Move.Draw(var place) -> draw(place);
            case Move.RemoveCoverCard _ ->
                    new Command.RemoveCoverCard(
                            oneIn(2) ? Optional.of(reason()) : Optional.empty());
            case Move.ApplyRemedy(var remedy) ->
                    new Command.ApplyRemedy(about(remedy, Remedy.values()));
            case Move.DiscardOneMore _ -> new Command.DiscardOneMore();
            case Move.SettleHouseMoney(var spot) -> new Command.SettleHouseMoney(aboutSpot(spot));
            case Move.CollectLosers _ -> new Command.CollectLosers();
            case Move.PaySpot(var spot) -> new Command.PaySpot(aboutSpot(spot));
            case Move.PayAward(var spot) -> new Command.PayAward(aboutSpot(spot));
            case Move.EndProgressives _ -> new Command.EndProgressives(mustHitWinner());
            case Move.ClearCards _ -> new Command.ClearCards();
            case Move.CollectVigorish(var spot) -> new Command.CollectVigorish(markedOr(spot));
            case Move.WriteOffVigorish(var spot) ->
                    new Command.WriteOffVigorish(markedOr(spot), reason());
            case Move.WriteOffDebt(var patron) ->
                    new Command.WriteOffDebt(debtor(patron), reason());
        };
    }

    private Command make(Move.Free move) {
        return switch (move) {
            case Move.OrderRecut _ -> new Command.OrderRecut(reason());
            case Move.OrderShuffle _ -> new Command.OrderShuffle(reason());
            case Move.OrderOtherDecks _ -> new Command.OrderOtherDecks(reason());
            case Move.AskFaceUp _ -> new Command.AskFaceUp();
            case Move.AskForASpread _ -> new Command.AskForASpread();
            case Move.PassShoe _ -> new Command.PassShoe();
            case Move.OrderPass _ -> new Command.OrderPass(reason());
            case Move.WithdrawReport _ -> new Command.WithdrawReport(reason());
            case Move.BuyIn _ -> new Command.BuyIn(patron(), buyIn());
            case Move.TakePlace _ -> new Command.TakePlace(patron(), newPlace());
            case Move.GiveUpPlace _ -> new Command.GiveUpPlace(patron(), spot());
            case Move.TakeChipsAway _ -> new Command.TakeChipsAway(patron(), chips(20));
            case Move.Leave _ -> new Command.Leave(patron());
            case Move.TakeVigorishFromTheAccount _ ->
                    new Command.TakeVigorishFromTheAccount(
                            debtor(Optional.empty()), markedOr(Optional.empty()), chips(3));
            case Move.PlaceWager _ -> placeWager();
            case Move.PlaceCoupon _ -> placeCoupon();
            case Move.WithdrawWager _ -> new Command.WithdrawWager(spot(), lyingWager());
            case Move.SpeakWager _ -> speakWager();
            case Move.ConfirmSpokenWager _ -> confirmSpoken();
            case Move.AskForAFreeHand _ -> new Command.AskForAFreeHand();
            case Move.ReportLateWager _ ->
                    new Command.ReportLateWager(spot(), anyWager(), chips(50));
            case Move.Lift _ -> lift();
            case Move.GiveUpTheRight(var side) ->
                    new Command.GiveUpTheRight(about(side, Side.values()));
            case Move.TakeTheRightAway(var side) ->
                    new Command.TakeTheRightAway(about(side, Side.values()), reason());
            case Move.ReportSurplusCard _ ->
                    new Command.ReportSurplusCard(random.nextBoolean(), maybeFace(2));
            case Move.ReportMisplacedCard _ ->
                    new Command.ReportMisplacedCard(one(Place.values()), maybeFace(2));
            case Move.ReportFaceUpInTheShoe _ -> new Command.ReportFaceUpInTheShoe(face());
            case Move.ChoosePress _ ->
                    new Command.ChoosePress(
                            spot(), oneIn(4) ? Optional.empty() : Optional.of(one(Side.values())));
            case Move.PublishSeal _ -> new Command.PublishSeal(thirtyTwoBytes());
            case Move.AddNonce _ -> new Command.AddNonce(share());
            case Move.OpenSeal _ ->
                    new Command.OpenSeal(
                            thirtyTwoBytes(),
                            Decks.of(state.rules().cards().decksInTheShoe() + (isOdd() ? 1 : 0)));
            case Move.CloseTable _ -> new Command.CloseTable();
            case Move.FillTray _ -> new Command.FillTray(chips(5_000));
            case Move.CreditTray _ -> new Command.CreditTray(credit());
            case Move.CorrectPayout _ ->
                    new Command.CorrectPayout(
                            correctable(),
                            spot(),
                            anyWager(),
                            chips(40),
                            random.nextBoolean(),
                            reason());
            case Move.CorrectFace _ ->
                    new Command.CorrectFace(
                            correctable(), one(List.of(Place.values())), cards.anyCard(), reason());
            case Move.IssueCoupon _ -> new Command.IssueCoupon(patron(), coupon(), reason());
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
    private <T> T about(T it, T[] values) {
        return named && !isOdd() ? it : one(values);
    }

    private Spot aboutSpot(Spot spot) {
        return named && !isOdd() ? spot : spot();
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

    private String debtor(Optional<String> left) {
        if (named && left.isPresent()) {
            return left.get();
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

    private Spot markedOr(Optional<Spot> spot) {
        return named && spot.isPresent() ? aboutSpot(spot.get()) : marked();
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
        return limits == null ? Money.dollars(5) : limits.min();
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
        int from = rules.procedures().cut().depth();
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

    private Command draw(Place due) {
        Place place = about(due, Place.values());
        boolean up = (named && Next.isDealtFaceUp(state, due)) ^ isOdd();
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

    private Command turn(Side due) {
        Side side = about(due, Side.values());
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
