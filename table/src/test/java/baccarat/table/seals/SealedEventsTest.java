package baccarat.table.seals;

import static baccarat.table.Seated.DEALER;
import static baccarat.table.Seated.FLOOR;
import static baccarat.table.Seated.patron;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.cards.Decks;
import baccarat.rules.Spot;
import baccarat.table.Command;
import baccarat.table.CorruptLog;
import baccarat.table.Due;
import baccarat.table.Event;
import baccarat.table.Happened;
import baccarat.table.Move;
import baccarat.table.Phase;
import baccarat.table.Seal;
import baccarat.table.SealEvent;
import baccarat.table.Seated;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Where in the life of a sealed shoe each event about it can happen: seat 9 cuts, seats 4 and 9
/// have pledged. Anywhere else it is a corrupt log. Logs from before there were pledges have shares
/// in the open.
class SealedEventsTest {

    private static final String ROOT = "ab".repeat(32);
    private static final String KEY = "cd".repeat(32);
    private static final Spot FOUR = Spot.seat(4);
    private static final Spot NINE = Spot.seat(9);

    private static String share(Spot seat) {
        return String.valueOf(seat.number()).repeat(64);
    }

    private static Seal.Pledge pledge(Spot seat) {
        return new Seal.Pledge(seat, Seal.published(ROOT).pledgeFor(seat, share(seat)));
    }

    private static Seated pledges(Seated table, Spot seat) {
        return table.asks(
                patron(seat.number()), new Command.PledgeShare(seat, pledge(seat).pledge()));
    }

    /// Each goes on from the one before.
    private static Map<String, Seated> situations() {
        var all = new LinkedHashMap<String, Seated>();
        Seated unsealed = Seated.at("ma-mini").sit(2, 4, 9);
        Seated published = unsealed.asks(DEALER, new Command.PublishSeal(ROOT));
        Seated offered = published.follow(Phase.OfferingCut.class);
        Seated accepted = pledges(offered, FOUR).asks(patron(9), new Command.AcceptCut());
        Seated pledged = pledges(accepted, NINE);
        Seated marked = pledged.asks(patron(9), new Command.CutCards(100));
        Seated revealing = marked.asks(DEALER, new Command.ClosePledges());
        Seated one = revealing.asks(patron(4), new Command.AddNonce(share(FOUR)));
        Seated cut = one.asks(patron(9), new Command.AddNonce(share(NINE)));
        Seated open = cut.follow(Phase.AcceptingWagers.class);
        all.put("unsealed", unsealed);
        all.put("published", published);
        all.put("offered", offered);
        all.put("accepted", accepted);
        all.put("pledged", pledged);
        all.put("marked", marked);
        all.put("revealing", revealing);
        all.put("one", one);
        all.put("cut", cut);
        all.put("open", open);
        all.put("over", open.asks(FLOOR, new Command.OrderShuffle("seen")));
        return all;
    }

    private static Map<String, Event> events() {
        var all = new LinkedHashMap<String, Event>();
        all.put("a seal is published", new SealEvent.SealPublished(ROOT));
        all.put("4 pledges", new SealEvent.SharePledged(FOUR, pledge(FOUR).pledge()));
        all.put("9 pledges", new SealEvent.SharePledged(NINE, pledge(NINE).pledge()));
        all.put("9 marks the cut", new SealEvent.CutMarked(Optional.of(NINE), 100));
        all.put("4 marks the cut", new SealEvent.CutMarked(Optional.of(FOUR), 100));
        all.put(
                "the pledges are closed",
                new SealEvent.PledgesClosed(List.of(pledge(FOUR), pledge(NINE))));
        all.put("one pledge is closed", new SealEvent.PledgesClosed(List.of(pledge(FOUR))));
        all.put("4 shows its share", new SealEvent.NonceAdded(FOUR, share(FOUR)));
        all.put("4 shows 9's share", new SealEvent.NonceAdded(FOUR, share(NINE)));
        all.put("9 shows its share", new SealEvent.NonceAdded(NINE, share(NINE)));
        all.put("both withheld their shares", new SealEvent.SharesWithheld(List.of(FOUR, NINE)));
        all.put("9 withheld its share", new SealEvent.SharesWithheld(List.of(NINE)));
        all.put("the seal is opened", new SealEvent.SealOpened(ROOT, KEY, Decks.of(8)));
        all.put("another seal is opened", new SealEvent.SealOpened(KEY, KEY, Decks.of(8)));
        all.put("9 cuts", new Event.CardsCut(Optional.of(NINE), 100));
        all.put("9 cuts elsewhere", new Event.CardsCut(Optional.of(NINE), 101));
        all.put("4 cuts", new Event.CardsCut(Optional.of(FOUR), 100));
        all.put("9 declines the cut", new Event.CutDeclined(NINE));
        return all;
    }

    @Test
    void an_event_about_a_seal_happens_where_it_belongs_and_nowhere_else() {
        Map<String, Seated> situations = situations();
        String found =
                events().entrySet().stream()
                        .map(event -> event.getKey() + ": " + where(event.getValue(), situations))
                        .collect(joining("\n", "", "\n"));

        assertEquals(
                """
                a seal is published: unsealed
                4 pledges: published, offered
                9 pledges: published, offered, accepted
                9 marks the cut: accepted, pledged
                4 marks the cut: nowhere
                the pledges are closed: marked
                one pledge is closed: nowhere
                4 shows its share: published, offered, revealing
                4 shows 9's share: published, offered
                9 shows its share: published, offered, revealing, one
                both withheld their shares: revealing
                9 withheld its share: one
                the seal is opened: over
                another seal is opened: nowhere
                9 cuts: accepted, pledged
                9 cuts elsewhere: accepted, pledged
                4 cuts: nowhere
                9 declines the cut: offered, accepted, pledged
                """,
                found);
    }

    @Test
    void the_patron_who_cuts_pledges_before_anything_else() {
        Due due = Objects.requireNonNull(situations().get("accepted")).due();

        assertEquals(new Move.PledgeShare(), due.move());
        assertEquals(Optional.of("p9"), due.by().patron());
    }

    private static String where(Event event, Map<String, Seated> situations) {
        List<String> found =
                situations.entrySet().stream()
                        .filter(each -> fits(each.getValue(), event))
                        .map(Map.Entry::getKey)
                        .toList();
        return found.isEmpty() ? "nowhere" : String.join(", ", found);
    }

    private static boolean fits(Seated table, Event event) {
        TableState state = table.state();
        var happened = new Happened(DEALER, state.clock(), event, List.of(), List.of());
        try {
            Table.apply(state, happened);
            return true;
        } catch (CorruptLog e) {
            return !String.valueOf(e.getMessage()).contains(" cannot happen ");
        }
    }
}
