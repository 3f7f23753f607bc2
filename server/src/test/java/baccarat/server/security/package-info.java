/// What the casino protects, tried from outside and from the side of a thief.
@org.jspecify.annotations.NullMarked
package baccarat.server.security;
