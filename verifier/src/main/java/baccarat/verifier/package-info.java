/// Checks a verified shoe or a table's log with the JDK alone. It shares no code with the rooms
/// that deal and record, so that a mistake of theirs is not also made here.
@NullMarked
package baccarat.verifier;

import org.jspecify.annotations.NullMarked;
