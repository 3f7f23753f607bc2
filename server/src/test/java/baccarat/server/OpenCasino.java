package baccarat.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import baccarat.cards.ByteSource;
import baccarat.server.people.GuestLimits;
import baccarat.server.people.Passwords;
import baccarat.server.tables.Pace;
import baccarat.server.web.HttpServer;
import baccarat.shoe.FreshBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;

/// A casino with its doors open on loopback, for tests over real HTTP and WebSockets.
public final class OpenCasino implements AutoCloseable {

    /// Quick, but with time for somebody to act.
    public static final Pace QUICK =
            new Pace(
                    Duration.ofMillis(2),
                    Duration.ofMillis(400),
                    Duration.ofMillis(1_500),
                    Duration.ofMillis(300),
                    Duration.ofMillis(5));

    private final Casino casino;
    private final HttpServer http;

    /// In a test everybody comes from one address.
    private static final Limits.Rate ANY_NUMBER = new Limits.Rate(10_000, 10_000);

    /// A core has better things to do in a test than to hash passwords for long.
    private static final Passwords.Cost NO_TIME = new Passwords.Cost(64, 1);

    private OpenCasino(Settings settings, InstantSource clock, Supplier<ByteSource> bytes) {
        this(Casino.open(withRoomForAll(settings), clock, bytes, NO_TIME));
    }

    private OpenCasino(Casino casino) {
        this.casino = casino;
        this.http = new HttpServer(casino).start();
    }

    private static final GuestLimits ANY_NUMBER_OF_GUESTS =
            new GuestLimits(10_000, 10_000, House.USUAL.guestLimits().absence());

    /// A test of the limit on sign-ins or on guests sets its own.
    private static Settings withRoomForAll(Settings settings) {
        Limits limits = settings.limits();
        Settings roomy =
                limits.signIns().equals(Limits.USUAL.signIns())
                        ? settings.with(limits.withSignIns(ANY_NUMBER))
                        : settings;
        roomy = roomy.with(quiet(roomy.house()));
        return settings.house().guestLimits().equals(House.USUAL.guestLimits())
                ? roomy.with(ANY_NUMBER_OF_GUESTS)
                : roomy;
    }

    /// Tables play for a lobby, and beyond one for each document, where a test is about that.
    private static House quiet(House house) {
        return house.lobby().equals(House.USUAL.lobby())
                ? house.withLobby(Duration.ZERO, false)
                : house;
    }

    public static OpenCasino at(Path data) {
        return with(Settings.USUAL.with(data).with(QUICK));
    }

    public static OpenCasino with(Settings settings) {
        return with(settings, InstantSource.system());
    }

    /// With a clock that a test can set.
    public static OpenCasino with(Settings settings, InstantSource clock) {
        return new OpenCasino(settings.at("127.0.0.1", 0), clock, FreshBytes::new);
    }

    /// With its own time, beside a computer's clock that a test can set.
    static OpenCasino beside(Settings settings, InstantSource computer) {
        return new OpenCasino(
                Casino.openBeside(withRoomForAll(settings.at("127.0.0.1", 0)), computer));
    }

    /// With chance of one's own, so that what happens repeats.
    public static OpenCasino withChance(Settings settings, Supplier<ByteSource> bytes) {
        return withChance(settings, InstantSource.system(), bytes);
    }

    /// The same with a clock that a test can set.
    public static OpenCasino withChance(
            Settings settings, InstantSource clock, Supplier<ByteSource> bytes) {
        return new OpenCasino(settings.at("127.0.0.1", 0), clock, bytes);
    }

    public Casino casino() {
        return casino;
    }

    public int port() {
        return http.port();
    }

    public Visitor visitor() {
        return new Visitor(port());
    }

    /// What is answered to something that need not be a request, up to where the casino hangs up:
    /// it does not read to its end what is too long or wrong, and then hangs up abruptly.
    public String answerTo(String request) throws IOException {
        var answer = new ByteArrayOutputStream();
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port())) {
            socket.getOutputStream().write(request.getBytes(ISO_8859_1));
            socket.getOutputStream().flush();
            socket.getInputStream().transferTo(answer);
        } catch (SocketException e) {
            // all that came before is the answer
        }
        return answer.toString(ISO_8859_1);
    }

    @Override
    public void close() {
        http.close();
        casino.close();
    }
}
