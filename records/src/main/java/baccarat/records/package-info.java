/// A table's events written down: JSON with a format version, the hash chain, reading a log,
/// rebuilding a round.
@NullMarked
package baccarat.records;

import org.jspecify.annotations.NullMarked;
