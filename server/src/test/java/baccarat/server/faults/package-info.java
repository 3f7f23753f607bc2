/// A real casino process and everything that can happen to one.
@NullMarked
package baccarat.server.faults;

import org.jspecify.annotations.NullMarked;
