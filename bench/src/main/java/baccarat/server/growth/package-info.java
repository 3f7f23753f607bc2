@NullMarked
package baccarat.server.growth;

import org.jspecify.annotations.NullMarked;
