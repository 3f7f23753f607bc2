-- The number that stands on a slip, in the order of the house, without a gap.
CREATE TABLE slip_number (
    slip TEXT PRIMARY KEY REFERENCES slip (id),
    number BIGINT NOT NULL UNIQUE
);

-- The last number that was given out: one row, or none before the first slip.
CREATE TABLE last_slip (
    place INTEGER PRIMARY KEY,
    number BIGINT NOT NULL
);

INSERT INTO slip_number (slip, number) SELECT id, row_number() OVER (ORDER BY at, id) FROM slip;
INSERT INTO last_slip (place, number) SELECT 1, count(*) FROM slip HAVING count(*) > 0;

-- The chips of a slip by denomination.
CREATE TABLE slip_chips (
    slip TEXT NOT NULL REFERENCES slip (id),
    cents BIGINT NOT NULL,
    pieces INTEGER NOT NULL,
    PRIMARY KEY (slip, cents)
);
