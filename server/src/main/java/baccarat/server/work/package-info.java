/// Work that takes a processor for long: it has threads of its own, and a bounded line in front.
@NullMarked
package baccarat.server.work;

import org.jspecify.annotations.NullMarked;
