package baccarat.server.web;

import baccarat.server.Limits;
import io.javalin.Javalin;
import io.javalin.http.servlet.JavalinWsServletContext;
import io.javalin.websocket.WsConnection;
import io.javalin.websocket.WsRouter;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.function.Supplier;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeRequest;
import org.eclipse.jetty.ee10.websocket.server.JettyServerUpgradeResponse;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.AbstractExtension;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.ExtensionConfig;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/// Counts the frames of a WebSocket: pings, empty fragments and messages alike. Javalin shows only
/// messages, so a flood of anything else would be free. Jetty shows all frames to an extension, and
/// one whose name begins with @ is not announced to the client.
///
/// A socket over its limit is closed with 1008. Up to a number of frames that were already sent are
/// read and ignored first: closing a connection with unread data resets it, and the client may lose
/// the reason. A client that keeps sending fills its own buffers, and the connection ends after
/// some seconds without progress.
///
/// Public because Jetty instantiates it.
public final class CountedFrames extends AbstractExtension {

    private static final String NAME = "@counted";
    private static final String AT_ONCE = "at-once";
    private static final String A_MINUTE = "a-minute";
    private static final String UPGRADE = "javalin-ws-upgrade-context";
    private static final Duration FOR_THE_LAST_WORD = Duration.ofSeconds(5);
    private static final int PASSED_OVER = 20_000;

    private Bucket bucket = new Bucket(Limits.USUAL.messages(), Instant.now());
    private boolean isCutOff;
    private int passedOver;

    /// Counts the frames of every socket below a path.
    static void configure(
            JettyWebSocketServletFactory factory,
            String path,
            Supplier<Javalin> javalin,
            Limits.Rate rate) {
        factory.addMapping(
                path,
                (request, response) -> {
                    count(request, response, rate);
                    return connection(request, javalin.get());
                });
    }

    private static void count(
            JettyServerUpgradeRequest request,
            JettyServerUpgradeResponse response,
            Limits.Rate rate) {
        var handler =
                ServletContextHandler.getServletContextHandler(
                        request.getHttpServletRequest().getServletContext());
        WebSocketServerComponents.getWebSocketComponents(handler)
                .getExtensionRegistry()
                .register(NAME, CountedFrames.class);
        var extensions = new ArrayList<>(response.getExtensions());
        extensions.add(
                org.eclipse.jetty.websocket.api.ExtensionConfig.parse(
                        "%s;%s=%d;%s=%d"
                                .formatted(
                                        NAME, AT_ONCE, rate.atOnce(), A_MINUTE, rate.aMinute())));
        response.setExtensions(extensions);
    }

    /// Creates what Javalin creates for every accepted upgrade.
    private static WsConnection connection(JettyServerUpgradeRequest request, Javalin javalin) {
        WsRouter router = javalin.unsafe.wsRouter;
        return new WsConnection(
                router.getWsPathMatcher(),
                router.getWsExceptionMapper(),
                javalin.unsafe.wsRequestLogger,
                (JavalinWsServletContext) request.getHttpServletRequest().getAttribute(UPGRADE));
    }

    @Override
    public String getName() {
        return NAME;
    }

    @Override
    public void init(ExtensionConfig config, WebSocketComponents components) {
        super.init(config, components);
        Limits.Rate usual = Limits.USUAL.messages();
        bucket =
                new Bucket(
                        new Limits.Rate(
                                config.getParameter(AT_ONCE, usual.atOnce()),
                                config.getParameter(A_MINUTE, usual.aMinute())),
                        Instant.now());
    }

    /// Frames arrive one by one, each after the previous one was requested.
    @Override
    public void onFrame(Frame frame, Callback callback) {
        boolean isClose = frame.getOpCode() == OpCode.CLOSE;
        if (!isCutOff && !isClose && !bucket.take(Instant.now())) {
            isCutOff = true;
            sayWhy();
        }
        if (!isCutOff || isClose) {
            getNextIncoming().onFrame(frame, callback);
            return;
        }
        callback.succeeded();
        if (passedOver++ < PASSED_OVER) {
            getCoreSession().demand();
        }
    }

    /// Bypasses the session, which would end the connection as soon as 1008 is written.
    private void sayWhy() {
        getCoreSession().setIdleTimeout(FOR_THE_LAST_WORD);
        Frame close = new CloseStatus(CloseStatus.POLICY_VIOLATION, "too many messages").toFrame();
        getNextOutgoing().sendFrame(new OutgoingEntry.Builder(close, Callback.NOOP).build());
    }

    /// Passes frames on directly: Jetty's own way logs each frame at the finest level, and a frame
    /// may contain private data.
    @Override
    public void sendFrame(OutgoingEntry entry) {
        getNextOutgoing().sendFrame(entry);
    }
}
