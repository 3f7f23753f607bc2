package baccarat.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.server.people.Member;
import baccarat.server.people.Post;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/// A browser that takes what it is sent only when the test says so.
class SocketViewerTest {

    private final List<String> sent = new ArrayList<>();
    private final List<Callback> waiting = new ArrayList<>();
    private final SocketViewer viewer =
            new SocketViewer(socket(), Optional.of(Member.fresh("1", "ben", Post.PATRON, true)));

    private Session socket() {
        return (Session)
                Proxy.newProxyInstance(
                        Session.class.getClassLoader(),
                        new Class<?>[] {Session.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("sendText")) {
                                sent.add((String) arguments[0]);
                                waiting.add((Callback) arguments[1]);
                            }
                            return method.getReturnType() == boolean.class ? true : null;
                        });
    }

    @Test
    void whoever_is_behind_misses_what_passes_and_no_frame() {
        for (int peel = 0; peel < 100; peel++) {
            viewer.glimpse("peel " + peel);
        }
        viewer.send("frame");
        viewer.glimpse("too late");

        assertEquals(List.of("peel 0", "peel 1", "peel 2", "peel 3", "frame"), sent);
    }

    @Test
    void whoever_has_caught_up_sees_what_passes_again() {
        for (int frame = 0; frame < 10; frame++) {
            viewer.send("frame " + frame);
        }
        viewer.glimpse("missed");
        waiting.forEach(Callback::succeed);
        viewer.glimpse("seen");

        assertEquals("seen", sent.getLast());
        assertEquals(11, sent.size());
    }
}
