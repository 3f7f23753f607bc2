/// Long computations: their own threads, and a bounded queue in front.
@NullMarked
package baccarat.server.work;

import org.jspecify.annotations.NullMarked;
