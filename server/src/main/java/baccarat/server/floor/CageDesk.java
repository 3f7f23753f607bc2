package baccarat.server.floor;

import baccarat.rules.Money;
import baccarat.server.Casino;
import baccarat.server.care.Care;
import baccarat.server.floor.SlipDesk.Outcome;
import baccarat.server.money.Cage;
import baccarat.server.names.Asker;
import baccarat.server.store.Change;
import baccarat.server.store.Ledger;
import baccarat.server.store.Significant;
import baccarat.server.store.Slips;
import baccarat.server.store.Slips.Kind;
import baccarat.server.store.Slips.Slip;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// Deposits and withdrawals at the cage, and payments because of a complaint. Each is a slip and a
/// significant event.
final class CageDesk {

    /// The account that pays complaints, so that they show in the books.
    private static final String COMPLAINTS = "house:complaints";

    private static final Duration A_DAY = Duration.ofDays(1);

    private final Casino casino;

    CageDesk(Casino casino) {
        this.casino = casino;
    }

    /// Whether a slip needs a second signature: a complaint always, other money once its signer has
    /// moved more alone within a day than the house allows. Adding up the day prevents splitting a
    /// large amount.
    boolean takesTwo(Slip slip) {
        if (slip.kind() == Kind.COMPLAINT) {
            return true;
        }
        Instant since = casino.clock().instant().minus(A_DAY);
        String signer = slip.signers().getFirst();
        boolean isCoupon = slip.kind() == Kind.COUPON;
        Money before = casino.store().read(handle -> Slips.alone(handle, signer, isCoupon, since));
        return !before.plus(slip.amount()).isAtMost(mostAlone(isCoupon));
    }

    private Money mostAlone(boolean isCoupon) {
        return isCoupon
                ? casino.settings().house().couponLimit()
                : casino.settings().powers().cageAlone();
    }

    /// Refuses what this house's cage does not do, before anyone signs for it.
    void check(Slip slip) {
        casino.cage().check(posting(slip, casino.clock().instant()));
        checkOwnLimit(slip);
    }

    /// A patron's own limit also binds the cage, even if a deposit waited for a signature.
    private void checkOwnLimit(Slip slip) {
        if (slip.kind() != Kind.DEPOSIT) {
            return;
        }
        String name = slip.patron().orElseThrow();
        casino.people()
                .find(name)
                .map(it -> new Care.Person(it.id(), it.name()))
                .flatMap(
                        it ->
                                casino.around()
                                        .care()
                                        .refusesDeposit(
                                                it, Asker.accountOf(name), slip.amount().cents()))
                .ifPresent(
                        why -> {
                            throw new Cage.Refused(why);
                        });
    }

    Outcome carryOut(Slip slip) {
        checkOwnLimit(slip);
        Instant now = casino.clock().instant();
        Ledger.Posting posting = posting(slip, now);
        Change<Boolean> done =
                handle -> {
                    Slips.done(handle, slip.id(), now);
                    Significant.note(
                            handle,
                            now,
                            slip.kind().toString(),
                            String.join(" and ", slip.signers()),
                            Optional.empty(),
                            "%s of %s: %s"
                                    .formatted(
                                            slip.amount(),
                                            slip.patron().orElseThrow(),
                                            posting.memo()));
                    return true;
                };
        return casino.cage().post(posting, List.of(done))
                ? new Outcome.Done(
                        casino.store().read(handle -> Slips.find(handle, slip.id())).orElseThrow())
                : new Outcome.TooLittle("the account holds " + casino.cage().free(posting.from()));
    }

    private static Ledger.Posting posting(Slip slip, Instant now) {
        String account = Asker.accountOf(slip.patron().orElseThrow());
        return new Ledger.Posting(
                now,
                Optional.empty(),
                from(slip.kind(), account),
                slip.kind() == Kind.WITHDRAWAL ? Cage.CAGE : account,
                slip.amount(),
                words(slip));
    }

    private static String from(Kind kind, String account) {
        return switch (kind) {
            case DEPOSIT -> Cage.CAGE;
            case WITHDRAWAL -> account;
            case COMPLAINT -> COMPLAINTS;
            case OPENING, CLOSING, FILL, CREDIT, ORDER, COUPON ->
                    throw new IllegalArgumentException("the cage has no slip for " + kind);
        };
    }

    private static String words(Slip slip) {
        return "%s%s, signed by %s: %s"
                .formatted(
                        slip.kind(),
                        slip.means().map(means -> " in " + means).orElse(""),
                        String.join(" and ", slip.signers()),
                        slip.reason().orElse(""));
    }
}
