/// Tests of what the casino says over HTTP, against its own description.
@NullMarked
package baccarat.server.web;

import org.jspecify.annotations.NullMarked;
