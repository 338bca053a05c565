-- The last day (UTC) on which a member's visit was noted for the order of searches.
ALTER TABLE accounts.presence ADD COLUMN noted_on date;
