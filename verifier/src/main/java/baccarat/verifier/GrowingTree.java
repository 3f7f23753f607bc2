package baccarat.verifier;

import java.util.ArrayList;
import java.util.List;

/// The tree over the lines of a log while it is read: the roots of its complete parts, each of
/// twice as many lines as the next or more.
final class GrowingTree {

    private final List<Part> parts = new ArrayList<>();
    private long size;

    private record Part(long lines, String root) {}

    void add(String line) {
        var last = new Part(1, leaf(line));
        while (!parts.isEmpty() && parts.getLast().lines() == last.lines()) {
            Part left = parts.removeLast();
            last = new Part(2 * left.lines(), Tree.node(left.root(), last.root()));
        }
        parts.add(last);
        size++;
    }

    static String leaf(String line) {
        return Hashing.sha256("00", Hashing.utf8(line));
    }

    long size() {
        return size;
    }

    /// Of at least one line.
    String root() {
        String root = parts.getLast().root();
        for (int part = parts.size() - 2; part >= 0; part--) {
            root = Tree.node(parts.get(part).root(), root);
        }
        return root;
    }
}
