package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import baccarat.rules.Wager;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Name;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The kind of a thing is a type that the compiler knows: no code goes by the name of a class, no
/// switch passes over the kinds that it does not name, and what a step is about is never cast.
class TypedStepsTest {

    private static final Set<String> NAMES_OF_CLASSES = Set.of("getSimpleName", "getTypeName");

    /// The sealed types of a table. As a label of a switch, one of these is a quiet default.
    private static final Set<String> SEALED = Set.of("Event", "Command", "Move", "Phase");

    /// Each wager has a rule of its own in these, so a list of values would not do.
    private static final Set<String> WAGER_BY_WAGER = Set.of("Outcome", "PayLine");

    private static final List<String> CLASS_NAMES = new ArrayList<>();
    private static final List<String> QUIET = new ArrayList<>();
    private static final List<String> CASTS = new ArrayList<>();
    private static final Set<String> OVER_WAGERS = new TreeSet<>();

    @BeforeAll
    static void read() throws IOException {
        var sources = new ArrayList<Path>();
        for (Room room : Room.values()) {
            sources.addAll(room.sources());
        }
        for (CompilationUnitTree unit : JavaFiles.parsed(sources).units()) {
            String file = Path.of(unit.getSourceFile().getName()).getFileName().toString();
            new Reader().scan(unit, file.replace(".java", ""));
        }
    }

    private static final class Reader extends TreeScanner<Void, String> {

        @Override
        public Void visitMemberSelect(MemberSelectTree select, String file) {
            note(select.getIdentifier(), file);
            return super.visitMemberSelect(select, file);
        }

        @Override
        public Void visitMemberReference(MemberReferenceTree reference, String file) {
            note(reference.getName(), file);
            return super.visitMemberReference(reference, file);
        }

        private static void note(Name name, String file) {
            if (NAMES_OF_CLASSES.contains(name.toString())) {
                CLASS_NAMES.add(file);
            }
        }

        /// The place, the hand or the card that a step is about has a type.
        @Override
        public Void visitTypeCast(TypeCastTree cast, String file) {
            String type = cast.getType().toString();
            if (type.matches("(Move|Command|Event|Due)\\b.*")) {
                CASTS.add(file);
            }
            return super.visitTypeCast(cast, file);
        }

        @Override
        public Void visitSwitch(SwitchTree tree, String file) {
            asked(tree.getExpression(), file);
            look(tree.getCases(), file);
            return super.visitSwitch(tree, file);
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree tree, String file) {
            asked(tree.getExpression(), file);
            look(tree.getCases(), file);
            return super.visitSwitchExpression(tree, file);
        }

        private static void asked(ExpressionTree expression, String file) {
            if (expression.toString().contains("getClass()")) {
                CLASS_NAMES.add(file);
            }
        }

        /// A switch over types with a default that does not throw.
        private static void look(List<? extends CaseTree> cases, String file) {
            List<String> labels =
                    cases.stream()
                            .flatMap(one -> one.getLabels().stream())
                            .map(Object::toString)
                            .toList();
            if (labels.contains(Wager.DRAGON_7.name()) || labels.contains(Wager.ROYAL_9.name())) {
                OVER_WAGERS.add(file);
            }
            if (labels.stream().anyMatch(label -> SEALED.contains(label.split(" ", -1)[0]))) {
                QUIET.add(file);
            }
            boolean overTypes =
                    cases.stream()
                            .flatMap(one -> one.getLabels().stream())
                            .anyMatch(PatternCaseLabelTree.class::isInstance);
            boolean quiet =
                    cases.stream()
                            .filter(
                                    one ->
                                            one.getLabels().stream()
                                                    .anyMatch(
                                                            DefaultCaseLabelTree.class::isInstance))
                            .anyMatch(one -> !isThrown(one));
            if (overTypes && quiet) {
                QUIET.add(file);
            }
        }

        private static boolean isThrown(CaseTree one) {
            Tree body = one.getBody();
            List<? extends StatementTree> statements = one.getStatements();
            return body instanceof ThrowTree
                    || (statements != null
                            && !statements.isEmpty()
                            && statements.getLast() instanceof ThrowTree);
        }
    }

    @Test
    void nothing_goes_by_the_name_of_a_class() {
        assertEquals(List.of(), CLASS_NAMES);
    }

    @Test
    void what_a_step_is_about_is_never_cast() {
        assertEquals(List.of(), CASTS);
    }

    /// Where each wager has a value, a list has it: what the next wager needs is then a line more.
    @Test
    void a_switch_over_wagers_is_where_each_has_a_rule_of_its_own() {
        assertEquals(WAGER_BY_WAGER, OVER_WAGERS);
    }

    @Test
    void no_switch_over_types_has_a_quiet_default() {
        assertEquals(List.of(), QUIET);
    }
}
