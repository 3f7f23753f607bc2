/// Finished rounds, rebuilt from the log for people who ask about them.
@NullMarked
package baccarat.server.rounds;

import org.jspecify.annotations.NullMarked;
