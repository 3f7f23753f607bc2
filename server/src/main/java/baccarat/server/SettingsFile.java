package baccarat.server;

import static baccarat.server.SettingValues.origin;
import static baccarat.server.SettingValues.text;
import static baccarat.server.SettingValues.whole;
import static baccarat.server.SettingValues.yes;

import baccarat.server.people.GuestLimits;
import baccarat.server.store.Stores;
import baccarat.server.tables.Pace;
import baccarat.server.work.FairQueue;
import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Reads a settings file: one setting per line, `port: 8080`; a # starts a comment.
/// `docs/operations.md` lists them all.
public final class SettingsFile {

    private static final int LARGEST_SIZE = 100_000_000;

    private static final Set<PosixFilePermission> OTHERS =
            Set.of(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);

    private final Path file;
    private final Map<String, Integer> lineOf;

    /// By name, without those that were read already.
    private final Map<String, String> values;

    private SettingsFile(Path file, Map<String, Integer> lineOf, Map<String, String> values) {
        this.file = file;
        this.lineOf = lineOf;
        this.values = values;
    }

    /// A mistake in a settings file, with its line.
    public static final class Wrong extends RuntimeException {

        @Serial private static final long serialVersionUID = 1;

        Wrong(Path file, int line, String what) {
            super("%s, line %d: %s".formatted(file, line, what));
        }

        private Wrong(String what) {
            super(what);
        }
    }

