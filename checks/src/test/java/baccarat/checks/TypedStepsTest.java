package baccarat.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Name;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The kind of a thing is a type that the compiler knows: no code goes by the name of a class, and
/// no switch passes over the kinds that it does not name.
class TypedStepsTest {

    private static final List<String> CLASS_NAMES = new ArrayList<>();
    private static final List<String> QUIET = new ArrayList<>();

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
            if (name.contentEquals("getSimpleName")) {
                CLASS_NAMES.add(file);
            }
        }

        @Override
        public Void visitSwitch(SwitchTree tree, String file) {
            look(tree.getCases(), file);
            return super.visitSwitch(tree, file);
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree tree, String file) {
            look(tree.getCases(), file);
            return super.visitSwitchExpression(tree, file);
        }

        /// A switch over types with a default that does not throw.
        private static void look(List<? extends CaseTree> cases, String file) {
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
    void no_switch_over_types_has_a_quiet_default() {
        assertEquals(List.of(), QUIET);
    }
}
