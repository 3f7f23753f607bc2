package baccarat.reports;

import baccarat.odds.Removal;
import java.math.BigDecimal;
import java.util.List;

/// The mathematics report in JSON: the answer of `baccarat odds` and what the report adds to it.
public record ReportJson(
        String regulation,
        String name,
        String sha256,
        int decks,
        int cards,
        List<OddsJson.OneWager> wagers,
        List<OddsJson.Together> covariances,
        List<RemovalJson> removals,
        List<AtStake> stakes,
        List<Warning> warnings,
        ProgramJson program) {

    public record AtStake(String stake, BigDecimal houseEdge) {}

    public static ReportJson of(MathReport report) {
        OddsJson odds = OddsJson.of(report.odds());
        return new ReportJson(
                report.submission().regulation().id(),
                report.submission().name(),
                report.sha256(),
                report.rules().cards().decksInTheShoe(),
                odds.cards(),
                odds.wagers(),
                odds.covariances(),
                report.removals().stream().map(ReportJson::removal).toList(),
                report.stakes().stream().map(ReportJson::atStake).toList(),
                report.warnings(),
                ProgramJson.of(Program.running()));
    }

    private static RemovalJson removal(Removal removal) {
        return RemovalJson.of(String.valueOf(removal.card().rank().symbol()), removal);
    }

    private static AtStake atStake(MathReport.AtStake at) {
        return new AtStake(at.stake().toString(), at.banker().houseEdge());
    }
}
