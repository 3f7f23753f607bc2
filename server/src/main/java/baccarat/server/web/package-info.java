/// The casino over HTTP and WebSocket: routes, who may use them, and how refusals are told.
@NullMarked
package baccarat.server.web;

import org.jspecify.annotations.NullMarked;
