package baccarat.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import baccarat.cards.Card;
import baccarat.records.Telling;
import baccarat.rules.Hand;
import baccarat.rules.Placed;
import baccarat.rules.Round;
import baccarat.rules.Side;
import baccarat.rules.Spot;
import baccarat.rules.Wager;
import baccarat.table.Call;
import baccarat.table.CuratorEvent;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.LinkEvent;
import baccarat.table.Phase;
import baccarat.table.Play;
import baccarat.table.SealEvent;
import baccarat.table.TableState;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A table as a bystander sees it: wagers, calls, hands, and what each seat won.
final class RoundPrinter implements Onlooker {

    private final Labelled page;
    private final long firstShoe;
    private final List<String> calls = new ArrayList<>();
    private final List<String> asides = new ArrayList<>();
    private RoundResults results = new RoundResults();
    private Optional<String> opening = Optional.empty();
    private Optional<String> result = Optional.empty();
    private String stack = "";
    private String burned = "";
    private int roundsBefore;

    RoundPrinter(PrintWriter out, long firstShoe) {
        this.page = new Labelled(out);
        this.firstShoe = firstShoe;
    }

    @Override
    public void saw(Happened happened, TableState before, TableState after) {
        switch (happened.event()) {
            case Event.OfPreparation preparation -> preparation(preparation, after);
            case CuratorEvent curator -> page.apart("shoe", Telling.of(curator));
            case Event.OfPatrons patrons -> patrons(patrons);
            case Event.OfWagers wagers -> wagers(wagers);
            case Event.OfTheRound round -> round(round, before, after);
            case Event.OfMishaps mishap -> page.line("dealer", Telling.of(mishap));
            case Event.OfSettlement settlement -> settlement(settlement);
            case SealEvent seal -> page.apart("shoe", Telling.of(seal));
            case Event.OfTheFloor floor -> page.apart("floor", Telling.of(floor));
            case LinkEvent link -> page.apart("meters", Telling.of(link));
        }
        if (before.phase() instanceof Phase.InRound) {
            happened.transfers().forEach(transfer -> results.moved(transfer, before));
        }
    }

    private void preparation(Event.OfPreparation event, TableState after) {
        int cards = after.stock().total();
        switch (event) {
            case Event.DutyDone(var duty) -> {
                switch (duty) {
                    case LOAD_THE_DEVICE ->
                            page.heading("%d cards in a continuous shuffler".formatted(cards));
                    case CHANGE_DECKS -> page.line("dealer", "changes the decks");
                    default -> {}
                }
            }
            case Event.CardsCut(var seat, _) ->
                    stack =
                            "%d cards, cut by %s"
                                    .formatted(
                                            cards, seat.map(Spot::toString).orElse("the dealer"));
            case Event.CoverCardPlaced(int behind) ->
                    stack += ", the cover card with %d cards behind it".formatted(behind);
            case Event.FirstCardBurned(var card) -> burned = card + " burned";
            case Event.CardsBurned(int count, var shown) -> begin(count, shown, after);
            case Event.ShoeEnded(var end) -> {
                int rounds = after.shoe().rounds() - roundsBefore;
                roundsBefore = after.shoe().rounds();
                page.heading(
                        "shoe %d ends after %d rounds: %s".formatted(number(after), rounds, end));
            }
            case Event.RecutOrdered _,
                    Event.ShuffleOrdered _,
                    Event.OtherDecksOrdered _,
                    Event.FaceUpAsked _,
                    Event.SpreadAsked _ ->
                    page.line("floor", Telling.of(event));
            case Event.CutAccepted _, Event.CutDeclined _, Event.SecondCoverCardPlaced _ -> {}
        }
    }

    private long number(TableState state) {
        return firstShoe + state.shoe().number() - 1;
    }

    private void begin(int count, List<Card> shown, TableState after) {
        page.heading("shoe " + number(after));
        page.line("cards", stack);
        String more = shown.isEmpty() ? "unseen" : words(shown);
        page.line("", "%s, and %d more: %s".formatted(burned, count, more));
    }

    private static String words(List<Card> cards) {
        return cards.stream().map(Card::toString).collect(joining(" "));
    }

    /// Chips and seats are in the summary.
    private void patrons(Event.OfPatrons event) {
        switch (event) {
            case Event.ChipsBought _, Event.PlaceTaken _, Event.PatronLeft _ -> {}
            case Event.PlaceGivenUp _,
                    Event.ChipsTakenAway _,
                    Event.LeaveBegun _,
                    Event.VigorishCollected _,
                    Event.VigorishTakenFromTheAccount _,
                    Event.VigorishWrittenOff _,
                    Event.DebtWrittenOff _ ->
                    page.apart("patrons", Telling.of(event));
        }
    }

