-- One row: what belongs to the master key and outlives it. `generation` rises when another takes its place; a process
-- that knows only the one before makes no keys any more.
CREATE TABLE vault.master (
  one        boolean PRIMARY KEY DEFAULT true CHECK (one),
  generation integer NOT NULL,
  lookup     bytea NOT NULL,
  requests   bytea NOT NULL
);
