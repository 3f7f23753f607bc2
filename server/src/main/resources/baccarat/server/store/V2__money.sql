-- What each wager brought the house, round by round, as far as it was settled; reports are sums over these rows.
-- spot is a seat or a line, or "-" for a patron without one; wager is CORRECTION where a payout was put right.
-- Vigorish is what was collected; that of a marker counts for the round after which it was.
CREATE TABLE round_wager (
    log TEXT NOT NULL REFERENCES log (id),
    round INTEGER NOT NULL,
    spot TEXT NOT NULL,
    wager TEXT NOT NULL,
    at BIGINT NOT NULL,
    staked BIGINT NOT NULL,
    won BIGINT NOT NULL,
    vigorish BIGINT NOT NULL,
    PRIMARY KEY (log, round, spot, wager)
);

CREATE INDEX round_wager_at ON round_wager (at);
CREATE INDEX posting_at ON posting (at);
