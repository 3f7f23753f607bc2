-- Who had the wager, by the name the log has for them; not known of wagers from before, and of corrections without a seat.
ALTER TABLE round_wager ADD COLUMN patron TEXT;
