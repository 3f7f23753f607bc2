package baccarat.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.rules.Money;
import baccarat.server.money.HouseKind;
import baccarat.server.people.GuestLimits;
import baccarat.server.tables.Pace;
import baccarat.server.work.FairQueue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A settings file says what is not usual; what is wrong in it is told with its line.
class SettingsFileTest {

    private static final String EVERY_SETTING =
            """
            bind: 0.0.0.0
            port: 9000        # not the usual one
            data: /var/casino
            store: postgresql://a:b@c/d
            keystore: cert.p12
            proxy: yes
            metrics: everybody
            house: money
            guests: no
            play-chips: 250.50
            regulars: 7
            guests-per-address: 4
            guests-at-most: 50
            guest-hours: 2
            idle-rounds: 9
            coupon-limit: 20.00
            time-zone: America/New_York
            origin: https://casino.example:8443
            cage-alone: 400.00
            requests-at-once: 30
            requests-a-second: 5
            files-at-once: 31
            files-a-second: 6
            sign-ins-at-once: 32
            sign-ins-a-minute: 7
            messages-at-once: 33
            messages-a-second: 8
            sockets: 34
            sockets-per-address: 35
            sockets-per-person: 36
            sockets-strangers: 47
            passwords-threads: 1
            passwords-waiting: 37
            passwords-per-address: 38
            passwords-per-person: 39
            counts-threads: 2
            counts-waiting: 40
            counts-per-address: 41
            counts-per-person: 42
            records-threads: 3
            records-waiting: 43
            records-per-address: 44
            records-per-person: 45
            request-seconds: 46
            body-bytes: 4700
            message-bytes: 4800
            query-characters: 490
            step-seconds: 1
            betting-seconds: 2
            squeeze-seconds: 3
            choice-seconds: 4
            result-seconds: 0.5
            keep-sessions-days: 2
            keep-commands-days: 3
            keep-significant-days: 4
            lobby-seconds: 480
            every-game: no
            regulations: laws, more/laws
            cluster: 10.0.0.5:25520
            cluster-keystore: one.p12
            cluster-tables: no
            """;

    @TempDir Path folder;

    private Settings read(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("casino.conf"), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        return SettingsFile.read(file);
    }

    @Test
    void a_password_that_others_can_read_is_refused() throws IOException {
        Path file = folder.resolve("open.conf");
        Files.writeString(file, "store: postgresql://a:b@c/d");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        SettingsFile.Wrong wrong =
                assertThrows(SettingsFile.Wrong.class, () -> SettingsFile.read(file));
        assertTrue(
                String.valueOf(wrong.getMessage())
                        .contains("line 1: store: this file has a password"),
                wrong.getMessage());

        Files.writeString(file, "store: postgresql://a@c/d");
        assertEquals("postgresql://a@c/d", SettingsFile.read(file).store());
    }

    @Test
    void an_empty_file_leaves_everything_as_usual() throws IOException {
        assertEquals(Settings.USUAL, read("\n# nothing here\n"));
    }

    private static House aHouse() {
        return new House(
                Optional.of(HouseKind.MONEY),
                false,
                new Money(25_050),
                new GuestLimits(4, 50, Duration.ofHours(2)),
                7,
                9,
                Money.dollars(20),
                Duration.ofMinutes(8),
                Optional.of(false),
                ZoneId.of("America/New_York"));
    }

