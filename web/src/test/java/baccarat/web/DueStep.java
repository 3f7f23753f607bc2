package baccarat.web;

import tools.jackson.databind.JsonNode;

/// A step that is due, as the command of whoever takes it.
final class DueStep {

    private DueStep() {}

    static String command(JsonNode step) {
        String name = step.path("command").asString();
        String about = step.path("about").asString("");
        String more =
                switch (name) {
                    case "Confirm" -> ",'duty':'" + about + "'";
                    case "MakeCall" -> ",'call':'" + about + "'";
                    case "Draw" -> ",'place':'" + about + "'";
                    case "Turn" -> ",'side':'" + about + "'";
                    case "CutCards" -> ",'depth':200";
                    case "PlaceCoverCard" -> ",'behind':14";
                    default -> about.isEmpty() ? "" : ",'spot':'" + about + "'";
                };
        return "{'command':'" + name + "'" + more + "}";
    }
}
