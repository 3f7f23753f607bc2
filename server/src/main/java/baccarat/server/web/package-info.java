/// The casino over HTTP and WebSocket: routes, permissions, and the form of refusals.
@NullMarked
package baccarat.server.web;

import org.jspecify.annotations.NullMarked;
