@NullMarked
package baccarat.server.signing;

import org.jspecify.annotations.NullMarked;
