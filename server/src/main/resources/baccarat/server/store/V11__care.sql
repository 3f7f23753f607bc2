-- What each round brought each patron, by the name the log has for them; above zero is lost.
CREATE TABLE patron_result (
    log TEXT NOT NULL REFERENCES log (id),
    round INTEGER NOT NULL,
    patron TEXT NOT NULL,
    at BIGINT NOT NULL,
    staked BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    vigorish BIGINT NOT NULL,
    PRIMARY KEY (log, round, patron)
);

CREATE INDEX patron_result_of_patron ON patron_result (patron, at);

-- Limits that patrons have set for themselves; empty is none. What was asked for instead holds from later_at on.
CREATE TABLE own_limit (
    person TEXT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    held BIGINT,
    later BIGINT,
    later_at BIGINT,
    PRIMARY KEY (person, kind)
);

-- Until when a patron wants to be kept out.
CREATE TABLE away (
    person TEXT PRIMARY KEY REFERENCES person (id),
    until_at BIGINT NOT NULL,
    is_exclusion INTEGER NOT NULL
);

-- When patrons were signed in, for two days.
CREATE TABLE visit (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    begun_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX visit_of_person ON visit (person);
