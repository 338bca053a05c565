-- Events that the broker refused as too large: the relay went on without them.
CREATE TABLE kernel.set_aside (
  position     bigint PRIMARY KEY,
  bytes        integer NOT NULL,
  set_aside_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
