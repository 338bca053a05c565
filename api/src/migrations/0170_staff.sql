-- Secrets of staff: never events, so that no reader of the log can log in with them.
CREATE SCHEMA staff;

CREATE TABLE staff.authenticators (
  staff_id uuid PRIMARY KEY,
  -- Sealed.
  secret   text NOT NULL
);

-- Keyed hashes; which of them are used up, the events say.
CREATE TABLE staff.recovery_codes (
  staff_id  uuid NOT NULL,
  number    integer NOT NULL,
  code_hash text COLLATE "C" NOT NULL,
  PRIMARY KEY (staff_id, number)
);

-- Logins that are half done, and mailed links. The token itself is only with its owner.
CREATE TABLE staff.tokens (
  token_hash text COLLATE "C" PRIMARY KEY,
  purpose    text COLLATE "C" NOT NULL,
  staff_id   uuid NOT NULL,
  -- Of the authenticator that is being set up, sealed; or the password that a link replaces.
  subject    text COLLATE "C",
  -- The key of the request that used it: only that one may come again.
  used_by    text COLLATE "C",
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_tokens_by_expiry ON staff.tokens (expires_at);

-- Where a session was opened, in words such as `Firefox on Linux`; and when.
ALTER TABLE authentication.sessions ADD COLUMN device text, ADD COLUMN opened_at timestamptz;
