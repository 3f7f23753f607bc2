/// Load: a casino in a process of its own, and people over real sockets beside it.
@NullMarked
package baccarat.server.load;

import org.jspecify.annotations.NullMarked;
