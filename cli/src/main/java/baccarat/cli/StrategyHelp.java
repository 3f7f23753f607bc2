package baccarat.cli;

import baccarat.simulation.strategy.Strategies;
import java.io.PrintWriter;

/// The strategies for people: what each does, and how it is written.
final class StrategyHelp {

    private StrategyHelp() {}

    static boolean isKnown(String text) {
        String name = text.split(":", 2)[0];
        return Strategies.help().stream().anyMatch(help -> help.name().equals(name));
    }

    static void print(PrintWriter out) {
        for (Strategies.Help help : Strategies.help()) {
            out.printf("%-11s %s%n", help.name(), help.gist());
            for (String example : help.examples()) {
                out.printf("%-11s   --strategy '%s'%n", "", example);
            }
        }
    }
}
