/// Tests of queues.
@NullMarked
package baccarat.server.work;

import org.jspecify.annotations.NullMarked;
