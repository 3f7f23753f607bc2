package baccarat.server.people;

/// Where passkeys work, in the terms of WebAuthn.
///
/// @param id the domain that a passkey is made for
/// @param origin the address of the page that may request one, as a browser writes it
public record RelyingParty(String id, String origin) {}
