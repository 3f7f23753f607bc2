/// Tests of the store, each with both databases.
@NullMarked
package baccarat.server.store;

import org.jspecify.annotations.NullMarked;
