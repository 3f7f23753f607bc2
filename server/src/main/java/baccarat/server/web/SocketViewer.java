package baccarat.server.web;

import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.store.Meters;
import baccarat.server.tables.Viewer;
import baccarat.table.Person;
import io.micrometer.core.instrument.Counter;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// A browser that watches a table. Counts frames it has not taken yet; one that is too far behind
/// is disconnected and can reconnect, so that a slow reader holds up no one.
final class SocketViewer implements Viewer {

    private static final Counter SENT =
            Counter.builder("baccarat.frames")
                    .description("messages sent to those who look at tables")
                    .register(Meters.OF_THE_PROCESS);

    private static final int FRAMES_BEHIND = 500;
    private static final int TOO_FAR_FOR_A_GLIMPSE = 4;
    private static final int GOING_AWAY = 1001;

    /// No person's name begins like this.
    private static final Person NOBODY = Person.patron(Asker.SIMULATED + "stranger");

    private final Session socket;
    private final Optional<Member> member;
    private final AtomicInteger behind = new AtomicInteger();
    private volatile boolean isClosed;

    SocketViewer(Session socket, Optional<Member> member) {
        this.socket = socket;
        this.member = member;
    }

    /// The name under which sockets are counted.
    String name() {
        return member.map(Member::name).orElse("");
    }

    @Override
    public boolean isStranger() {
        return member.isEmpty();
    }

    @Override
    public Person person() {
        return member.map(Member::person).orElse(NOBODY);
    }

    @Override
    public void send(String frame) {
        if (isClosed || !socket.isOpen()) {
            return;
        }
        if (behind.incrementAndGet() > FRAMES_BEHIND) {
            socket.disconnect();
            return;
        }
        SENT.increment();
        socket.sendText(
                frame, Callback.from(behind::decrementAndGet, _ -> behind.decrementAndGet()));
    }

    @Override
    public void glimpse(String passing) {
        if (behind.get() < TOO_FAR_FOR_A_GLIMPSE) {
            send(passing);
        }
    }

    @Override
    public void dismiss(String why) {
        close(GOING_AWAY, why);
    }

    /// Nothing is sent from here on.
    void close(int status, String reason) {
        isClosed = true;
        socket.close(status, reason, Callback.NOOP);
    }
}
