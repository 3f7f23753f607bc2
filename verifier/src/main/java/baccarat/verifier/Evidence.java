package baccarat.verifier;

import java.util.List;
import java.util.Optional;

/// Independent evidence that a file is compared with.
///
/// @param noted what was written down when it was shown: the root of a shoe, or a log's last chain
/// @param key the public key of the house, as the house writes it: alone, or with all keys before
/// @param checkpoints signed notes about a log
/// @param witnesses public keys of those who must have seen each checkpoint
public record Evidence(
        Optional<String> noted,
        Optional<String> key,
        List<String> checkpoints,
        List<String> witnesses) {

    public Evidence {
        checkpoints = List.copyOf(checkpoints);
        witnesses = List.copyOf(witnesses);
    }

    static Evidence noted(Optional<String> noted) {
        return new Evidence(noted, Optional.empty(), List.of(), List.of());
    }
}
