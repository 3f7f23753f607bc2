package baccarat.records.states;

import baccarat.rules.Wager;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Due;
import baccarat.table.Move;
import baccarat.table.Next;
import baccarat.table.Phase;
import baccarat.table.Shoe;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;

/// A way from opening on by what is due, so that a search begins in all phases at once.
///
/// @param length in steps
/// @param first what is done before that, where it may be
/// @param prefers what is done before all else
/// @param begins the state from which a search begins there, if one does
record Way(
        int length,
        List<Move> first,
        BiPredicate<TableState, Command> prefers,
        Function<TableState, Optional<TableState>> begins) {

    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    /// What a person does where nothing is due.
    private static final List<Move> COMES =
            List.of(
                    new Move.OpenTable(),
                    new Move.PlaceWager(),
                    new Move.TakePlace(),
                    new Move.BuyIn());

    /// What comes first where patrons have shares in a sealed shoe.
    private static final List<Move> SEALS =
            List.of(
                    new Move.BuyIn(),
                    new Move.TakePlace(),
                    new Move.PublishSeal(),
                    new Move.PledgeShare(),
                    new Move.AddNonce());

    static final Way SEALED = new Way(60, SEALS, (_, _) -> false, Optional::of);

    static final Way USUAL = new Way(300, List.of(), (_, _) -> false, Optional::of);

    /// A search begins in rounds in which House Money is settled, and the shoe has one card left.
    static final Way AFTER_HOUSE_MONEY =
            new Way(300, List.of(), Way::isHouseMoney, Way::afterHouseMoney);

    /// A search begins in rounds in which a coupon lies on the layout, and the shoe has one card
    /// left.
    static final Way WITH_A_COUPON = new Way(300, List.of(), Way::isCoupon, Way::withACoupon);

    /// The first wager of a round.
    private static boolean isHouseMoney(TableState state, Command command) {
        return state.phase() instanceof Phase.AcceptingWagers open
                && open.layout().isEmpty()
                && command instanceof Command.PlaceWager(_, var wager, _)
                && wager == Wager.HOUSE_MONEY;
    }

    private static Optional<TableState> afterHouseMoney(TableState state) {
        return state.phase()
                .underWay()
                .filter(it -> !it.houseMoney().isEmpty())
                .map(_ -> withOneCardLeft(state));
    }

    /// A coupon as soon as there is a wager for it.
    private static boolean isCoupon(TableState state, Command command) {
        return state.phase() instanceof Phase.AcceptingWagers open
                && !open.layout().isEmpty()
                && open.layout().stream().noneMatch(it -> it.coupon().isAboveZero())
                && (command instanceof Command.PlaceCoupon
                        || command instanceof Command.IssueCoupon);
    }

    private static Optional<TableState> withACoupon(TableState state) {
        return state.phase()
                .underWay()
                .filter(it -> it.layout().stream().anyMatch(lies -> lies.coupon().isAboveZero()))
                .map(_ -> withOneCardLeft(state));
    }

    private static TableState withOneCardLeft(TableState state) {
        return state.with(state.stock().burned(state.stock().shoe() - 1))
                .with(state.shoe().with(Shoe.Cover.OUT));
    }

    static Instant at(TableState state) {
        return state.clock().equals(Instant.EPOCH) ? START : state.clock();
    }

    Decision.Accepted next(TableState state) {
        var questions = new Questions(state);
        List<Due> steps = Next.steps(state, at(state));
        Stream<Questions.Question> preferred =
                steps.stream()
                        .flatMap(due -> questions.about(due).stream())
                        .filter(it -> prefers.test(state, it.command()));
        Stream<Due> required = steps.stream().filter(Due::required);
        Stream<Questions.Question> others =
                Stream.of(among(steps, first), required, among(steps, COMES))
                        .flatMap(due -> due)
                        .flatMap(due -> questions.about(due).stream());
        return Stream.concat(preferred, others)
                .map(it -> Table.decide(state, new Asked(it.who(), at(state), it.command())))
                .filter(Decision.Accepted.class::isInstance)
                .map(Decision.Accepted.class::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing goes on in " + state.phase()));
    }

    private static Stream<Due> among(List<Due> steps, List<Move> moves) {
        return moves.stream()
                .flatMap(move -> steps.stream().filter(due -> due.move().equals(move)));
    }
}
