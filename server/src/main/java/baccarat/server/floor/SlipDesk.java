package baccarat.server.floor;

import baccarat.server.Casino;
import baccarat.server.people.Member;
import baccarat.server.people.Post;
import baccarat.server.store.Counts;
import baccarat.server.store.Significant;
import baccarat.server.store.SlipPapers;
import baccarat.server.store.Slips;
import baccarat.server.store.Slips.Signature;
import baccarat.server.store.Slips.Slip;
import baccarat.server.tables.Answer;
import baccarat.server.tables.Dealing;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// Slips: the person who requests one signs it, a second person signs it, and then it is carried
/// out. The effect and the completion of the slip are one change. Until then either signer can
/// withdraw it.
public final class SlipDesk {

    /// A slip expires, so that one person cannot use it later at another moment.
    private static final Duration GOOD_FOR = Duration.ofHours(1);

    private final Casino casino;
    private final CarryOut carryOut;
    private final CloseSigners closeSigners;

    public SlipDesk(Casino casino) {
        this.casino = casino;
        this.carryOut = new CarryOut(casino);
        this.closeSigners = new CloseSigners(casino);
    }

    /// The result of a signature.
    public sealed interface Outcome {

        /// A second signature is needed.
        record Waits(Slip slip) implements Outcome {}

        record Done(Slip slip) implements Outcome {}

        /// This signature does not count.
        record NotSigned(String why) implements Outcome {}

        /// It is signed but cannot be carried out now; a signer may try again.
        record Refused(Slip slip, Answer answer) implements Outcome {}

        /// It is signed, but the account has too little.
        record TooLittle(String why) implements Outcome {}
    }

    /// The commands that need two signatures for this way of dealing.
    public static List<String> ordered(Dealing dealing) {
        return Arrays.stream(Ordered.values())
                .filter(it -> it.isAt(dealing))
                .map(Ordered::toString)
                .toList();
    }

    /// A new slip, signed by the person who requests it.
    ///
    /// @param proof how they have just proved who they are
    public synchronized Outcome ask(Draft draft, Member by, String proof) {
        Instant now = casino.clock().instant();
        var slip =
                new Slip(
                        UUID.randomUUID().toString(),
                        draft.kind(),
                        draft.table(),
                        draft.patron(),
                        draft.amount(),
                        draft.means(),
                        draft.reason(),
                        draft.command(),
                        List.of(),
                        now,
                        Optional.empty(),
                        Optional.empty());
        Optional<String> wrong = wrongSigner(slip, by);
        if (wrong.isPresent()) {
            return new Outcome.NotSigned(wrong.get());
        }
        Slip signed = slip.with(signature(by, proof, now));
        boolean isEnough = carryOut.isEnough(signed);
        write(
                handle -> {
                    Slips.add(handle, signed);
                    SlipPapers.chips(handle, signed.id(), draft.chips());
                });
        return isEnough ? carryOut.of(signed) : new Outcome.Waits(signed);
    }

    private static Signature signature(Member by, String proof, Instant now) {
        return new Signature(by.name(), by.post().toString(), now, proof);
    }

    private Optional<String> wrongSigner(Slip slip, Member by) {
        Signing signing = Signing.of(slip);
        if (!signing.posts().contains(by.post()) || slip.signers().contains(by.name())) {
            return Optional.of(signing.inWords());
        }
        if (by.post() != Post.DEALER) {
            return Optional.empty();
        }
        if (Signing.has(slip, Set.of(Post.DEALER))) {
            return Optional.of(signing.inWords());
        }
        String table = slip.table().orElseThrow();
        return casino.crews().isOn(by.id(), table)
                ? Optional.empty()
                : Optional.of("%s is not signed on to table %s".formatted(by.name(), table));
    }

    /// Synchronized, so that a slip is carried out once.
    public synchronized Outcome sign(String id, Member by, String proof) {
        Slip slip = find(id);
        Optional<String> over = over(slip);
        if (over.isPresent()) {
            return new Outcome.NotSigned(over.get());
        }
        if (Signing.of(slip).isComplete(slip)) {
            return carryOut.of(slip);
        }
        Optional<String> wrong = wrongSigner(slip, by).or(() -> closeSigners.wrong(slip, by));
        if (wrong.isPresent()) {
            return new Outcome.NotSigned(wrong.get());
        }
        Slip signed = slip.with(signature(by, proof, casino.clock().instant()));
        write(
                handle -> {
                    Slips.sign(handle, signed);
                    closeSigners.note(handle, signed, by);
                });
        return Signing.of(signed).isComplete(signed)
                ? carryOut.of(signed)
                : new Outcome.Waits(signed);
    }

    private Slip find(String id) {
        return casino.store().read(handle -> Slips.find(handle, id)).orElseThrow();
    }

    private void noteCancelled(Handle handle, Slip slip, Member by) {
        Significant.note(
                handle,
                casino.clock().instant(),
                "slip-cancelled",
                by.name(),
                slip.table(),
                "a slip (%s, %s) signed by %s"
                        .formatted(
                                slip.kind(), slip.amount(), String.join(" and ", slip.signers())));
    }

    private static Optional<String> closed(Slip slip) {
        return slip.doneAt()
                .map(at -> "it was carried out at " + at)
                .or(() -> slip.withdrawnBy().map(who -> who + " has withdrawn it"));
    }

    private Optional<String> over(Slip slip) {
        boolean isStale = slip.at().plus(GOOD_FOR).isBefore(casino.clock().instant());
        return closed(slip)
                .or(
                        () ->
                                Optional.of("it is more than an hour old; ask for a new one")
                                        .filter(_ -> isStale));
    }

    /// Withdraws a slip that is not carried out yet: signers their own, and the floor any, which is
    /// recorded. An expired slip can still be withdrawn.
    public synchronized Outcome withdraw(String id, Member by) {
        Slip slip = find(id);
        Optional<String> closed = closed(slip);
        if (closed.isPresent()) {
            return new Outcome.NotSigned(closed.get());
        }
        boolean isOwn = slip.signers().contains(by.name());
        if (!isOwn && !by.post().isFloor() && by.post() != Post.ADMINISTRATOR) {
            return new Outcome.NotSigned("only a signer or the floor may withdraw a slip");
        }
        write(
                handle -> {
                    Slips.withdraw(handle, id, by.name());
                    if (!isOwn) {
                        noteCancelled(handle, slip, by);
                    }
                });
        return new Outcome.Done(find(id));
    }

    /// Records why a closing count differs, once, by one of its signers.
    public synchronized Outcome explain(String id, Member by, String reason) {
        Slip slip = find(id);
        Optional<Counts.Count> count =
                casino.store()
                        .read(handle -> Counts.of(handle, id))
                        .filter(it -> !it.books().equals(slip.amount()));
        if (count.isEmpty()) {
            return new Outcome.NotSigned("no count on this slip differs from the books");
        }
        if (!slip.signers().contains(by.name())) {
            return new Outcome.NotSigned("only a signer may explain the count: " + slip.signers());
        }
        Optional<String> done = count.flatMap(Counts.Count::explainedBy);
        if (done.isPresent()) {
            return new Outcome.NotSigned(done.get() + " has explained it");
        }
        write(
                handle -> {
                    Counts.explain(handle, id, reason, by.name());
                    Instant now = casino.clock().instant();
                    Significant.note(
                            handle, now, "count-explained", by.name(), slip.table(), reason);
                });
        return new Outcome.Done(slip);
    }

    private void write(Consumer<Handle> change) {
        casino.store()
                .write(
                        handle -> {
                            change.accept(handle);
                            return true;
                        })
                .join();
    }
}
