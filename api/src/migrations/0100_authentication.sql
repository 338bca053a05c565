-- Secrets and counters that must be deletable: never events.
CREATE SCHEMA authentication;

CREATE TABLE authentication.credentials (
  owner_id      uuid PRIMARY KEY,
  password_hash text NOT NULL
);

-- The token itself is only in the cookie.
CREATE TABLE authentication.sessions (
  token_hash text COLLATE "C" PRIMARY KEY,
  id         uuid NOT NULL,
  kind       text NOT NULL,
  owner_id   uuid NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_owner ON authentication.sessions (owner_id);
CREATE INDEX sessions_by_expiry ON authentication.sessions (expires_at);

-- Subjects are keyed hashes of accounts and addresses.
CREATE TABLE authentication.login_attempts (
  subject text COLLATE "C" PRIMARY KEY,
  tries   integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX login_attempts_by_end ON authentication.login_attempts (ends_at);
