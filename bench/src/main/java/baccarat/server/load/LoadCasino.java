package baccarat.server.load;

import static java.nio.charset.StandardCharsets.US_ASCII;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.CasinoTables;
import baccarat.server.Settings;
import baccarat.server.people.GuestLimits;
import baccarat.server.people.Guests;
import baccarat.server.people.Member;
import baccarat.server.people.People;
import baccarat.server.tables.Dealing;
import baccarat.server.tables.Pace;
import baccarat.server.web.HttpServer;
import baccarat.table.Call;
import baccarat.table.Command;
import baccarat.table.Person;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/// The casino under load: tables without pauses and everybody's session, so that the load is play
/// and not sign-in. It prints its port and the sessions. Only the house deals at an automatic
/// table, so the house closes the wagers of each table that a line of the input names. It ends with
/// its input or after [#LONGEST].
final class LoadCasino {

    /// Begins a line that turns the [TreeSwitch]; `true` or `false` follows.
    static final String TREE = "tree ";

    private static final Duration LONGEST = Duration.ofMinutes(20);

    private static final Pace NO_PAUSES =
            new Pace(
                    Duration.ZERO,
                    Duration.ofSeconds(10),
                    Duration.ZERO,
                    Duration.ZERO,
                    Duration.ZERO);

    /// A busy table with people at it: something happens nearly every second.
    private static final Pace UNHURRIED =
            new Pace(
                    Duration.ofMillis(700),
                    Duration.ofSeconds(10),
                    Duration.ofSeconds(2),
                    Duration.ofSeconds(1),
                    Duration.ofSeconds(2));

    private static final Person HOUSE = Person.dealer("dealer");

    private LoadCasino() {}

    /// Folder, submission, tables, patrons at each table, watchers, and `unhurried` for a pace that
    /// people can follow.
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException {
        boolean isUnhurried = arguments[5].equals("unhurried");
        Settings settings =
                Settings.USUAL
                        .with(Path.of(arguments[0]))
                        .with(isUnhurried ? UNHURRIED : NO_PAUSES)
                        .withRegulars(0)
                        .at("127.0.0.1", 0);
        Thread.ofPlatform().daemon().start(LoadCasino::endAfterAWhile);
        Casino casino = Casino.open(settings);
        String submission = Files.readString(Path.of(arguments[1]));
        int tables = Integer.parseInt(arguments[2]);
        for (int table = 0; table < tables; table++) {
            casino.floor()
                    .add(
                            new CasinoTables.NewTable(
                                    "load-" + table,
                                    "Load",
                                    "Main",
                                    Dealing.AUTOMATIC,
                                    submission));
        }
        var http = new HttpServer(casino).start();
        System.out.println(http.port());
        for (int table = 0; table < tables; table++) {
            System.out.println(session(casino, patron(casino, "watch" + table)));
            for (int seat = 1; seat <= Integer.parseInt(arguments[3]); seat++) {
                System.out.println(session(casino, patron(casino, "p" + table + "x" + seat)));
            }
        }
        for (int watcher = 0; watcher < Integer.parseInt(arguments[4]); watcher++) {
            System.out.println(session(casino, patron(casino, "w" + watcher)));
        }
        System.out.println("open");
        obey(casino);
        System.exit(0);
    }

    private static void obey(Casino casino) throws IOException {
        var asked = new BufferedReader(new InputStreamReader(System.in, US_ASCII));
        for (String line = asked.readLine(); line != null; line = asked.readLine()) {
            if (line.startsWith(TREE)) {
                TreeSwitch.set(Boolean.parseBoolean(line.substring(TREE.length())));
            } else {
                var _ =
                        casino.table(line)
                                .orElseThrow()
                                .carryOut(
                                        HOUSE, new Command.MakeCall(Call.NO_MORE_BETS), List.of());
            }
        }
    }

    private static void endAfterAWhile() {
        try {
            Thread.sleep(LONGEST);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        System.exit(2);
    }

    private static Member patron(Casino casino, String name) {
        return done(
                casino.people()
                        .guests()
                        .welcome(
                                name,
                                new Guests.WalkIn(
                                        "127.0.0.1",
                                        Money.dollars(10_000_000),
                                        new GuestLimits(
                                                1_000_000, 1_000_000, Duration.ofHours(6)))));
    }

    private static Member done(People.Outcome outcome) {
        return switch (outcome) {
            case People.Outcome.Done(var member) -> member;
            case People.Outcome.Refused(var why) -> throw new IllegalStateException(why);
        };
    }

    private static String session(Casino casino, Member member) {
        return member.name() + " " + casino.sessions().begin(member).orElseThrow();
    }
}
