package baccarat.server.floor;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.care.Care;
import baccarat.server.money.Cage;
import baccarat.server.money.HouseKind;
import baccarat.server.names.Asker;
import baccarat.server.people.Member;
import baccarat.server.store.Ledger;
import baccarat.server.tables.TableDoor;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The chips that a house for play gives away: at the start, and once an hour to a person who has
/// lost nearly all of them.
public final class PlayChips {

    private static final Duration BETWEEN = Duration.ofHours(1);
    private static final int NEARLY_ALL = 10;
    private static final int LATEST = 500;
    private static final int SECONDS = 10;

    /// Makes two concurrent requests give chips only once.
    private static final Object ONE_AT_A_TIME = new Object();

    private final Casino casino;

    public PlayChips(Casino casino) {
        this.casino = casino;
    }

    /// What a person who registers gets; guests get the same.
    public void welcome(Member member) {
        give(member, start(), "registered");
    }

    private Money start() {
        return casino.settings().house().playChips();
    }

    /// Fills the account up to the initial amount.
    ///
    /// @return why not, if it is not done
    public Optional<String> again(Member member) {
        synchronized (ONE_AT_A_TIME) {
            Money has = casino.cage().free(Asker.accountOf(member.name()));
            Optional<String> why = wrong(member, has);
            if (why.isEmpty()) {
                give(member, start().minus(has), "play chips again");
            }
            return why;
        }
    }

    private Optional<String> wrong(Member member, Money has) {
        if (!casino.isFor(HouseKind.PLAY)) {
            return Optional.of("Only a house for play gives chips away.");
        }
        if (!has.times(NEARLY_ALL).isAtMost(start()) || !start().isAboveZero()) {
            return Optional.of(
                    "You have %s. You can get new chips once you have at most a tenth of %s."
                            .formatted(has, start()));
        }
        if (casino.tables().stream().anyMatch(table -> isAt(table, member))) {
            return Optional.of("You are at a table. Leave it first: its chips come back to you.");
        }
        Instant now = casino.clock().instant();
        Optional<Instant> next =
                lastGiven(member).map(at -> at.plus(BETWEEN)).filter(at -> at.isAfter(now));
        if (next.isPresent()) {
            return Optional.of("The house gives chips once an hour: again at " + next.get());
        }
        String account = Asker.accountOf(member.name());
        var person = new Care.Person(member.id(), member.name());
        return casino.around().care().refusesDeposit(person, account, start().minus(has).cents());
    }

    private static boolean isAt(TableDoor table, Member member) {
        return table.isAt(member.name()).orTimeout(SECONDS, TimeUnit.SECONDS).join();
    }

    private Optional<Instant> lastGiven(Member member) {
        return casino
                .store()
                .read(handle -> Ledger.postings(handle, Asker.accountOf(member.name()), LATEST))
                .stream()
                .filter(posting -> posting.from().equals(Cage.PLAY_CHIPS))
                .map(Ledger.Posting::at)
                .findFirst();
    }

    private void give(Member member, Money chips, String why) {
        if (chips.isAboveZero()) {
            var posting =
                    new Ledger.Posting(
                            casino.clock().instant(),
                            Optional.empty(),
                            Cage.PLAY_CHIPS,
                            Asker.accountOf(member.name()),
                            chips,
                            why);
            casino.cage().post(posting, List.of());
        }
    }
}
