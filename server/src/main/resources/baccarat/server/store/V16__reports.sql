-- Who dealt a round: the dealer who ended it, or the last one before the floor voided it. Empty for old rounds whose events are archived.
ALTER TABLE round ADD COLUMN dealer TEXT;
UPDATE round SET dealer = (SELECT e.who FROM event e WHERE e.log = round.log AND e.number = round.last_event AND e.role = 'dealer');
CREATE INDEX round_at ON round (at);

-- How much more vigorish patrons owe after these rounds than before; not known of rounds that were over before.
ALTER TABLE round_wager ADD COLUMN owed BIGINT NOT NULL DEFAULT 0;