    @Test
    void every_setting_arrives_where_it_belongs() throws IOException {
        Settings settings = read(EVERY_SETTING);

        assertEquals(
                new Settings(
                        new Doors(
                                "0.0.0.0",
                                9000,
                                Optional.of(Path.of("cert.p12")),
                                true,
                                true,
                                Optional.of("https://casino.example:8443")),
                        Path.of("/var/casino"),
                        "postgresql://a:b@c/d",
                        aHouse(),
                        new Powers(new Money(40_000)),
                        new Limits(
                                new Limits.Rate(30, 5 * 60),
                                new Limits.Rate(31, 6 * 60),
                                new Limits.Rate(32, 7),
                                new Limits.Rate(33, 8 * 60),
                                new Limits.Sockets(34, 35, 36, 47),
                                new FairQueue.Size(1, 37, 38, 39),
                                new FairQueue.Size(2, 40, 41, 42),
                                new FairQueue.Size(3, 43, 44, 45),
                                Duration.ofSeconds(46),
                                new Limits.Sizes(4_700, 4_800, 490)),
                        new Pace(
                                Duration.ofSeconds(1),
                                Duration.ofSeconds(2),
                                Duration.ofSeconds(3),
                                Duration.ofSeconds(4),
                                Duration.ofMillis(500)),
                        new Retention(Duration.ofDays(2), Duration.ofDays(3), Duration.ofDays(4)),
                        List.of(Path.of("laws"), Path.of("more/laws")),
                        Optional.of(
                                new ClusterAddress(
                                        "10.0.0.5",
                                        25_520,
                                        Optional.of(Path.of("one.p12")),
                                        false))),
                settings);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "port: 70000 | line 2: port: 0 to 65535, not 70000",
                "port: many | line 2: port: 0 to 65535, not many",
                "colour: green | line 2: colour: there is no such setting",
                "house: both | line 2: house: play or money, not both",
                "guests: maybe | line 2: guests: yes or no, not maybe",
                "metrics: no | line 2: metrics: loopback or everybody, not no",
                "play-chips: -5 | line 2: play-chips: an amount such as 5000.00, not -5",
                "step-seconds: 3601 | line 2: step-seconds: seconds, 0 to 3600, not 3601",
                "origin: casino.example | line 2: origin: an origin such as https://casino.example, not casino.example",
                "cluster: here | line 2: cluster: HOST:PORT such as 10.0.0.5:25520, an address that the other processes reach, not here",
                "sockets: 0 | line 2: sockets: 1 to 1000000, not 0",
                "body-bytes: 7 | line 2: body-bytes: 1024 to 100000000, not 7",
                "keep-commands-days: 0 | line 2: keep-commands-days: 1 to 36500, not 0",
                "bind: | line 2: bind: a value is missing",
                "no colon | line 2: write a setting as name: value",
                "store: again | line 2: store is given twice"
            })
    void what_is_wrong_is_told_with_its_line(String line, String told) {
        var wrong = assertThrows(SettingsFile.Wrong.class, () -> read("store: sqlite\n" + line));

        assertTrue(String.valueOf(wrong.getMessage()).endsWith(told), wrong.getMessage());
    }

    @Test
    void a_file_that_is_not_there_is_said() {
        Path nowhere = folder.resolve("nowhere");
        var wrong = assertThrows(SettingsFile.Wrong.class, () -> SettingsFile.read(nowhere));
        assertEquals(nowhere + " cannot be read", wrong.getMessage());
    }

    @Test
    void beyond_this_machine_it_takes_tls_or_a_proxy() {
        Settings out = Settings.USUAL.at("0.0.0.0", 80);
        assertTrue(out.doors().wrong().isPresent());
        assertEquals(Optional.empty(), out.with(Optional.empty(), true).doors().wrong());
        assertEquals(Optional.empty(), Settings.USUAL.doors().wrong());
    }

    @Test
    void several_processes_take_postgresql_and_beyond_this_machine_tls() {
        Settings sqlite = Settings.USUAL.withCluster(ClusterAddress.of("127.0.0.1:25520"));
        assertTrue(sqlite.wrong().orElseThrow().contains("sqlite"));
        Settings shared = Settings.USUAL.withStore("postgresql://casino@db/casino");
        assertEquals(
                Optional.empty(), shared.withCluster(ClusterAddress.of("[::1]:25520")).wrong());
        ClusterAddress beyond = ClusterAddress.of("10.0.0.5:25520");
        assertTrue(shared.withCluster(beyond).wrong().orElseThrow().contains("TLS"));
        ClusterAddress secure = beyond.withKeystore(Optional.of(Path.of("one.p12")));
        assertEquals(Optional.empty(), shared.withCluster(secure).wrong());
    }
}
