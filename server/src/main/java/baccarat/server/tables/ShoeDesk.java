package baccarat.server.tables;

import baccarat.server.store.Significant;
import baccarat.server.views.ShoeView;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/// Brings a shoe that reads cards to its table: what it says is taken in, people are shown whether
/// it is followed, and each change of that is on the list that surveillance reads.
final class ShoeDesk {

    private static final String KIND = "shoe";

    private final LiveTable table;
    private final ShoeReader reader;
    private final ShownTable shown;
    private final Surroundings around;
    private Optional<Boolean> notedAs = Optional.empty();

    ShoeDesk(LiveTable table, ShoeReader reader, ShownTable shown, Surroundings around) {
        this.table = table;
        this.reader = reader;
        this.shown = shown;
        this.around = around;
    }

    /// Takes in what is said, and says why the shoe is not followed, if it is not.
    Optional<String> hear(ShoeSignal signal) {
        String who =
                switch (signal) {
                    case ShoeSignal.Line(var line) -> {
                        reader.hear(line, table.state(), table.now());
                        yield "the shoe";
                    }
                    case ShoeSignal.ByHand(var dealer) -> {
                        reader.byHand();
                        yield dealer;
                    }
                    case ShoeSignal.TakenAway() -> {
                        reader.forget();
                        yield "the floor";
                    }
                };
        tell(who);
        return why();
    }

    /// Looks whether the shoe is still there.
    ///
    /// @param next when there is something else to do
    /// @return when there is something to do
    Optional<Instant> look(Optional<Instant> next) {
        reader.look(table.now());
        tell("the shoe");
        return Stream.of(next, reader.silentAt()).flatMap(Optional::stream).min(Instant::compareTo);
    }

    private Optional<String> why() {
        return reader.view(table.state()).flatMap(ShoeView::keysBecause);
    }

    /// While something is being stored, the frame that follows shows the shoe.
    private void tell(String who) {
        Optional<ShoeView> view = reader.view(table.state());
        note(view, who);
        if (!table.isStoring()) {
            shown.shoe(view);
        }
    }

    private void note(Optional<ShoeView> view, String who) {
        Optional<Boolean> follows = view.map(it -> it.keysBecause().isEmpty());
        if (follows.equals(notedAs)) {
            return;
        }
        notedAs = follows;
        String words =
                view.map(
                                it ->
                                        it.keysBecause()
                                                .map("the dealer enters the faces: "::concat)
                                                .orElse("faces come from the shoe"))
                        .orElse("the table has no shoe that reads cards any more");
        Instant now = table.now();
        Optional<String> id = Optional.of(table.setting().id());
        var _ =
                around.store()
                        .write(
                                handle -> {
                                    Significant.note(handle, now, KIND, who, id, words);
                                    return true;
                                });
    }
}
