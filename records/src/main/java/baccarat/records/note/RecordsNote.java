package baccarat.records.note;

import java.util.HexFormat;
import java.util.List;

/// The house's statement that a bundle of records is what it gave out.
///
/// @param house the name of the house
/// @param manifest the SHA-256 of the bundle's manifest, in hexadecimal digits
public record RecordsNote(String house, String manifest) {

    /// What a signature under it is named.
    private String name() {
        return house + "/records";
    }

    public String text() {
        return String.join("\n", name(), ExactBase64.write(HexFormat.of().parseHex(manifest)), "");
    }

    public Note signed(PrivateNoteKey key) {
        return new Note(text(), List.of(key.as(name()).sign(text())));
    }
}
