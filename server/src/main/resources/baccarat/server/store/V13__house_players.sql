-- 1 where a house player wagered: reports leave these out. Wagers from before are counted as they were.
ALTER TABLE round_wager ADD COLUMN house_player INTEGER NOT NULL DEFAULT 0;