    /// Those that stand when wagers close are printed then.
    private void wagers(Event.OfWagers event) {
        switch (event) {
            case Event.WagerPlaced _, Event.WagerWithdrawn _ -> {}
            case Event.WagerSpoken _,
                    Event.SpokenWagerConfirmed _,
                    Event.SpokenWagerLapsed _,
                    Event.FreeHandAsked _,
                    Event.WagersReturned _,
                    Event.LateWagerReturned _ ->
                    asides.add(Telling.of(event));
        }
    }

    private void round(Event.OfTheRound event, TableState before, TableState after) {
        switch (event) {
            case Event.RoundBegun _ -> begun(after);
            case Event.Called(var call, var words) -> called(call, "\"" + words + "\"");
            case Event.CoverCardOut _, Event.CoverCardElsewhere _ -> asides.add(Telling.of(event));
            case Event.CardsCleared _ -> cleared(before, after);
            case Event.CardDealt _,
                    Event.CardLifted _,
                    Event.HandTurned _,
                    Event.RightGivenUp _,
                    Event.RightTakenAway _,
                    Event.RightAccepted _,
                    Event.RightDeclined _ -> {}
        }
    }

    private void called(Call call, String words) {
        switch (call) {
            case LAST_HAND -> page.line("dealer", words);
            case PLACE_YOUR_WAGERS -> opening = Optional.of(words);
            case RESULT -> result = Optional.of(words);
            case NO_MORE_BETS,
                    CARDS,
                    PLAYER_COUNT,
                    BANKER_COUNT,
                    PLAYER_THIRD_CARD,
                    BANKER_THIRD_CARD ->
                    calls.add(words);
        }
    }

    private void begun(TableState after) {
        Play play = ((Phase.InRound) after.phase()).play();
        page.heading("round " + play.number());
        opening.ifPresent(words -> page.line("dealer", words));
        opening = Optional.empty();
        asides();
        Map<Spot, List<Placed>> spots =
                play.placed().stream()
                        .collect(
                                groupingBy(
                                        Placed::spot,
                                        () -> new TreeMap<>(Spot.LOWEST_FIRST),
                                        toList()));
        String label = "wagers";
        for (Map.Entry<Spot, List<Placed>> spot : spots.entrySet()) {
            items(label, spot.getKey(), spot.getValue());
            label = "";
        }
        calls();
        results = new RoundResults();
    }

    private void items(String label, Spot spot, List<Placed> placed) {
        page.items(
                label,
                "%-8s".formatted(spot),
                placed.stream().map(one -> one.wager() + " " + one.stake()).toList(),
                ",");
    }

    private void asides() {
        asides.forEach(words -> page.line("table", words));
        asides.clear();
    }

    private void calls() {
        if (!calls.isEmpty()) {
            page.items("dealer", "", calls, ",");
            calls.clear();
        }
    }

    private void cleared(TableState before, TableState after) {
        Round round = ((Phase.InRound) before.phase()).play().round();
        hand(Side.PLAYER, round.player());
        hand(Side.BANKER, round.banker());
        asides();
        calls();
        Optional<Side> winner = round.winner();
        String words = winner.map(side -> side + " wins").orElse("tie");
        String line =
                result.map(said -> Labelled.label("dealer", said))
                        .orElse(Labelled.label("result", words));
        page.coloured(Colours.ofWinner(winner, line));
        result = Optional.empty();
        results.spots().forEach(this::result);
        meters(after);
        page.end();
    }

    private void hand(Side side, Hand hand) {
        String name = side == Side.PLAYER ? "Player" : "Banker";
        String cards = "%-10s%s".formatted(hand, hand.pointCount());
        page.coloured(Colours.of(side, Labelled.label(name, cards)));
    }

    private void result(Spot spot, SpotResult result) {
        page.items(spot.toString(), "%10s   ".formatted(result.net()), result.items(), ";");
    }

    private void meters(TableState after) {
        List<String> shown =
                after.meters().shown().entrySet().stream()
                        .map(meter -> meter.getKey() + " " + meter.getValue())
                        .toList();
        if (!shown.isEmpty()) {
            page.items("meters", "", shown, ",");
        }
    }

    private void settlement(Event.OfSettlement event) {
        switch (event) {
            case Event.Settled(var step) -> results.at(step.spot()).step(step);
            case Event.HouseMoneySettled(var spot, _, var steps) ->
                    steps.forEach(results.at(spot)::step);
            case Event.VigorishShort(var spot, var left) ->
                    results.at(spot).add(Wager.BANKER, left + " of it marked");
            case Event.MustHitWon(var spot, var amount) ->
                    results.at(spot).add(Wager.ROYAL_9, "Must Hit " + amount);
            case Event.MeterRestarted _, Event.AwardSetAside _ -> asides.add(Telling.of(event));
            case Event.PressChosen _, Event.MetersCredited _, Event.MustHitNotReached _ -> {}
        }
    }
}
