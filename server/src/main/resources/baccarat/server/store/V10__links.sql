-- Meters that several tables share. Terms are the seeds and rates that the first table brought; founder is its log.
CREATE TABLE meter_link (
    name TEXT PRIMARY KEY,
    founder TEXT NOT NULL REFERENCES log (id),
    terms TEXT NOT NULL
);

-- Every move of the meters of a link, numbered from 1 in one order. "told" is what other tables write into
-- their logs about it, "meters" what the meters held after it.
CREATE TABLE meter_move (
    link TEXT NOT NULL REFERENCES meter_link (name),
    move BIGINT NOT NULL,
    log TEXT NOT NULL REFERENCES log (id),
    event BIGINT NOT NULL,
    told TEXT NOT NULL,
    meters TEXT NOT NULL,
    PRIMARY KEY (link, move)
);
