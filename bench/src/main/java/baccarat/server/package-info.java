/// How long a casino takes to open.
@NullMarked
package baccarat.server;

import org.jspecify.annotations.NullMarked;
