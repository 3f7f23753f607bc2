package baccarat.reports;

import baccarat.rules.Money;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The report of a day in JSON, for the page and for other programs. Its shape is in the
/// description of the API.
public final class DayJson {

    private DayJson() {}

    public static ObjectNode of(
            String by, String from, String to, String house, List<DayLine> lines) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("by", by).put("house", house).put("from", from).put("to", to);
        ArrayNode array = node.putArray("rows");
        lines.forEach(line -> array.add(row(line)));
        return node;
    }

    private static ObjectNode row(DayLine line) {
        ObjectNode node = Json.MAPPER.createObjectNode();
        node.put("name", line.name());
        node.put("rounds", line.rounds());
        line.roundsAnHour().ifPresent(it -> node.put("roundsAnHour", it.toPlainString()));
        node.put("hoursOpen", line.hoursOpen().toPlainString());
        node.put("handle", money(line.handle()));
        node.put("drop", money(line.drop()));
        node.put("win", money(line.win()));
        line.hold().ifPresent(it -> node.put("hold", it.toPlainString()));
        node.put("vigorish", money(line.vigorish()));
        node.put("theoretical", money(line.theoreticalCents()));
        node.put("deviation", money(line.deviationCents()));
        line.deviation()
                .ifPresent(
                        it -> {
                            node.put("z", it.z().toPlainString());
                            node.put("alarm", it.alarm().toString());
                            node.put("words", it.inWords());
                        });
        return node;
    }

    private static String money(long cents) {
        return new Money(cents).toString();
    }
}
