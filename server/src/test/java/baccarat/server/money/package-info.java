@NullMarked
package baccarat.server.money;

import org.jspecify.annotations.NullMarked;
