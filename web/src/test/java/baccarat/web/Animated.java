package baccarat.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What a stylesheet, or a script with styles in it, animates: the properties in keyframes, those
/// that a transition names, and those given to an element's `animate`.
final class Animated {

    private static final Pattern KEYFRAMES = Pattern.compile("@keyframes\\s+[\\w-]+\\s*(?=\\{)");
    private static final Pattern ANIMATE = Pattern.compile("\\.animate(?=\\()");
    private static final Pattern PROPERTY = Pattern.compile("([\\w-]+)\\s*:");
    private static final Pattern TRANSITION =
            Pattern.compile(
                    "\\btransition(?:-?[pP]roperty)?['\"]?\\s*[:=,]\\s*['\"`]?([^;}'\"`]+)");

    private static final List<String> TIMING =
            List.of("duration", "delay", "easing", "fill", "iterations", "direction", "offset");

    private Animated() {}

    static List<String> in(String text) {
        var found = new ArrayList<String>();
        KEYFRAMES.matcher(text).results().forEach(at -> found.addAll(within(text, at.end())));
        ANIMATE.matcher(text).results().forEach(at -> found.addAll(within(text, at.end())));
        TRANSITION.matcher(text).results().forEach(at -> found.addAll(named(at.group(1))));
        return found;
    }

    /// The properties between a bracket and the one that closes it.
    private static List<String> within(String text, int start) {
        return PROPERTY.matcher(text.substring(start, closing(text, start)))
                .results()
                .map(at -> at.group(1))
                .filter(name -> !TIMING.contains(name))
                .toList();
    }

    private static int closing(String text, int start) {
        int open = 0;
        for (int i = start; i < text.length(); i++) {
            open += "({".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
            open -= ")}".indexOf(text.charAt(i)) >= 0 ? 1 : 0;
            if (open == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("never closed: " + text.substring(start));
    }

    /// The first word of each part; a part that begins with a time animates everything.
    private static List<String> named(String transitions) {
        String flat = transitions.replaceAll("\\([^)]*\\)", "");
        return Stream.of(flat.split(",")).map(Animated::first).toList();
    }

    private static String first(String transition) {
        Matcher word = Pattern.compile("^\\s*([a-z-]+)(?=\\s|$)").matcher(transition);
        return word.find() ? word.group(1) : "all";
    }
}
