CREATE SCHEMA accounts;

-- One-time links; the token itself is only in the mail.
CREATE TABLE accounts.activation_tokens (
  token_hash text COLLATE "C" PRIMARY KEY,
  member_id  uuid NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX activation_tokens_by_member ON accounts.activation_tokens (member_id);
CREATE INDEX activation_tokens_by_expiry ON accounts.activation_tokens (expires_at);

-- When a member was last seen, to the minute. Not an event: nobody needs its history.
CREATE TABLE accounts.presence (
  member_id uuid PRIMARY KEY,
  seen_at   timestamptz NOT NULL
) WITH (fillfactor = 70);
