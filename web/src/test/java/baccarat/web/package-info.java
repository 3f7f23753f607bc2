/// The page in a real browser, at a casino of its own.
@NullMarked
package baccarat.web;

import org.jspecify.annotations.NullMarked;
