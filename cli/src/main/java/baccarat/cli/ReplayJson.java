package baccarat.cli;

import baccarat.records.LogHeader;
import baccarat.records.RoundLog;
import baccarat.records.RoundRow;
import baccarat.records.Telling;
import baccarat.rules.Side;
import baccarat.table.Happened;
import baccarat.table.TableState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The JSON of `baccarat replay`. Its shape is documented in docs/cli.md.
final class ReplayJson {

    private ReplayJson() {}

    /// Seed and shoe are text, since they may have more digits than a JSON number keeps.
    record Log(
            String regulation,
            String name,
            @Nullable String stream,
            @Nullable String seed,
            @Nullable String firstShoe,
            List<Round> rounds,
            long events,
            String head,
            boolean closed,
            String edition,
            @Nullable String otherLaw,
            List<Earlier> earlier,
            List<String> objections) {}

    record Earlier(long event, String told, int reading) {}

    record Round(
            @Nullable Integer round,
            long shoe,
            String kind,
            List<String> player,
            List<String> banker,
            @Nullable Integer playerCount,
            @Nullable Integer bankerCount,
            String result) {}

    record Page(
            String regulation,
            String name,
            int round,
            boolean over,
            List<Round> hands,
            List<Event> events,
            List<Chips> patrons,
            Holdings before,
            Holdings after) {}

    record Event(
            String at,
            String role,
            String who,
            String told,
            List<String> clauses,
            String because) {}

    record Chips(String patron, String before, String after, String change) {}

    record Holdings(
            String tray,
            String drop,
            String vigorish,
            Map<String, String> meters,
            int shoe,
            int discards) {}

    static Log of(LoggedTable table, List<Round> rounds, LoggedTable.Whole whole) {
        LogHeader header = table.header();
        return new Log(
                header.regulation(),
                header.name(),
                header.dealt().map(LogHeader.Dealt::stream).orElse(null),
                header.dealt().map(dealt -> String.valueOf(dealt.seed())).orElse(null),
                header.dealt().map(dealt -> String.valueOf(dealt.firstShoe())).orElse(null),
                rounds,
                whole.events(),
                whole.head(),
                whole.isClosed(),
                header.edition(),
                table.otherLaw().orElse(null),
                whole.earlier().stream()
                        .map(one -> new Earlier(one.number(), one.told(), one.by().reading()))
                        .toList(),
                table.objectionsToday());
    }

    static Round of(RoundRow row) {
        return new Round(
                row.isSimulated() ? null : row.play().number(),
                row.shoe(),
                row.play().kind().toString(),
                row.cards(Side.PLAYER),
                row.cards(Side.BANKER),
                row.count(Side.PLAYER).orElse(null),
                row.count(Side.BANKER).orElse(null),
                row.result());
    }

    static Page of(RoundPage page) {
        LogHeader header = page.table().header();
        var why = new Why(page.table().approved().regulation());
        return new Page(
                header.regulation(),
                header.name(),
                page.round().number(),
                page.round().isOver(),
                page.rows().stream().map((RoundRow row) -> of(row)).toList(),
                page.round().events().stream().map(happened -> of(happened, why)).toList(),
                page.round().chips().stream().map((RoundLog.Chips chips) -> of(chips)).toList(),
                of(page.round().before()),
                of(page.round().after()));
    }

    private static Event of(Happened happened, Why why) {
        return new Event(
                happened.at().toString(),
                happened.who().role().toString(),
                happened.who().name(),
                Telling.of(happened.event()),
                why.paths(happened.because()),
                Why.gists(happened.because()));
    }

    private static Chips of(RoundLog.Chips chips) {
        return new Chips(
                chips.patron(),
                chips.before().toString(),
                chips.after().toString(),
                chips.change().toString());
    }

    private static Holdings of(TableState state) {
        baccarat.records.Holdings has = baccarat.records.Holdings.of(state.accounts());
        var meters = new LinkedHashMap<String, String>();
        state.meters().shown().forEach((m, shows) -> meters.put(m.toString(), shows.toString()));
        return new Holdings(
                has.tray().toString(),
                has.drop().toString(),
                has.vigorish().toString(),
                meters,
                state.stock().shoe(),
                state.stock().discards());
    }
}
