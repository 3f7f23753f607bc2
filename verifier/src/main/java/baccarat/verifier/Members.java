package baccarat.verifier;

import java.util.Optional;
import java.util.Set;

/// The members of a bundle by name, in a zip file or in a folder.
public interface Members {

    Set<String> names();

    /// What is in a member; nothing if there is none or it cannot be read.
    Optional<byte[]> bytes(String name);
}
