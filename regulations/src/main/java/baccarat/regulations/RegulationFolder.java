package baccarat.regulations;

import java.util.Map;
import java.util.Optional;

/// A folder of texts as it was found: a document, or what several documents share.
///
/// @param path where it is, as people are told
/// @param name the last part of the path, by which a document names a folder it shares
/// @param files the texts by the names of their files
public record RegulationFolder(String path, String name, Map<String, String> files) {

    /// The options of a document. A folder that has it is a document.
    public static final String OPTIONS = "regulation.yaml";

    /// The options that documents share. A folder that has it is shared.
    public static final String SHARED = "shared.yaml";

    /// The clauses, a line each.
    public static final String CLAUSES = "clauses";

    public RegulationFolder {
        files = Map.copyOf(files);
    }

    public boolean isDocument() {
        return files.containsKey(OPTIONS);
    }

    public boolean isShared() {
        return files.containsKey(SHARED);
    }

    Optional<String> text(String file) {
        return Optional.ofNullable(files.get(file));
    }

    String pathOf(String file) {
        return path.isEmpty() ? file : path + "/" + file;
    }
}
