/// The house's own key, and what it signs with it: checkpoints of the logs.
@NullMarked
package baccarat.server.signing;

import org.jspecify.annotations.NullMarked;
