/// The Merkle tree over a log's lines (RFC 9162): its root, proofs that a line is in it and that it
/// only grew, and a frontier that a table carries along while it plays.
@NullMarked
package baccarat.records.tree;

import org.jspecify.annotations.NullMarked;
