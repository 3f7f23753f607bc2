/// Whether what the casino has stored belongs together.
@NullMarked
package baccarat.server.audit;

import org.jspecify.annotations.NullMarked;
