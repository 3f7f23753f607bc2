package baccarat.verifier;

import java.util.List;

/// A checkpoint: the number of lines of a log, and the root of the tree over them.
///
/// @param root in hexadecimal digits
record SignedHead(String origin, long size, String root, SignedNote note) {

    /// From the note itself, or from the JSON in which the casino hands it out.
    static SignedHead read(String written) {
        boolean isJson = written.stripLeading().startsWith("{");
        SignedNote note =
                SignedNote.read(
                        isJson
                                ? Form.of("", JsonReader.read(written)).text("checkpoint")
                                : written);
        List<String> lines = note.text().lines().toList();
        if (lines.size() != 3 || !lines.get(1).matches("[1-9][0-9]{0,17}")) {
            throw new Wrong("a checkpoint has three lines: origin, size and root");
        }
        String root = SignedNote.unbase64(lines.get(2));
        if (root.length() != 64) {
            throw new Wrong("the root of a checkpoint has 32 bytes");
        }
        return new SignedHead(lines.getFirst(), Long.parseLong(lines.get(1)), root, note);
    }

    /// For people.
    String inWords() {
        return "the checkpoint of %s about %s %s"
                .formatted(
                        Wrong.printable(origin),
                        Finding.grouped(size),
                        size == 1 ? "line" : "lines");
    }
}
