@NullMarked
package baccarat.server.care;

import org.jspecify.annotations.NullMarked;
