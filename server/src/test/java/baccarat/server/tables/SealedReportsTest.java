package baccarat.server.tables;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baccarat.dealer.AutomaticDealer;
import baccarat.server.FirstTables;
import baccarat.table.Asked;
import baccarat.table.Command;
import baccarat.table.Decision;
import baccarat.table.Happened;
import baccarat.table.Person;
import baccarat.table.Place;
import baccarat.table.Table;
import baccarat.table.TableState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// A card that is reported at a sealed shoe, at every moment of some rounds under every example: if
/// the table accepts the report, the shoe has that card.
class SealedReportsTest {

    static final List<String> EXAMPLES = FirstTables.EXAMPLES;

    private static final int ROUNDS = 3;
    private static final Person DAN = Person.dealer("dan");

    private static List<String> reports() {
        var reports =
                new ArrayList<>(
                        List.of(
                                "{'command':'ReportFaceUpInTheShoe'}",
                                "{'command':'ReportSurplusCard','asThePlayersThird':false}",
                                "{'command':'ReportSurplusCard','asThePlayersThird':true}",
                                "{'command':'ReportSurplusCard','asThePlayersThird':false,'disclosed':true}",
                                "{'command':'ReportSurplusCard','asThePlayersThird':true,'disclosed':true}"));
        for (Place place : Place.values()) {
            reports.add("{'command':'ReportMisplacedCard','laidOn':'%s'}".formatted(place.name()));
            reports.add(
                    "{'command':'ReportMisplacedCard','laidOn':'%s','disclosed':true}"
                            .formatted(place.name()));
        }
        return reports.stream().map(report -> report.replace('\'', '"')).toList();
    }

    @ParameterizedTest
    @FieldSource("EXAMPLES")
    void a_report_that_is_accepted_has_its_card(String example) {
        var accepted = new HashSet<String>();
        List<String> reports = reports();
        ExampleRounds.play(
                example,
                ROUNDS,
                moment -> {
                    for (String report : reports) {
                        Command command =
                                new WithFaces(moment.state(), moment.dealer())
                                        .complete(Wire.JSON.readTree(report));
                        if (Judge.withoutItsCard(command, moment.dealer()).isEmpty()
                                && Table.decide(
                                                moment.state(),
                                                new Asked(DAN, moment.now(), command))
                                        instanceof Decision.Accepted(var events, _)) {
                            accepted.add(report);
                            follow(moment, events);
                        }
                    }
                });
        assertTrue(accepted.size() >= 4, accepted.toString());
    }

    /// With hands of its own, so that the round goes on as if nothing had been reported.
    private static void follow(ExampleRounds.Moment moment, List<Happened> events) {
        TableState state = moment.state();
        AutomaticDealer dealer = ExampleRounds.dealer(state.rules());
        dealer.saw(moment.events());
        for (Happened happened : events) {
            List<Integer> faced = FacedPlaces.of(state, happened.event(), dealer);
            assertFalse(faced.stream().anyMatch(place -> place < 0));
            dealer.saw(List.of(happened));
            state = Table.apply(state, happened);
        }
    }
}