    /// The settings of a file over the usual ones.
    public static Settings read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw new Wrong(file + " cannot be read");
        }
        var given = new HashMap<String, Integer>();
        var values = new LinkedHashMap<String, String>();
        for (int i = 0; i < lines.size(); i++) {
            String line = withoutComment(lines.get(i));
            if (line.isBlank()) {
                continue;
            }
            int colon = line.indexOf(':');
            if (colon < 1) {
                throw new Wrong(file, i + 1, "write a setting as name: value");
            }
            String key = line.substring(0, colon).strip();
            if (given.put(key, i + 1) != null) {
                throw new Wrong(file, i + 1, key + " is given twice");
            }
            values.put(key, line.substring(colon + 1).strip());
        }
        return new SettingsFile(file, given, values).settings();
    }

    private static String withoutComment(String line) {
        int at = line.indexOf('#');
        return (at < 0 ? line : line.substring(0, at)).strip();
    }

    /// A password in a file that others can read is no secret.
    private String store(String text) {
        String location = text(text);
        if (Stores.hasPassword(location) && isOpenToOthers()) {
            throw new IllegalArgumentException(
                    "this file has a password, and others can read it; chmod 600 %s, or put the password into BACCARAT_STORE_PASSWORD"
                            .formatted(file));
        }
        return location;
    }

    private boolean isOpenToOthers() {
        try {
            return Files.getFileStore(file).supportsFileAttributeView("posix")
                    && Files.getPosixFilePermissions(file).stream().anyMatch(OTHERS::contains);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Settings settings() {
        Settings usual = Settings.USUAL;
        var settings =
                new Settings(
                        doors(usual.doors()),
                        value("data", text -> Path.of(text(text)), usual.data()),
                        value("store", this::store, usual.store()),
                        house(usual.house()),
                        powers(usual.powers()),
                        limits(usual.limits()),
                        pace(usual.pace()),
                        retention(usual.retention()),
                        value("regulations", SettingValues::paths, usual.regulations()),
                        cluster());
        values.keySet().stream()
                .findFirst()
                .ifPresent(
                        unknown -> {
                            throw wrong(unknown, "there is no such setting");
                        });
        return settings;
    }

    private Optional<ClusterAddress> cluster() {
        Optional<Path> keystore =
                value(
                        "cluster-keystore",
                        text -> Optional.of(Path.of(text(text))),
                        Optional.empty());
        boolean leads = value("cluster-tables", SettingValues::yes, true);
        return value(
                "cluster",
                text ->
                        Optional.of(
                                ClusterAddress.of(text(text))
                                        .withKeystore(keystore)
                                        .thatLeads(leads)),
                Optional.empty());
    }

    private Doors doors(Doors usual) {
        return new Doors(
                value("bind", SettingValues::text, usual.bind()),
                value("port", text -> whole(text, 0, 65_535), usual.port()),
                value("keystore", text -> Optional.of(Path.of(text(text))), usual.keystore()),
                value("proxy", SettingValues::yes, usual.proxy()),
                value("metrics", SettingValues::openTo, usual.openMetrics()),
                value("origin", text -> Optional.of(origin(text)), usual.origin()));
    }

    private House house(House usual) {
        return new House(
                value("house", SettingValues::kind, usual.kind()),
                value("guests", SettingValues::yes, usual.guests()),
                value("play-chips", SettingValues::money, usual.playChips()),
                guestLimits(usual.guestLimits()),
                value("regulars", text -> whole(text, 0, 9), usual.regulars()),
                value("idle-rounds", text -> whole(text, 1, 1_000), usual.idleRounds()),
                value("coupon-limit", SettingValues::money, usual.couponLimit()),
                value("lobby-seconds", SettingValues::seconds, usual.lobby()),
                value("every-game", text -> Optional.of(yes(text)), usual.everyGame()),
                value("time-zone", SettingValues::zone, usual.zone()));
    }

    private GuestLimits guestLimits(GuestLimits usual) {
        return new GuestLimits(
                value("guests-per-address", text -> whole(text, 1, 100_000), usual.perAddress()),
                value("guests-at-most", text -> whole(text, 1, 1_000_000), usual.atMost()),
                value(
                        "guest-hours",
                        text -> Duration.ofHours(whole(text, 1, 10_000)),
                        usual.absence()));
    }

    private Powers powers(Powers usual) {
        return new Powers(
                value("cage-alone", SettingValues::money, usual.cageAlone()),
                value("cash-notice", SettingValues::money, usual.cashNotice()),
                value("cash-report", SettingValues::money, usual.cashReport()));
    }

    private Limits limits(Limits usual) {
        return new Limits(
                aSecond("requests", usual.requests()),
                aSecond("files", usual.files()),
                new Limits.Rate(
                        number("sign-ins-at-once", usual.signIns().atOnce()),
                        number("sign-ins-a-minute", usual.signIns().aMinute())),
                aSecond("messages", usual.messages()),
                new Limits.Sockets(
                        number("sockets", usual.sockets().inAll()),
                        number("sockets-per-address", usual.sockets().perAddress()),
                        number("sockets-per-person", usual.sockets().perPerson()),
                        number("sockets-strangers", usual.sockets().strangers())),
                queue("passwords", usual.passwords()),
                queue("counts", usual.counts()),
                queue("records", usual.records()),
                value("request-seconds", SettingValues::seconds, usual.request()),
                sizes(usual.sizes()));
    }

    private Limits.Sizes sizes(Limits.Sizes usual) {
        return new Limits.Sizes(
                value("body-bytes", text -> whole(text, 1_024, LARGEST_SIZE), usual.body()),
                value("message-bytes", text -> whole(text, 1_024, LARGEST_SIZE), usual.message()),
                value("query-characters", text -> whole(text, 200, 100_000), usual.query()));
    }

    private Limits.Rate aSecond(String what, Limits.Rate usual) {
        return Limits.Rate.aSecond(
                number(what + "-at-once", usual.atOnce()),
                number(what + "-a-second", usual.aMinute() / 60));
    }

    private FairQueue.Size queue(String what, FairQueue.Size usual) {
        return new FairQueue.Size(
                number(what + "-threads", usual.threads()),
                number(what + "-waiting", usual.inAll()),
                number(what + "-per-address", usual.perAddress()),
                number(what + "-per-person", usual.perPerson()));
    }

    private int number(String key, int usual) {
        return value(key, text -> whole(text, 1, 1_000_000), usual);
    }

    private Pace pace(Pace usual) {
        return new Pace(
                value("step-seconds", SettingValues::seconds, usual.step()),
                value("betting-seconds", SettingValues::seconds, usual.betting()),
                value("squeeze-seconds", SettingValues::seconds, usual.squeeze()),
                value("choice-seconds", SettingValues::seconds, usual.choice()),
                value("result-seconds", SettingValues::seconds, usual.result()));
    }

    private Retention retention(Retention usual) {
        return new Retention(
                value("keep-sessions-days", SettingValues::days, usual.sessions()),
                value("keep-commands-days", SettingValues::days, usual.commands()),
                value("keep-significant-days", SettingValues::days, usual.significant()));
    }

    /// The value in the file, otherwise the default.
    private <T> T value(String key, Function<String, T> read, T usual) {
        String text = values.remove(key);
        if (text == null) {
            return usual;
        }
        try {
            return read.apply(text);
        } catch (IllegalArgumentException e) {
            throw wrong(key, String.valueOf(e.getMessage()));
        }
    }

    private Wrong wrong(String key, String what) {
        return new Wrong(file, lineOf.getOrDefault(key, 0), key + ": " + what);
    }
}
