-- Guests with the address they came from and when they were last signed in. A guest who stays away is cleared away.
CREATE TABLE guest (
    person TEXT PRIMARY KEY REFERENCES person (id),
    address TEXT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX guest_by_address ON guest (address);

INSERT INTO guest (person, address, seen_at) SELECT id, '', created_at FROM person WHERE is_guest = 1;
