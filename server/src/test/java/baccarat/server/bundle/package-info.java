@NullMarked
package baccarat.server.bundle;

import org.jspecify.annotations.NullMarked;
