package baccarat.server.tables;

import baccarat.server.views.EventView;
import baccarat.server.views.Frame;
import baccarat.server.views.Moment;
import baccarat.server.views.ShoeView;
import baccarat.server.views.TableView;
import baccarat.table.TableState;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// A table as people see it: its stored state, the running clock, and whether the floor has stopped
/// it.
///
/// While something is being stored, people see no clock; the next frame has it.
final class ShownTable {

    private final Hub hub;
    private final InstantSource now;
    private Signs signs = Signs.NONE;
    private Frame frame;

    /// The event after which people were last told what time alone has made due.
    private long toldAt = -1;

    /// What no event says.
    ///
    /// @param moment what a clock runs for
    /// @param stopped why the floor has stopped the table
    record Signs(Moment moment, Optional<String> stopped) {

        static final Signs NONE = new Signs(Moment.NEVER, Optional.empty());

        /// What is sent of a table after its last event.
        Frame frame(
                long last,
                List<EventView> events,
                Map<String, JsonNode> parts,
                TableState state,
                Hands hands) {
            return new Frame(
                    last,
                    events,
                    parts,
                    state,
                    hands.lifters(),
                    stopped,
                    hands.reader().view(state));
        }
    }

    ShownTable(Hub hub, InstantSource now, Frame first) {
        this.hub = hub;
        this.now = now;
        this.frame = first;
    }

    Hub hub() {
        return hub;
    }

    Signs signs() {
        return signs;
    }

    /// The stored state of the table.
    Frame frame() {
        return frame;
    }

    void clock(Moment next, boolean isStoring) {
        if (!next.equals(signs.moment())) {
            signs = new Signs(next, signs.stopped());
            if (!isStoring) {
                tellClock();
            }
        }
    }

    private void tellClock() {
        frame = frame.withPart("clock", TableView.clock(signs.moment()));
        publish(frame);
    }

    /// Time alone has made a step due: sends everyone's steps again, once.
    void tellWhatIsDue(long lastEvent, boolean isStoring) {
        if (!isStoring && toldAt != lastEvent) {
            toldAt = lastEvent;
            publish(frame);
        }
    }

    void stop(Optional<String> reason) {
        if (!signs.stopped().equals(reason)) {
            signs = new Signs(signs.moment(), reason);
            frame = frame.stopped(reason);
            publish(frame);
        }
    }

    /// A shoe that reads cards was heard, or is lost.
    void shoe(Optional<ShoeView> now) {
        if (!frame.shoe().equals(now)) {
            frame = frame.shoe(now);
            publish(frame);
        }
    }

    /// @param isStoring whether more is being stored
    void stored(Frame next, boolean isStoring) {
        frame = next.withoutEvents();
        publish(next);
        if (!isStoring && !TableView.clock(signs.moment()).equals(frame.parts().get("clock"))) {
            tellClock();
        }
    }

    private void publish(Frame next) {
        hub.publish(next, now.instant());
    }
}
