@NullMarked
package baccarat.server.audit;

import org.jspecify.annotations.NullMarked;
