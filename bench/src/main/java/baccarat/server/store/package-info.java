/// How fast the store takes in events.
@NullMarked
package baccarat.server.store;

import org.jspecify.annotations.NullMarked;
