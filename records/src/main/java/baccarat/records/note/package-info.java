/// Texts that are signed with Ed25519: signed notes, checkpoints of a log and cosignatures of a
/// witness, in the formats of C2SP.
@NullMarked
package baccarat.records.note;

import org.jspecify.annotations.NullMarked;
