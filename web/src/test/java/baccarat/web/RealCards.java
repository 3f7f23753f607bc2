package baccarat.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.server.Staff;
import baccarat.server.Visitor;
import baccarat.server.Watching;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;

/// Tables of real cards, and one dealer whose console shows one after the other.
final class RealCards {

    private final OpenPage open;

    /// No two names look alike.
    private final Deque<String> guests =
            new ArrayDeque<>(
                    List.of("rea", "sam", "uma", "leo", "ivy", "max", "zoe", "kim", "joy", "tom"));

    private final Visitor dealer;
    private final Visitor floor;

    RealCards(OpenPage open) {
        this.open = open;
        dealer = open.staff().hire("dan", "dealer");
        floor = open.staff().hire("fay", "floorperson");
        open.enterAs("dan");
        open.page().evaluate("localStorage.setItem('console-one-by-one', 'yes')");
    }

    /// Puts up a table with an example in which something reads otherwise, opens it and looks at
    /// it.
    PromptedTable table(String id, String example, UnaryOperator<String> otherwise) {
        Plays.by(example);
        PutUp.table(open, id, example, "real-cards", otherwise);
        PutUp.opened(id, dealer, floor);
        open.page().navigate(open.address() + "#console/" + id);
        return new PromptedTable(open.page(), id, look(dealer, id), look(floor, id));
    }

    private static Watching look(Visitor staff, String id) {
        Watching watching = staff.watch(id);
        assertTrue(watching.hasComeIn(), watching.closed());
        return watching;
    }

    PromptedTable table(String example) {
        return table(example, UnaryOperator.identity());
    }

    PromptedTable table(String example, UnaryOperator<String> otherwise) {
        return table(example + "-1", example, otherwise);
    }

    /// The floor orders a shuffle, and the dealer signs for it too.
    void shuffleIsOrdered(PromptedTable table) {
        Staff.slip(
                        floor,
                        dealer,
                        "/v1/tables/" + table.id() + "/orders",
                        "{'command':{'command':'OrderShuffle','reason':'the cards look worn'}}")
                .is(200);
        table.hears("ShuffleOrdered");
    }

    /// One more dealer at a table.
    Watching another(String name, String id) {
        Visitor another = open.staff().hire(name, "dealer");
        Staff.signOn(another, id);
        return look(another, id);
    }

    /// Another guest with chips at seat 4.
    Watching guest(PromptedTable table) {
        String name = guests.remove();
        Watching guest = open.visitor().walkIn(name).watch(table.id());
        table.asks(guest, "{'command':'BuyIn','patron':'%s','amount':'5000.00'}".formatted(name));
        table.asks(guest, "{'command':'TakePlace','patron':'%s','place':'4'}".formatted(name));
        return guest;
    }
}
