/// Checks whether everything the casino has stored is consistent.
@NullMarked
package baccarat.server.audit;

import org.jspecify.annotations.NullMarked;
