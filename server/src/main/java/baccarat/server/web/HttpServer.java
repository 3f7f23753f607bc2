package baccarat.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import baccarat.server.Casino;
import baccarat.server.Limits;
import baccarat.server.money.Cage;
import baccarat.server.people.Delayed;
import baccarat.server.people.Member;
import baccarat.server.people.Sessions;
import baccarat.server.people.SignedIn;
import baccarat.server.work.Busy;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The casino's HTTP server: Javalin with all routes, permissions, and the headers of all answers.
public final class HttpServer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(HttpServer.class);

    private static final java.util.logging.Logger JAVALIN =
            java.util.logging.Logger.getLogger("io.javalin.Javalin");

    private static final int SECONDS_FOR_A_PLACE = 10;

    private final Casino casino;
    private final Cookies cookies;
    private final TableSocket sockets;
    private final List<Route> routes;
    private final Pages pages = new Pages();
    private final DocsPages docs = new DocsPages();
    private final Javalin javalin;
    private final HouseKeeping house;
    private final Callers callers;
    private final OwnNames names;
    private final SlowRequests slow;
    private final DoorProblems door;

    public HttpServer(Casino casino) {
        Tls.check(casino.settings());
        this.casino = casino;
        this.cookies = new Cookies(casino.settings().doors().isSecure());
        this.sockets =
                new TableSocket(
                        casino::table,
                        casino.sessions(),
                        cookies,
                        casino.clock(),
                        casino.settings().limits().sockets());
        this.slow = new SlowRequests(casino.settings().limits().request());
        this.routes = Routes.all(casino, cookies);
        this.house = new HouseKeeping(casino, sockets::count);
        this.callers = new Callers(casino.settings());
        this.names = new OwnNames(casino.settings().doors());
        this.door = new DoorProblems(sizes());
        this.javalin = Javalin.create(this::configure);
    }

    /// Why it does not listen is thrown, and not written to the log as well.
    public HttpServer start() {
        Level before = JAVALIN.getLevel();
        JAVALIN.setLevel(Level.OFF);
        try {
            javalin.start(casino.settings().doors().bind(), casino.settings().doors().port());
        } finally {
            JAVALIN.setLevel(before);
        }
        return this;
    }

    public int port() {
        return javalin.port();
    }

    private Limits.Sizes sizes() {
        return casino.settings().limits().sizes();
    }

    private Javalin javalin() {
        return javalin;
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = sizes().body();
        config.http.prefer405over404 = true;
        Tls.configure(config.jetty, casino.settings());
        DoorRequests.configure(config.jetty);
        NoSessions.configure(config.jetty);
        config.jetty.modifyServer(slow::watch);
        door.configure(config.jetty);
        config.requestLogger.http(house::answered);
        config.jetty.modifyWebSocketServletFactory(
                factory -> {
                    factory.setMaxTextMessageSize(sizes().message());
                    factory.setMaxBinaryMessageSize(1);
                    factory.setIdleTimeout(Duration.ofMinutes(2));
                    CountedFrames.configure(
                            factory,
                            Route.BASE + "/*",
                            this::javalin,
                            casino.settings().limits().messages());
                });
        config.routes.before(this::before);
        config.routes.exception(Problem.class, HttpServer::tell);
        config.routes.exception(Delayed.class, HttpServer::delayed);
        config.routes.exception(
                Cage.Refused.class,
                (refused, context) ->
                        tell(Problem.conflict(String.valueOf(refused.getMessage())), context));
        config.routes.exception(Busy.class, (busy, context) -> tell(Problem.busy(busy), context));
        config.routes.exception(HttpResponseException.class, door::tell);
        config.routes.exception(Exception.class, HttpServer::failed);
        config.routes.error(404, context -> unknown(context));
        for (Route route : routes) {
            config.routes.addHttpHandler(
                    HandlerType.findOrCreate(route.verb().name()),
                    route.fullPath(),
                    context -> answer(context, route));
        }
        config.routes.wsBeforeUpgrade(this::beforeUpgrade);
        sockets(config);
        house.configure(config.routes);
        // The page's folders are not nested. A wildcard for everything would also catch the API.
        for (String path :
                List.of("/", "/{file}", "/{folder}/{file}", "/lib/<file>", "/docs/<file>")) {
            config.routes.get(path, this::page);
        }
    }

    private void sockets(JavalinConfig config) {
        var shoes = new ShoeSocket(new ShoeFeed(casino));
        config.routes.ws(Route.BASE + "/tables/{table}/live", sockets::configure);
        config.routes.ws(Route.BASE + "/tables/{table}/shoe-reader/feed", shoes::configure);
    }

    private void page(Context context) {
        if (!pages.answer(context) && !docs.answer(context)) {
            unknown(context);
        }
    }

    private static void unknown(Context context) {
        if (context.attribute("told") == null) {
            tell(Problem.notFound("there is nothing at " + context.path()), context);
        }
    }

    private static void delayed(Delayed delayed, Context context) {
        int seconds = Math.toIntExact(delayed.seconds());
        tell(Problem.tooMany(String.valueOf(delayed.getMessage()), seconds), context);
    }

    static void tell(Problem problem, Context context) {
        context.attribute("told", true);
        context.status(problem.status());
        if (problem.retryAfter() > 0) {
            context.header("Retry-After", String.valueOf(problem.retryAfter()));
        }
        context.contentType(Problem.MEDIA_TYPE).result(problem.body().toString().getBytes(UTF_8));
    }

    private static void failed(Exception failure, Context context) {
        if (DoorProblems.isGone(failure)) {
            context.status(400);
            return;
        }
        LOG.error("{} {} failed", context.method(), context.path(), failure);
        tell(Problem.unavailable("Internal error. Please try again."), context);
    }

    private void before(Context context) {
        Headers.set(context, casino.settings().doors().isSecure());
        names.checkHost(context);
        DoorProblems.checkEscapes(context);
        Instant now = casino.clock().instant();
        boolean isAsked = context.path().startsWith(Route.BASE);
        if (isAsked || HouseKeeping.PATHS.contains(context.path())) {
            callers.countRequest(context, now);
        } else {
            callers.countFile(context, now);
        }
        if (isAsked) {
            door.checkQuery(context);
        }
        if (!context.method().equals(HandlerType.GET)) {
            names.checkOrigin(context);
        }
    }

    /// A refused upgrade is answered here, because nothing after it writes a body.
    private void beforeUpgrade(Context context) throws IOException {
        try {
            names.checkHost(context);
            names.checkOrigin(context);
            callers.countRequest(context, casino.clock().instant());
            checkPlace(context);
        } catch (Problem problem) {
            context.res().setStatus(problem.status());
            if (problem.retryAfter() > 0) {
                context.res().setIntHeader("Retry-After", problem.retryAfter());
            }
            context.res().setContentType(Problem.MEDIA_TYPE);
            context.res().getOutputStream().write(problem.body().toString().getBytes(UTF_8));
            throw problem;
        }
    }

    private void checkPlace(Context context) {
        String address = callers.address(context);
        context.attribute(TableSocket.ADDRESS, address);
        Optional<Member> member =
                cookies.token(context)
                        .flatMap(token -> casino.sessions().of(token, false))
                        .map(SignedIn::member);
        sockets.full(address, member)
                .ifPresent(
                        why -> {
                            throw Problem.tooMany(why, SECONDS_FOR_A_PLACE);
                        });
    }

    /// Whether this is background polling, which does not extend the session.
    private static boolean isGlance(Context context) {
        return context.header("Glance") != null;
    }

    /// Runs an action as a use of the session, so that ending the session waits for it.
    private void answer(Context context, Route route) {
        house.began(context, route);
        Optional<SignedIn.Use> use =
                cookies.token(context)
                        .flatMap(token -> casino.sessions().use(token, !isGlance(context)));
        if (use.isEmpty()) {
            forget(context);
            act(context, route, use);
            return;
        }
        try (SignedIn.Use it = use.get()) {
            ScopedValue.where(Sessions.OWN, it).run(() -> act(context, route, use));
        }
    }

    /// Deletes the cookie of a finished session, so that the browser watches as a stranger.
    private void forget(Context context) {
        if (cookies.token(context).isPresent()) {
            cookies.remove(context);
        }
    }

    private void act(Context context, Route route, Optional<SignedIn.Use> use) {
        Optional<Member> member = use.map(it -> it.session().member());
        switch (route.access()) {
            case ANYBODY -> {}
            case COMING_IN -> callers.countComingIn(context, casino.clock().instant());
            case SIGNED_IN -> checkPost(member.orElseThrow(Problem::signInFirst), route);
        }
        if (member.filter(it -> it.account().isOneTime()).isPresent()
                && !isOpenToAOneTimePassword(route)) {
            throw Problem.forbidden("Choose a password of your own first.");
        }
        if (use.filter(it -> it.session().displayUntil().isPresent()).isPresent()) {
            Displays.check(route);
        }
        callers.caller(context, member).run(() -> route.action().take(new Call(context, use)));
    }

    /// With a one-time password a person can only choose a new one and see what is public.
    private static boolean isOpenToAOneTimePassword(Route route) {
        return route.path().startsWith("/session")
                || (route.access() == Route.Access.ANYBODY && route.verb() == Route.Verb.GET);
    }

    private static void checkPost(Member who, Route route) {
        if (!route.posts().contains(who.post())) {
            throw Problem.forbidden("This is not allowed for the post of " + who.post());
        }
    }

    /// Disconnects viewers, then stops.
    @Override
    public void close() {
        sockets.closeAll();
        javalin.stop();
        slow.close();
        house.close();
    }
}
