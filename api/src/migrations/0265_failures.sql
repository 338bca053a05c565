-- The last failure of each that follows the log: its kind, and nothing that anybody wrote.
CREATE TABLE kernel.failures (
  name      text PRIMARY KEY,
  error     text NOT NULL,
  failed_at timestamptz NOT NULL
);
