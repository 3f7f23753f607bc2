-- Accounts: by what names are compared, what became of an account, browsers and passkeys.

-- Filled by the program, which knows more of letters than either database; see Names.key.
ALTER TABLE person ADD COLUMN name_key TEXT;
-- Counts what ends sessions. A session begins only under the epoch that was looked at when the person signed in.
ALTER TABLE person ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN stopped_at BIGINT;
ALTER TABLE person ADD COLUMN ended_at BIGINT;
ALTER TABLE person ADD COLUMN is_one_time INTEGER NOT NULL DEFAULT 0;

-- Accounts that the floor had stopped stay stopped; those that wrong passwords had locked are open again.
UPDATE person SET stopped_at = locked_at
WHERE locked_at IS NOT NULL
    AND (failures < 3 OR EXISTS (
        SELECT 1 FROM significant WHERE significant.kind = 'stopped' AND significant.at = person.locked_at));

DROP INDEX IF EXISTS person_by_name;
ALTER TABLE person DROP COLUMN locked_at;
ALTER TABLE person DROP COLUMN failures;
CREATE UNIQUE INDEX person_by_key ON person (name_key);

-- Browsers that have signed in under a name: strangers cannot slow them down.
CREATE TABLE device (
    token_hash TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES person (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (token_hash, person)
);

CREATE INDEX device_of_person ON device (person);

CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,
    credential TEXT NOT NULL,
    counter BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);

CREATE INDEX passkey_of_person ON passkey (person);
