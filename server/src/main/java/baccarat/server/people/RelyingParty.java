package baccarat.server.people;

/// Where passkeys work, in the words of WebAuthn.
///
/// @param id the name that a passkey is made for and works under
/// @param origin the address of the page that may ask for one, as a browser writes it
public record RelyingParty(String id, String origin) {}
